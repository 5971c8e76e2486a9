/** What React is told of an element, by the names that it has for it. */
export type Properties = Readonly<Record<string, unknown>>;

/** Of JSX itself, of what React alone does, or set by itself. */
const NOT_DRAWN = new Set(['children', 'key', 'ref', 'style']);

/** React's names that are not HTML's; it takes any case of the others. */
const HTML_NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/** Names that SVG writes with a hyphen. */
const HYPHENATED = /^(?:stroke|fill|text|font|clip|dominant)(?=[A-Z])/;

const attributeOf = (name: string): string =>
  HTML_NAMES[name] ??
  (HYPHENATED.test(name) ? name.replaceAll(/[A-Z]/g, (big) => `-${big.toLowerCase()}`) : name);

/** What is known of names met before: a board has the same few a thousand times. */
const attributes = new Map<string, string>();

function learnAttribute(name: string): string {
  const attribute = attributeOf(name);
  attributes.set(name, attribute);
  return attribute;
}

/** What an attribute says of a property; `undefined` where there is none. */
function attributeText(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null || typeof value === 'function') return undefined;
  if (typeof value !== 'boolean' || /^(?:data|aria)-/.test(name)) return String(value);
  return value ? '' : undefined;
}

function setAttribute(element: Element, name: string, text: string | undefined): void {
  const attribute = attributes.get(name) ?? learnAttribute(name);
  if (text === undefined) element.removeAttribute(attribute);
  else element.setAttribute(attribute, text);
}

const NONE: Properties = {};

const declaredBy = (style: unknown): Properties =>
  typeof style === 'object' && style !== null ? (style as Properties) : NONE;

/** Sets style by properties: the page's policy forbids the attribute. Numbers of pixels have a unit. */
function setStyle(
  { style }: HTMLElement | SVGElement,
  declared: Properties,
  before: Properties,
): void {
  const declare = (name: string): void => {
    const value = declared[name];
    if (value === before[name]) return;
    if (name.startsWith('--')) style.setProperty(name, value === undefined ? '' : String(value));
    else Reflect.set(style, name, typeof value === 'number' ? `${value}px` : (value ?? ''));
  };
  Object.keys(declared).forEach(declare);
  for (const name of Object.keys(before)) if (!(name in declared)) declare(name);
}

/** Gives an element what React would give it, but for what hears of events; `before` it has already. */
export function setProperties(
  element: HTMLElement | SVGElement,
  properties: Properties,
  before: Properties = NONE,
): void {
  for (const name of Object.keys(before)) {
    if (!(name in properties) && !NOT_DRAWN.has(name)) setAttribute(element, name, undefined);
  }
  for (const name of Object.keys(properties)) {
    const value = properties[name];
    if (value === before[name] || NOT_DRAWN.has(name)) continue;
    if (name === 'value' || name === 'checked') {
      if (value === undefined || value === null) continue;
      Reflect.set(element, name, value);
      if (!(element instanceof HTMLInputElement)) continue;
    }
    const text = name === 'checked' && value === true ? '' : attributeText(name, value);
    if (text !== undefined || name in before) setAttribute(element, name, text);
  }
  // Most have none, and whoever asks an element for its style has it made.
  const [style, styleBefore] = [properties['style'], before['style']];
  if (style !== styleBefore) setStyle(element, declaredBy(style), declaredBy(styleBefore));
}
