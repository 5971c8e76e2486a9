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

const nothing = (): void => {};
const call = (make: () => unknown): unknown => make();
const first = (initial: unknown): unknown =>
  typeof initial === 'function' ? (initial() as unknown) : initial;

/** Hooks of components that are drawn once, as they begin: nothing follows, nothing is set. */
const hooksOf = ({ contextAt, onRead }: Drawer, nextId: () => number) => ({
  use: contextAt,
  useContext: contextAt,
  useState: (initial: unknown) => [first(initial), nothing],
  useMemo: call,
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

/** Gives a way to call components whose hooks are for one drawing. */
export function createCaller(
  drawer: Drawer,
): <Props>(component: (props: Props) => unknown, props: Props) => unknown {
  const react = internals();
  // Each drawing counts anew: what is drawn again has the names that it had.
  let lastId = 0;
  const hooks = hooksOf(drawer, () => (lastId += 1));
  return (component, props) => {
    const before = react.H;
    react.H = hooks;
    try {
      return component(props);
    } finally {
      react.H = before;
    }
  };
}
