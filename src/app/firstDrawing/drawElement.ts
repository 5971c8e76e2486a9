import { Fragment, StrictMode, Suspense } from 'react';
import type { ReactElement } from 'react';
import { createCaller } from './hooks.ts';
import { setProperties } from './properties.ts';
import type { Properties } from './properties.ts';

const ELEMENT = Symbol.for('react.transitional.element');
const CONTEXT = Symbol.for('react.context');
const FORWARDED = Symbol.for('react.forward_ref');
const MEMO = Symbol.for('react.memo');
const SVG = 'http://www.w3.org/2000/svg';

/** What React makes of JSX. */
interface Element {
  readonly type: unknown;
  readonly props: Properties;
}

const isElement = (node: object): node is Element =>
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
interface Ears {
  readonly onRead: (subscribe: (hear: () => void) => () => void) => void;
  readonly onPressed: (act: () => unknown) => void;
}

/**
 * Draws an element once, as React would draw it first, into `place`. It stops after each component,
 * so that whoever calls can let others have their turn. Throws at what it does not know: then React
 * has to draw it.
 */
export function* drawElement(
  root: ReactElement,
  place: Node,
  { onRead, onPressed }: Ears,
): Generator<void> {
  /** The values of contexts at the place that is being drawn. */
  const given = new Map<unknown, unknown>();
  const contextAt = (context: unknown): unknown => {
    if (given.has(context)) return given.get(context);
    if (isExotic(context) && DEFAULT in context) return context[DEFAULT];
    throw new Error('Only contexts can be used in what is drawn first');
  };
  const callComponent = createCaller({ contextAt, onRead });

  function* draw(node: unknown, into: Node): Generator<void> {
    if (node === null || node === undefined || typeof node === 'boolean' || node === '') return;
    if (typeof node === 'string' || typeof node === 'number') {
      into.appendChild(document.createTextNode(String(node)));
    } else if (Array.isArray(node)) {
      for (const child of node as readonly unknown[]) yield* draw(child, into);
    } else if (typeof node === 'object' && isElement(node)) yield* drawTyped(node, into);
    else throw new Error(`What is drawn first has ${typeof node}`);
  }

  function* drawTyped({ type, props }: Element, into: Node): Generator<void> {
    if (typeof type === 'string') {
      const isSvg = type === 'svg' || into instanceof SVGElement;
      const element = isSvg ? document.createElementNS(SVG, type) : document.createElement(type);
      if (!(element instanceof SVGElement || element instanceof HTMLElement)) return;
      yield* draw(props['children'], element);
      setProperties(element, props);
      const { onClick } = props;
      if (props[AT_ONCE] !== undefined && typeof onClick === 'function') {
        element.addEventListener('click', () => onPressed(() => onClick() as unknown));
      }
      into.appendChild(element);
    } else if (typeof type === 'function') {
      yield;
      yield* draw(callComponent(type as (props: Properties) => unknown, props), into);
    } else if (type === Fragment || type === StrictMode || type === Suspense) {
      yield* draw(props['children'], into);
    } else if (isExotic(type)) yield* drawExotic(type, props, into);
    else throw new Error(`What is drawn first has ${String(type)}`);
  }

  function* drawExotic(type: Exotic, props: Properties, into: Node): Generator<void> {
    if (type.$$typeof === MEMO) yield* drawTyped({ type: type.type, props }, into);
    else if (type.$$typeof === FORWARDED && type.render !== undefined) {
      yield* draw(callComponent(type.render, props), into);
    } else if (type.$$typeof === CONTEXT) {
      const outer = contextAt(type);
      given.set(type, props['value']);
      yield* draw(props['children'], into);
      given.set(type, outer);
    } else throw new Error(`What is drawn first has ${String(type.$$typeof)}`);
  }

  yield* draw(root, place);
}
