import { useEffect, useState } from 'react';
import { counted } from '#puzzle/numbers.ts';

/** Shown from so many seconds on: most answers come sooner. */
const SHOWN_FROM = 3;

/** How long solving has taken so far, and may take (`LONG` in `engine/page/prove.ts`); not announced every second. */
export function SolvingTime() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const started = performance.now();
    const beat = setInterval(
      () => setSeconds(Math.floor((performance.now() - started) / 1000)),
      1000,
    );
    return () => clearInterval(beat);
  }, []);
  if (seconds < SHOWN_FROM) return null;
  return (
    <span className="text-muted">{` ${counted(seconds, 'second')} so far, at most five minutes.`}</span>
  );
}
