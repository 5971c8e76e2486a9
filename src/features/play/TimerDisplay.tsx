import { TimerIcon as Watch, TimerOff } from '#ui/icons.ts';
import { useEffect, useState } from 'react';
import { useDocument } from '#store/document/document.ts';
import { timeOnBoard } from '#store/autosave/autosave.ts';
import { changeSettings, useSettings } from '#store/settings.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLayer } from '../edit/layers.ts';
import { sayTime } from './time.ts';
import './play.css';

/** How long the puzzle on the board was in sight, while it is played; one press hides it. */
export function TimerDisplay() {
  const isPlaying = useLayer() === 'marks';
  const { timer } = useSettings();
  const entry = useDocument((document) => document.entry);
  const label = timer ? 'Hide the time' : 'Show the time';
  // Its place is kept while the clues are set.
  return (
    <span className="timer" data-hidden={!isPlaying || undefined}>
      {timer && isPlaying && <Time key={entry} />}
      <button
        type="button"
        className="timer-switch"
        aria-label={label}
        title={label}
        onClick={() => changeSettings({ timer: !timer })}
      >
        <Icon of={timer ? Watch : TimerOff} size={16} />
      </button>
    </span>
  );
}

/** The shortest wait for the next second, in milliseconds: a time that stands still has none. */
const SHORTEST = 200;

/** Alone here the page is drawn anew each second. */
function Time() {
  const [time, setTime] = useState(timeOnBoard);
  useEffect(() => {
    let next: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const now = timeOnBoard();
      setTime(now - (now % 1000));
      next = setTimeout(tick, Math.max(SHORTEST, 1000 - (now % 1000)));
    };
    tick();
    return () => clearTimeout(next);
  }, []);
  return (
    <span role="timer" aria-live="off" aria-label="Time">
      {sayTime(time)}
    </span>
  );
}
