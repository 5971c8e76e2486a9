// Large boards: their tables and their targets.
import { table, time } from '../table.mjs';

const QUESTIONS = {
  hint: 'the first hint',
  explain: 'the whole explanation',
  certain: 'what is certain',
};

/** The browser says nothing of tasks under 50 ms, and of keys under 16 ms. */
const task = (milliseconds) => (milliseconds === 0 ? 'under 50' : time(milliseconds));
const key = (milliseconds) => (milliseconds === 0 ? 'under 16' : time(milliseconds));

export const write = ({ drawn, asked, typed }) => `## Large boards

Each sample on a page of its own, the puzzle 2.5 s on the board before anything is asked. Drawn is from the press to the end
of the frame that shows it; the answer was found before the press. Keys are pressed in the middle of the board, at rest
in between, and not on clues, which take none; from the key to the next paint, in steps of 8 ms as the browser says it: the median of the slowest key, and
the worst of all. "Longest task" is the worst on the page's thread in all samples.

${table(
  ['board', 'drawn', 'its answer drawn', 'longest task'],
  drawn.map((row) => [row.title, time(row.loaded), time(row.answered), task(row.longest)]),
)}
${table(
  ['board', 'asked for', 'took', 'longest task'],
  asked.map((row) => [row.title, QUESTIONS[row.question], time(row.took), task(row.longest)]),
)}
${table(
  ['board', 'slowest key, median', 'worst', 'longest task'],
  typed.map((row) => [row.title, key(row.usual), key(row.worst), task(row.longest)]),
)}`;

/** Milliseconds at most: a drawn board, a key, a task. */
const DRAWN = 100;
const KEY = 50;
const TASK = 100;

export function targets({ drawn, asked, typed }) {
  const [picture] = drawn;
  const slowest = typed.reduce((most, row) => (row.usual > most.usual ? row : most));
  const longest = [...drawn, ...asked, ...typed].reduce((most, row) =>
    row.longest > most.longest ? row : most,
  );
  return [
    [
      `Picture of 50×50 and its answer drawn within ${DRAWN} ms`,
      `${time(picture.loaded)} and ${time(picture.answered)} ms`,
      Math.max(picture.loaded, picture.answered) <= DRAWN,
    ],
    ...asked.map(({ title, question, limit, took }) => [
      `${title}: ${QUESTIONS[question]} within ${limit / 1000} s`,
      `${time(took)} ms`,
      took <= limit,
    ]),
    [
      `A key on each large board is answered within ${KEY} ms`,
      `${key(slowest.usual)} ms at most (${slowest.title}; worst of all ${key(Math.max(...typed.map(({ worst }) => worst)))} ms)`,
      slowest.usual <= KEY,
    ],
    [
      `Longest task of large boards at most ${TASK} ms`,
      `${task(longest.longest)} ms (${longest.title})`,
      longest.longest <= TASK,
    ],
  ];
}
