/** What a person may have changed, or what knows what to do when it is pressed: the newer one is taken. */
const OWN = 'input, select, textarea, [data-at-once]';

/** Of words that follow each other all move when the first change: they come anew together. */
const WORDS = 'section';

/**
 * Makes what is below `before` what is below `after`, which is taken apart for it: elements stay where
 * they are alike, so that the browser works out anew only what is different.
 */
export function patch(before: ParentNode, after: ParentNode): void {
  const [old, now] = [[...before.childNodes], [...after.childNodes]];
  if (old.length !== now.length) return before.replaceChildren(...now);
  for (const [at, node] of old.entries()) {
    const newer = now[at];
    if (newer !== undefined) patchNode(node, newer);
  }
}

function patchNode(old: ChildNode, now: ChildNode): void {
  if (old instanceof Element && now instanceof Element) {
    if (!canStay(old, now)) return old.replaceWith(now);
    if (old.querySelector(OWN) === null && old.isEqualNode(now)) return;
    if (old.matches(WORDS)) return old.replaceWith(now);
    patchAttributes(old, now);
    patch(old, now);
  } else if (old instanceof Text && now instanceof Text) {
    if (old.data !== now.data) old.data = now.data;
  } else old.replaceWith(now);
}

const canStay = (old: Element, now: Element): boolean =>
  old.localName === now.localName && !old.matches(OWN) && !now.matches(OWN);

function patchAttributes(old: Element, now: Element): void {
  for (const name of old.getAttributeNames()) {
    if (!now.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const name of now.getAttributeNames()) {
    const value = now.getAttribute(name) ?? '';
    if (old.getAttribute(name) === value) continue;
    // The page's policy forbids the attribute.
    if (name === 'style') styleOf(old).cssText = styleOf(now).cssText;
    else old.setAttribute(name, value);
  }
}

const styleOf = (element: Element): CSSStyleDeclaration =>
  (element as HTMLElement | SVGElement).style;
