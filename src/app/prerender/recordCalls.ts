/**
 * Run by Node in a process of its own: opens a built link where there is no browser, until its board is drawn, and
 * writes which functions were called. `argv`: the folder of the build, its first script and the link's hash.
 * What it takes for a browser is just enough for that: it draws nothing and answers nothing.
 */
import { Session } from 'node:inspector/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Written as JSON: by the name of a file, where the functions that were called begin in it. */
export type Calls = Readonly<Record<string, readonly number[]>>;

/** Gives itself for whatever is read of it, called or made. */
const anything: object = new Proxy(function () {}, {
  get: (_, name) => {
    if (name === Symbol.toPrimitive) return () => '';
    return name === 'then' || name === Symbol.iterator ? undefined : anything;
  },
  apply: () => anything,
  construct: () => anything,
  set: () => true,
});

const nothing = (): void => {};
let onDrawn = nothing;

/** Stands in for an element, and keeps what was put into it. */
class StandIn extends EventTarget {
  childNodes: StandIn[] = [];
  parentNode: StandIn | null = null;
  readonly isConnected = true;
  readonly style = anything;
  readonly classList = anything;
  readonly dataset = {};
  readonly setAttribute = nothing;
  readonly removeAttribute = nothing;
  readonly localName: string;

  constructor(localName = '') {
    super();
    this.localName = localName;
  }

  get firstChild(): StandIn | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): StandIn | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }

  insertBefore(node: StandIn, before: StandIn | null): StandIn {
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
    return node;
  }

  appendChild(node: StandIn): StandIn {
    return this.insertBefore(node, null);
  }

  replaceChildren(...nodes: StandIn[]): void {
    this.childNodes = nodes;
    onDrawn();
  }
}

/** Stands in for a worker or a channel: hears nothing and says nothing. */
class Silent extends EventTarget {
  readonly postMessage = nothing;
  readonly terminate = nothing;
  readonly close = nothing;
}

const [folder = '', first = '', hash = ''] = process.argv.slice(2);
const root = new StandIn('div');
const make = (name?: string): StandIn => new StandIn(name);
const storage = { getItem: () => null, setItem: nothing, removeItem: nothing };
const browser = {
  window: globalThis,
  self: globalThis,
  addEventListener: nothing,
  removeEventListener: nothing,
  document: {
    documentElement: make('html'),
    body: make('body'),
    head: make('head'),
    visibilityState: 'visible',
    activeElement: null,
    title: '',
    createElement: make,
    createElementNS: (_: string, name: string) => make(name),
    createTextNode: () => make(),
    createDocumentFragment: () => make(),
    getElementById: () => root,
    getElementsByTagName: () => [],
    querySelector: () => null,
    querySelectorAll: () => [],
    addEventListener: nothing,
    removeEventListener: nothing,
  },
  location: new URL(`http://localhost/${hash}`),
  history: { state: null, replaceState: nothing, pushState: nothing },
  localStorage: storage,
  sessionStorage: storage,
  navigator: { onLine: true, userAgent: '' },
  matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
  indexedDB: { open: () => anything },
  requestAnimationFrame: () => 0,
  requestIdleCallback: () => 0,
  cancelIdleCallback: nothing,
  Worker: Silent,
  BroadcastChannel: Silent,
  Element: StandIn,
  HTMLElement: StandIn,
  ...Object.fromEntries(
    [
      'Text SVGElement HTMLInputElement HTMLLabelElement HTMLTextAreaElement',
      'PerformanceNavigationTiming',
      'IDBDatabase IDBObjectStore IDBIndex IDBCursor IDBTransaction IDBRequest',
    ].flatMap((names) => names.split(' ').map((name) => [name, class extends EventTarget {}])),
  ),
};
for (const [name, value] of Object.entries(browser)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const drawn = new Promise<void>((resolve) => (onDrawn = resolve));
await import(pathToFileURL(`${folder}/${first}`).href);
await drawn;
const { result } = await session.post('Profiler.takePreciseCoverage');
const calls = Object.fromEntries(
  result
    .filter(({ url }) => url.startsWith(pathToFileURL(folder).href))
    .map(({ url, functions }) => {
      const ranges = functions.flatMap(({ ranges: [whole] }) => whole ?? []);
      return [
        basename(url),
        ranges.filter((range) => range.count > 0).map((range) => range.startOffset),
      ];
    }),
) satisfies Calls;
process.stdout.write(JSON.stringify(calls), () => process.exit());
