import { Fragment, StrictMode, Suspense } from 'react';
import type { ReactElement } from 'react';
import { createCaller } from './hooks.ts';
import type { Memory } from './hooks.ts';
import { createPatch } from './patch.ts';
import { setProperties } from './properties.ts';
import type { Properties } from './properties.ts';

const ELEMENT = Symbol.for('react.transitional.element');
const CONTEXT = Symbol.for('react.context');
const FORWARDED = Symbol.for('react.forward_ref');
const MEMO = Symbol.for('react.memo');

/** What React makes of JSX. */
interface Described {
  readonly type: unknown;
  readonly props: Properties;
}

const isElement = (node: object): node is Described =>
  '$$typeof' in node && node.$$typeof === ELEMENT;

/** A type of element that is an object and says what it is. */
interface Exotic {
  readonly $$typeof: symbol;
  /** Of a component within `memo`. */
  readonly type?: unknown;
  /** Of a component within `forwardRef`. */
  readonly render?: (props: Properties) => unknown;
}

/** What a context has where nobody gives it another value. */
const DEFAULT = '_currentValue';

const isExotic = (type: unknown): type is Exotic =>
  typeof type === 'object' && type !== null && '$$typeof' in type;

/** An element that hears of presses before React is there: `onClick` of it needs none. */
const AT_ONCE = 'data-at-once';

/** Who draws hears of each store that is read, and of what is pressed that works at once. */
export interface Ears {
  readonly onRead: (subscribe: (hear: () => void) => () => void) => void;
  readonly onPressed: (act: () => unknown) => void;
}

/** What is still to be drawn, and where; or what is to be done once that before it is drawn. */
type Left = { readonly node: unknown; readonly into: Node } | (() => void);

/** What each element that was drawn was told last. */
const told = new WeakMap<Element, Properties>();

/** Those that hear of presses: each once, however often it is drawn. */
const hearing = new WeakSet<Element>();

/** Does what a press on an element does now, if that works at once. */
function press(element: Element): unknown {
  const { [AT_ONCE]: atOnce, onClick } = told.get(element) ?? {};
  if (atOnce === undefined || typeof onClick !== 'function') return undefined;
  return onClick() as unknown;
}

/**
 * Draws an element, as React would draw it first, into `place`. What was drawn there before becomes what is
 * drawn now, and only what differs is changed: all that is put into a page anew is also laid out anew.
 * `memory` is what it kept when it was drawn there before. It stops after each component, so that whoever calls
 * can let others have their turn. Throws at what it does not know: then React has to draw it.
 */
export function* drawElement(
  root: ReactElement,
  place: Node,
  { onRead, onPressed }: Ears,
  memory: Memory = new Map(),
): Generator<void> {
  /** The values of contexts at the place that is being drawn. */
  const given = new Map<unknown, unknown>();
  const contextAt = (context: unknown): unknown => {
    if (given.has(context)) return given.get(context);
    if (isExotic(context) && DEFAULT in context) return context[DEFAULT];
    throw new Error('Only contexts can be used in what is drawn first');
  };
  const caller = createCaller({ contextAt, onRead }, memory);
  let isCalled = false;
  const callComponent = (component: (props: Properties) => unknown, props: Properties): unknown => {
    isCalled = true;
    return caller(component, props);
  };

  const patch = createPatch(place);

  /** The last is next: within a page's depth, a call in a call costs more than all that is drawn. */
  const left: Left[] = [];

  function draw(node: unknown, into: Node): void {
    if (node === null || node === undefined || typeof node === 'boolean' || node === '') return;
    if (typeof node === 'string' || typeof node === 'number') patch.putText(String(node), into);
    else if (Array.isArray(node)) {
      for (const child of (node as readonly unknown[]).toReversed())
        left.push({ node: child, into });
    } else if (typeof node === 'object' && isElement(node)) drawTyped(node.type, node.props, into);
    else throw new Error(`What is drawn first has ${typeof node}`);
  }

  function drawTyped(type: unknown, props: Properties, into: Node): void {
    if (typeof type === 'string') drawHost(type, props, into);
    else if (typeof type === 'function') {
      const component = type as (props: Properties) => unknown;
      left.push({ node: callComponent(component, props), into });
    } else if (type === Fragment || type === StrictMode || type === Suspense) {
      draw(props['children'], into);
    } else if (isExotic(type)) drawExotic(type, props, into);
    else throw new Error(`What is drawn first has ${String(type)}`);
  }

  function drawHost(type: string, props: Properties, into: Node): void {
    const element = patch.putElement(type, into);
    if (!(element instanceof SVGElement || element instanceof HTMLElement)) return;
    const before = told.get(element);
    told.set(element, props);
    if (props[AT_ONCE] !== undefined && !hearing.has(element)) {
      hearing.add(element);
      element.addEventListener('click', () => onPressed(() => press(element)));
    }
    if (type === 'select') left.push(() => setProperties(element, props, before));
    else setProperties(element, props, before);
    if (before !== undefined) left.push(() => patch.end(element));
    draw(props['children'], element);
  }

  function drawExotic(type: Exotic, props: Properties, into: Node): void {
    if (type.$$typeof === MEMO) drawTyped(type.type, props, into);
    else if (type.$$typeof === FORWARDED && type.render !== undefined) {
      left.push({ node: callComponent(type.render, props), into });
    } else if (type.$$typeof === CONTEXT) {
      const outer = contextAt(type);
      given.set(type, props['value']);
      left.push(() => given.set(type, outer));
      left.push({ node: props['children'], into });
    } else throw new Error(`What is drawn first has ${String(type.$$typeof)}`);
  }

  left.push(() => patch.end(place), { node: root, into: place });
  for (let last = left.pop(); last !== undefined; last = left.pop()) {
    if (typeof last === 'function') last();
    else draw(last.node, last.into);
    if (!isCalled) continue;
    isCalled = false;
    yield;
  }
}
