import fc from 'fast-check';
import { expect, it } from 'vitest';
import { claimPartsOf } from '#logic/claimPart.ts';
import { contrary } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { buildModel, speechOf } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { crossingDeduction } from '#reasoning/crossingDeduction.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { propagateAll } from '#reasoning/possibleSteps.ts';
import type { Deduction } from '#reasoning/reason.ts';
import { searchSolutions } from '#reasoning/search.ts';
import { trials } from '#trials.ts';
import { numberlink } from './index.ts';
import { textOf } from './testing.ts';

function openBoard(text: string) {
  const read = readPuzzle(numberlink, text);
  if (!read.ok) throw new Error(read.problem.reason);
  const model = buildModel(numberlink, read.value);
  const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
  return { formula, speech: speechOf(numberlink, read.value) };
}

/** A solution with some facts, if there is one. */
function solutionWith(formula: PbFormula, known: readonly Literal[]) {
  const found: (readonly number[])[] = [];
  searchSolutions(formula, { known, limit: Infinity }, (solution) => {
    found.push([...solution]);
    return 'stop';
  });
  return found[0];
}

function deductionAt(
  { formula, speech }: ReturnType<typeof openBoard>,
  values: readonly (number | undefined)[],
): Deduction | undefined {
  const known = { values, excluded: [] };
  const all = propagateAll(formula, known);
  return all && crossingDeduction(formula, known, all, () => true, speech);
}

/** Three corners have numbers: what joins two of them keeps the line from the third from much of the border. */
const boards = fc
  .record({ width: fc.integer({ min: 4, max: 7 }), height: fc.integer({ min: 4, max: 7 }) })
  .chain(({ width, height }) => {
    const last = width * height - 1;
    const corners = new Set([0, width - 1, last]);
    const others = [...Array(last).keys()].filter((dot) => !corners.has(dot));
    return fc
      .shuffledSubarray(others, { minLength: 3, maxLength: 3 })
      .map(([second, ...third]) =>
        textOf(width, height, (dot) =>
          dot === 0 || dot === last
            ? 1
            : dot === width - 1 || dot === second
              ? 2
              : third.includes(dot)
                ? 3
                : undefined,
        ),
      );
  });

it('no solution with the facts of lines that would cross has the contrary of what is concluded', () => {
  let found = 0;
  fc.assert(
    fc.property(boards, fc.subarray([...Array(84).keys()], { maxLength: 14 }), (text, shown) => {
      const board = openBoard(text);
      const solution = solutionWith(board.formula, []);
      if (solution === undefined) return;
      const values = solution.map((value, cell) =>
        value === 1 && shown.includes(cell) ? value : undefined,
      );
      const deduction = deductionAt(board, values);
      if (deduction === undefined) return;
      found += 1;
      for (const conclusion of deduction.conclusions) {
        const known = [...deduction.reason.facts, contrary(conclusion)];
        expect(solutionWith(board.formula, known)).toBeUndefined();
      }
    }),
    { numRuns: trials(400) },
  );
  expect(found).toBeGreaterThan(0);
});

it('says which lines would cross', () => {
  const board = openBoard('1 . . . 2\n. . . . .\n. . . . .\n. . . 2 .\n. . . . 1');
  const { named } =
    deductionAt(
      board,
      board.formula.domains.map(() => undefined),
    ) ?? {};
  expect(named?.say(board.speech, [])).toMatchInlineSnapshot(
    `"Suppose row 5, between columns 4 and 5 were blank. But the lines from the 1 at row 1, column 1 to the 1 at row 5, column 5 and from the 2 at row 1, column 5 to the 2 at row 4, column 4 would cross, since their ends take turns around the open sides. So row 5, between columns 4 and 5 is a line."`,
  );
});
