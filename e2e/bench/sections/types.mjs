// All types that have no rows elsewhere, beside Clingo, the one rival that they are written for: their
// examples, and boards made for it.
import { existsSync, readFileSync } from 'node:fs';
import { fileOf, TYPES, TYPES_SEEDS } from '../instances.mjs';
import { besideClingo } from './besideClingo.mjs';

/** Rounds that do not count, of the first board of a type: the others use the same code. */
const FIRST = 2;

/** The examples of a type, then what was made of it. */
function boardsOf({ type, size }, everyExample) {
  const examples = everyExample.filter((example) => example.type === type);
  const made = TYPES_SEEDS.flatMap((seed) => {
    const file = fileOf(type, size, seed);
    if (!existsSync(file)) return [];
    return [{ type, text: readFileSync(file, 'utf8'), title: `${type} ${size}, seed ${seed}` }];
  });
  return [
    ...examples.map((puzzle) => ({ puzzle, made: false })),
    ...made.map((puzzle) => ({ puzzle, made: true })),
  ];
}

/** Gives, for each type, its boards with the medians of both, in milliseconds. */
export async function types({ everyExample, quick, ...all }) {
  const rows = [];
  for (const each of TYPES) {
    const boards = [];
    for (const { puzzle, made } of boardsOf(each, everyExample).slice(0, quick ? 2 : Infinity)) {
      const times = await besideClingo(puzzle, boards.length === 0 ? FIRST : 0, all);
      boards.push({ title: puzzle.title, made, ...times });
    }
    rows.push({ ...each, boards });
    console.log(`Types: ${JSON.stringify(rows.at(-1))}`);
  }
  return rows;
}
