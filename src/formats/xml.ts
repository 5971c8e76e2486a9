/**
 * The part of XML that puzzle files use: elements, attributes, texts. Document types are not read,
 * so that nothing is fetched and no entity expands.
 */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Its own text, without that of child elements. */
  readonly text: string;
}

const TOKEN =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<[?!][^>]*>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|[^<]+|</g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};
/** The deepest nesting of elements; files of puzzles have five or six levels. */
const DEEPEST = 50;

interface Open {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/** The root element; `undefined` if the text is not well-formed XML. */
export function readXml(text: string): XmlElement | undefined {
  const open: Open[] = [{ name: '', attributes: new Map(), children: [], text: '' }];
  for (const [token, cdata, closing, name, attributes = '', empty] of text.matchAll(TOKEN)) {
    const inner = open.at(-1);
    if (inner === undefined || token === '<') return undefined;
    if (cdata !== undefined) inner.text += cdata;
    else if (name === undefined) inner.text += token.startsWith('<') ? '' : unescape(token);
    else if (closing === '/') {
      const outer = open.at(-2);
      if (inner.name !== name || outer === undefined) return undefined;
      open.pop();
      outer.children.push(inner);
    } else {
      const element = { name, attributes: readAttributes(attributes), children: [], text: '' };
      if (empty === '/') inner.children.push(element);
      else if (open.push(element) > DEEPEST) return undefined;
    }
  }
  return open.length === 1 ? open[0]?.children[0] : undefined;
}

const readAttributes = (text: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', double, single = '']) => [
      name,
      unescape(double ?? single),
    ]),
  );

const unescape = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,6})|#x([0-9a-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name)] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

/** An element's children with this name. */
export const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** The text of the first child with this name, on one line. */
export const elementText = (element: XmlElement, name: string): string =>
  childrenOf(element, name)[0]?.text.trim().replaceAll(/\s+/g, ' ') ?? '';
