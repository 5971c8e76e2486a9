import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeCertificate } from '#certificate/write.ts';
import type { Certificate } from '#certificate/certificate.ts';
import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import { besides } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { connected } from '#logic/kinds/connected.ts';
import { literalsOf } from '#logic/literal.ts';
import * as houseRuleReader from '#puzzle/houseRules.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { kurosu } from '#puzzles/kurosu/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { isRelease, isThorough } from '#trials.ts';
import { checkProof } from './check.ts';
import { checkPlainly } from './plain.ts';

// Damaged files: the checker must agree with another one, written as plainly as possible.

function certificateOf(type: PuzzleType, text: string): Certificate {
  const read = readPuzzle(type, text, houseRuleReader);
  if (!read.ok) throw new Error(read.problem.reason);
  const model = buildModel(type, read.value);
  const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
  const givens = givenValues(type, read.value);
  const solver = openRuleSolver(model, formula);
  solver.search(givens, () => 'go on');
  const searched = solver.last();
  if (searched?.ending.kind !== 'exhausted' || searched.log === undefined) {
    throw new Error('Not all was searched');
  }
  const known = literalsOf(givens);
  const grid = type.grid(read.value.parameters);
  return writeCertificate({ title: type.name, formula, known, log: searched.log, grid });
}

/** Three by two cells, of which those with 1 are connected: cuts, and sums that prove them. */
function certificateOfConnected(): Certificate {
  const grid = rectangle(3, 2);
  const cells = [...grid.centres.keys()];
  const claim = connected({
    place: { words: 'blank cells' },
    sentence: 'all blank cells are connected',
    cells,
    value: 1,
    near: (cell) => besides(grid, cell),
    word: String,
    other: 0,
  });
  const model = { domains: cells.map(() => [0, 1]), claims: [claim] };
  const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
  const solver = openRuleSolver(model, formula);
  const givens = [1, undefined, 1, undefined, undefined, undefined];
  solver.search(givens, () => 'go on');
  const searched = solver.last();
  if (searched?.log === undefined) throw new Error('Nothing was searched');
  return writeCertificate({
    title: 'Connected',
    formula,
    known: literalsOf(givens),
    log: searched.log,
    grid,
  });
}

/** Small formulas that cover the format: one solution, several, none; sums; learnt steps. */
const CERTIFICATES = [
  certificateOf(sudoku, '1...\n..3.\n.4..\n...2\n'),
  certificateOf(sudoku, '1...\n..2.\n.3..\n....\n'),
  certificateOf(sudoku, '12..\n.1..\n....\n..2.\n'),
  certificateOf(
    sudoku,
    '#assert (= (+ (* 1000 V0) (* 7 V5) V10) (+ 1000 V15))\n1...\n....\n..1.\n....\n',
  ),
  certificateOf(kurosu, 'X.O.\n....\n.O..\n...X\n'),
  certificateOfConnected(),
];

/** Damage as by hand or a bad disk; the numbers determine where. */
type Damage = (text: string, at: number, other: number) => string;

const wordsIn = (text: string): readonly string[] => text.split(/(\s+|;)/);
const linesIn = (text: string): readonly string[] => text.split('\n');
const without = (parts: readonly string[], at: number): readonly string[] =>
  parts.toSpliced(at % parts.length, 1);
const swapped = (parts: readonly string[], at: number, other: number): readonly string[] => {
  const [one, two] = [at % parts.length, other % parts.length];
  return parts.with(one, parts[two] ?? '').with(two, parts[one] ?? '');
};
const copied = (parts: readonly string[], at: number, other: number): readonly string[] =>
  parts.with(at % parts.length, parts[other % parts.length] ?? '');

const DAMAGES: readonly Damage[] = [
  (text, at) => without(linesIn(text), at).join('\n'),
  (text, at, other) => swapped(linesIn(text), at, other).join('\n'),
  (text, at, other) => copied(linesIn(text), at, other).join('\n'),
  (text, at) => without(wordsIn(text), at).join(''),
  (text, at, other) => swapped(wordsIn(text), at, other).join(''),
  (text, at, other) => copied(wordsIn(text), at, other).join(''),
  (text, at) => text.slice(0, at % text.length) + text.slice((at % text.length) + 1),
  (text, at, other) =>
    text.slice(0, at % text.length) +
    ('~+-*%;=>019 \n'[other % 13] ?? '') +
    text.slice((at % text.length) + (other % 2)),
  // Changes a number, a sign, or a comparison.
  (text, at, other) => changedNth(text, /\d+(?= )/g, at, () => String(other % 5)),
  (text, at) => changedNth(text, /[+-](?=\d)/g, at, (sign) => (sign === '+' ? '-' : '+')),
  (text, at) => changedNth(text, /(?<= )~?(?=\w+_)/g, at, (sign) => (sign === '~' ? '' : '~')),
  (text, at) => changedNth(text, />=/g, at, () => '='),
  (text, at, other) =>
    changedNth(text, /^(?=rup|pol)/gm, at, () => `del id ${(other % 60) + 1};\n`),
  (text, at, other) =>
    changedNth(text, /^(?=rup|pol)/gm, at, () => `del range ${other % 60} ${(other + at) % 60};\n`),
  (text, at, other) => changedNth(text, /\d+(?= )/g, at, () => String(999_999_990 + (other % 12))),
];

function changedNth(
  text: string,
  pattern: RegExp,
  at: number,
  by: (was: string) => string,
): string {
  const found = [...text.matchAll(pattern)];
  const hit = found[at % Math.max(1, found.length)];
  if (hit === undefined) return text;
  return text.slice(0, hit.index) + by(hit[0]) + text.slice(hit.index + hit[0].length);
}

it('damaged proofs are judged as another checker judges them, and none that is whole is refused', () => {
  for (const { formula, proof } of CERTIFICATES) {
    const { kind, ...found } = checkProof(formula, proof);
    expect(kind).toBe('checked');
    expect(checkPlainly(formula, proof)).toEqual(found);
  }
  const counts = { checked: 0, refused: 0 };
  const damage = fc.record({
    of: fc.constantFrom('formula', 'proof'),
    by: fc.constantFrom(...DAMAGES),
    at: fc.nat(100_000),
    other: fc.nat(100_000),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...CERTIFICATES),
      fc.array(damage, { minLength: 1, maxLength: 3 }),
      (certificate, damages) => {
        let files: { readonly formula: string; readonly proof: string } = certificate;
        for (const { of, by, at, other } of damages) {
          files = { ...files, [of]: by(files[of], at, other) };
        }
        const { kind, ...found } = checkProof(files.formula, files.proof);
        counts[kind] += 1;
        const plainly = checkPlainly(files.formula, files.proof);
        expect(plainly).toEqual(kind === 'refused' ? 'refused' : found);
      },
    ),
    { numRuns: isRelease ? 10_000 : isThorough ? 3000 : 500 },
  );
  expect(Math.min(counts.checked, counts.refused)).toBeGreaterThan(50);
});
