/** HTML without `style` attributes, which the page's policy forbids, and rules that do the same. */
export interface Styled {
  readonly html: string;
  readonly style: string;
}

/**
 * Takes the `style` attributes out of HTML that React wrote: each different one becomes a rule, by
 * a name in the attribute `data-p`.
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
