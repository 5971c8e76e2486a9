// Measures how steady the machine is: a fixed loop, timed repeatedly.
import { median } from './measure.mjs';

/** Iterations of the timed loop: a few milliseconds on one core. */
const TURNS = 15_000_000;
const REPETITIONS = 50;
/** Warm-up runs, in which Node compiles the loop. */
const FIRST = 20;

/** A spread or change above this fraction of the median shows that others used the machine. */
const NOISY = 0.1;

function loop() {
  const start = performance.now();
  let turn = 0;
  while (turn < TURNS) turn += 1;
  return performance.now() - start;
}

/** The loop's median in milliseconds, and its interquartile range as a fraction of that. */
export function measureNoise() {
  for (let index = 0; index < FIRST; index += 1) loop();
  const times = Array.from({ length: REPETITIONS }, loop).sort((a, b) => a - b);
  const at = (part) => times[Math.floor(part * (REPETITIONS - 1))];
  const middle = median(times);
  return { median: middle, spread: (at(0.75) - at(0.25)) / middle };
}

/**
 * A sentence of how noisy the machine was before and after a section; `best` is the least that the
 * loop took on it at any time, for a machine that is busy all the time is steady, too.
 */
export function sayNoise({ before, after }, best = Math.min(before.median, after.median)) {
  const slower = Math.max(before.median, after.median) / best - 1;
  const noisy = Math.max(before.spread, after.spread, slower) > NOISY;
  const say = (noise) =>
    `${noise.median.toFixed(1)} ms (spread ${(100 * noise.spread).toFixed(0)} %)`;
  return `The machine was ${noisy ? '**noisy**' : 'quiet'}: an empty loop took ${say(before)} before and ${say(after)} after.`;
}
