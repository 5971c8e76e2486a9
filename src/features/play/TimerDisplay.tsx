import { TimerIcon as Watch, TimerOff } from '#ui/icons.ts';
import { useEffect, useState } from 'react';
import { useDocument } from '#store/document/document.ts';
import { timeOnBoard } from '#store/autosave/autosave.ts';
import { changeSettings, useSettings } from '#store/settings.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLayer } from '../edit/layers.ts';
import { sayTime } from './time.ts';
import './play.css';

/** How long the puzzle was visible while it was played; one press hides it. */
export function TimerDisplay() {
  const isPlaying = useLayer() === 'marks';
  const { timer } = useSettings();
  const entry = useDocument((document) => document.entry);
  const label = timer ? 'Hide the time' : 'Show the time';
  // Its space is reserved while the clues are edited.
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

/** The least delay until the next second, in milliseconds: a stopped clock would give 0. */
const SHORTEST = 200;

/** A component of its own, so that only it renders each second. */
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
