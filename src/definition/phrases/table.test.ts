import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sideKind, cornerKind } from '../kinds.ts';
import type { Names } from '../names.ts';
import { parseLine } from '../parse.ts';
import { oneOfPhrases } from '../phrase.ts';
import { LANGUAGE } from './table.ts';
import { writeReference } from './reference.ts';
import { tokensOf } from '../tokens.ts';

/** Everything that the examples of the table speak of. */
const names: Names = {
  values: new Map([
    ['star', 1],
    ['stars', 1],
    ['tent', 1],
    ['ships', 1],
    ['filled', 1],
    ['shaded', 1],
    ['x', 1],
    ['o', 0],
    ['lamp', 1],
    ['lamps', 1],
    ['mines', 1],
    ['lines', 1],
    ['empty', 0],
    ['blank', 0],
    ['plus', 1],
    ['minus', 2],
    ['neutral', 0],
    ['domino', 1],
    ['dominoes', 1],
  ]),
  marks: new Map([
    ['circle', cornerKind('circle')],
    ['sign', sideKind('sign')],
  ]),
  settings: ['stars'],
};

const entries = LANGUAGE.flatMap((part) => part.entries);

describe('the table of phrases', () => {
  it.each(entries)('reads the example of "$says": $example', (own) => {
    const set = oneOfPhrases('an entry', () => [own]);
    expect(parseLine(set, tokensOf(own.example), names, 1)).not.toHaveProperty('problem');
  });

  it('gives each example one meaning in its part', () => {
    const several = LANGUAGE.flatMap(({ entries: part }) =>
      part
        .map(({ example }) => ({
          example,
          by: part.filter(
            (other) =>
              'value' in
              parseLine(
                oneOfPhrases('an entry', () => [other]),
                tokensOf(example),
                names,
                1,
              ),
          ).length,
        }))
        .filter(({ by }) => by > 1),
    );
    // An option may add a rule or a clue; the two are entries of their own.
    expect(several).toEqual([]);
  });

  it('is the reference that stands beside it', () => {
    const file = join(import.meta.dirname, '../LANGUAGE.md');
    const written = writeReference(LANGUAGE);
    if (process.env['UPDATE'] === '1') writeFileSync(file, written);
    expect(readFileSync(file, 'utf8')).toBe(written);
  });
});
