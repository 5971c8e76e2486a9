/** What React is told of an element, by the names that it has for it. */
export type Properties = Readonly<Record<string, unknown>>;

/** Of JSX itself, or of what React alone does. */
const NOT_DRAWN = new Set(['children', 'key', 'ref']);

/** React's names that are not HTML's; it takes any case of the others. */
const HTML_NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/** Names that SVG writes with a hyphen. */
const HYPHENATED = /^(?:stroke|fill|text|font|clip|dominant)(?=[A-Z])/;

const attributeOf = (name: string): string =>
  HTML_NAMES[name] ??
  (HYPHENATED.test(name) ? name.replaceAll(/[A-Z]/g, (big) => `-${big.toLowerCase()}`) : name);

/** What is known of names met before: a board has the same few a thousand times. */
const attributes = new Map<string, string>();

function attributeNamed(name: string): string {
  const known = attributes.get(name);
  if (known !== undefined) return known;
  const attribute = attributeOf(name);
  attributes.set(name, attribute);
  return attribute;
}

/** Sets style by properties: the page's policy forbids the attribute. Numbers of pixels have a unit. */
function setStyle({ style }: HTMLElement | SVGElement, declared: object): void {
  for (const [name, value] of Object.entries(declared) as readonly [string, unknown][]) {
    if (name.startsWith('--')) style.setProperty(name, String(value));
    else Reflect.set(style, name, typeof value === 'number' ? `${value}px` : value);
  }
}

/** Gives an element what React would give it, but for what hears of events. */
export function setProperties(element: HTMLElement | SVGElement, properties: Properties): void {
  for (const name of Object.keys(properties)) {
    const value = properties[name];
    if (value === undefined || value === null || typeof value === 'function') continue;
    if (NOT_DRAWN.has(name)) continue;
    if (name === 'style') setStyle(element, value);
    else if (name === 'value' || name === 'checked') {
      Reflect.set(element, name, value);
      if (element instanceof HTMLInputElement && value !== false) {
        element.setAttribute(name, name === 'checked' ? '' : String(value));
      }
    } else if (typeof value !== 'boolean' || /^(?:data|aria)-/.test(name)) {
      element.setAttribute(attributeNamed(name), String(value));
    } else if (value) element.setAttribute(attributeNamed(name), '');
  }
}
