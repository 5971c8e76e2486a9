import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readExampleFile } from '#puzzle/exampleFile.ts';
import { solve } from './index.ts';

/** Each with the solution that was published with it; sources in SOURCES.md. */
const PUBLISHED = readExampleFile(
  readFileSync(join(import.meta.dirname, 'publishedSudokus.txt'), 'utf8'),
).map(({ text, solutions }) => ({ title: text.slice(1, text.indexOf('\n')), text, solutions }));

describe('a published Sudoku with drawn clues', () => {
  it.each(PUBLISHED)('has the published solution alone: $title', async ({ text, solutions }) => {
    const verdict = await solve({ type: 'sudoku', text });
    expect(verdict.kind === 'unique' && [verdict.solution]).toEqual(solutions);
  });
});
