import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readExamples } from '#puzzle/examples.ts';
import { buildModel, titleOf } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { testedTypes } from './testing.ts';

// A definition in "lab 1" means the same for ever: what the examples' rules say is kept in a file.

/** Everything that the rules of a puzzle say, in one line of digits. */
function meaningOf(type: PuzzleType, puzzle: Puzzle): string {
  const { claims, domains } = buildModel(type, puzzle);
  const said = claims.map(({ label, sentence, cells, parts, smtlib, place }) => [
    [label, sentence, cells, smtlib(), type.sites === undefined ? '' : (place.site ?? '')],
    parts().map((part) => [part.sentence, part.cells]),
  ]);
  const sites = type.sites?.(puzzle).map(({ words }) => words) ?? [];
  return createHash('sha1')
    .update(JSON.stringify([said, domains, sites]))
    .digest('hex')
    .slice(0, 16);
}

it('the rules of every example say what they said before', () => {
  const file = join(import.meta.dirname, 'meanings.txt');
  const lines = testedTypes.flatMap((type) =>
    readExamples(type).map(
      ({ puzzle }) => `${type.id} ${meaningOf(type, puzzle)} ${titleOf(puzzle)}\n`,
    ),
  );
  if (process.env['UPDATE'] === '1') writeFileSync(file, lines.join(''));
  const kept = readFileSync(file, 'utf8');
  // New types and examples are added; what is there stays.
  expect(lines.join('')).toContain('sudoku');
  expect(kept.split('\n').filter((line) => line !== '' && !lines.includes(`${line}\n`))).toEqual(
    [],
  );
  expect(lines.filter((line) => !kept.includes(line))).toEqual([]);
});
