import { useEffect, useState } from 'react';

/** Returns a value one frame later: for what may wait until the rest is painted. */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(() => value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(() => value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}
