import * as React from 'react';
import type { Context } from 'react';

type Subscribe = (hear: () => void) => () => void;

/** What React's hooks ask of whoever draws a component; it is theirs only while that is being drawn. */
interface Drawer {
  /** The value of a context at the place that is being drawn. */
  readonly contextAt: (context: Context<unknown>) => unknown;
  /** Called with each store that a component reads. */
  readonly onRead: (subscribe: Subscribe) => void;
}

/** Where React's own hooks look for who draws, `H`. It has no public name; `firstDrawing` does without where it is another. */
interface Internals {
  H: unknown;
}

const NAME = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

function internals(): Internals {
  const found = (React as Record<string, unknown>)[NAME];
  if (typeof found === 'object' && found !== null && 'H' in found) return found;
  throw new Error('This React keeps its hooks elsewhere');
}

/** A value that a component keeps for as long as what it depends on is the same. */
interface Kept {
  readonly on: readonly unknown[];
  readonly value: unknown;
}

/**
 * What components have kept, from one drawing of a page to the next: by component, for each time that it was
 * drawn and each time that it asked. Another one may ask in its place, but never for other values: what a
 * value depends on says which it is.
 */
export type Memory = Map<unknown, Kept[][]>;

const nothing = (): void => {};
const first = (initial: unknown): unknown =>
  typeof initial === 'function' ? (initial() as unknown) : initial;

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((each, at) => Object.is(each, others[at]));

/** What hooks say by the component that asks and how often something was asked before it. */
interface Asking {
  readonly nextId: () => number;
  readonly keep: (make: () => unknown, on: readonly unknown[]) => unknown;
}

/** Hooks of components that are drawn as they begin: nothing follows, nothing is set. */
const hooksOf = ({ contextAt, onRead }: Drawer, { nextId, keep }: Asking) => ({
  use: contextAt,
  useContext: contextAt,
  useState: (initial: unknown) => [first(initial), nothing],
  useMemo: keep,
  useCallback: (callback: unknown) => callback,
  useRef: (current: unknown) => ({ current }),
  useId: () => `_first${nextId()}_`,
  useSyncExternalStore(subscribe: Subscribe, read: () => unknown) {
    onRead(subscribe);
    return read();
  },
  useEffect: nothing,
  useLayoutEffect: nothing,
  useDeferredValue: (value: unknown) => value,
  useDebugValue: nothing,
});

/** Gives a way to call components whose hooks are for one drawing, in a page that has drawn with `memory`. */
export function createCaller(
  drawer: Drawer,
  memory: Memory,
): <Props>(component: (props: Props) => unknown, props: Props) => unknown {
  const react = internals();
  // Each drawing counts anew: what is drawn again has the names that it had.
  let lastId = 0;
  /** How often each component was drawn. */
  const counts = new Map<unknown, number>();
  /** What the component that is being drawn has kept, and how much of it was asked for. */
  let kept: Kept[] = [];
  let asked = 0;

  const hooks = hooksOf(drawer, {
    nextId: () => (lastId += 1),
    keep(make, on) {
      const known = kept[asked];
      const value = known !== undefined && isSame(known.on, on) ? known.value : make();
      kept[asked] = { on, value };
      asked += 1;
      return value;
    },
  });
  return (component, props) => {
    const before = react.H;
    const count = counts.get(component) ?? 0;
    counts.set(component, count + 1);
    const all = memory.get(component) ?? [];
    memory.set(component, all);
    kept = all[count] ??= [];
    asked = 0;
    react.H = hooks;
    try {
      return component(props);
    } finally {
      react.H = before;
    }
  };
}
