/**
 * HTML without `style` attributes, which the page's content security policy forbids, and CSS rules
 * that replace them.
 */
export interface Styled {
  readonly html: string;
  readonly style: string;
}

/**
 * Removes the `style` attributes from HTML that React rendered: each distinct one becomes a rule,
 * selected by the attribute `data-p`.
 */
export function inlineStyles(written: string): Styled {
  const names = new Map<string, string>();
  const html = written.replaceAll(/ style="([^"]*)"/g, (_, declarations: string) => {
    const name = names.get(declarations) ?? names.size.toString(36);
    names.set(declarations, name);
    return ` data-p="${name}"`;
  });
  const rules = [...names].map(([declarations, name]) => `[data-p="${name}"]{${declarations}}`);
  return { html, style: rules.join('') };
}
