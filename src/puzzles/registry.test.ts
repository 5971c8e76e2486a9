import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readExamples } from '#puzzle/examples.ts';
import * as houseRuleReader from '#puzzle/houseRules.ts';
import { standardParameters } from '#puzzle/parameters.ts';
import { buildModel, emptyPuzzle, structureOf } from '#puzzle/puzzleType.ts';
import { authorSlot, playerSlot, valueOfKey } from '#puzzle/slot.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { givensOf, parameterChoices, arbitraryPuzzle, textLike } from './arbitrary.ts';
import { findPuzzleType, puzzleTypes } from './all.ts';
import { isRelease, isThorough, sampledQuickly, trials } from '#trials.ts';
import { repeats, testedTypes } from './testing.ts';

// Requirements on every puzzle type: a new one is tested here as soon as it is registered.

/** Of laws that are tried on every type: all of fast-check's runs in CI and before a release. */
const RUNS = isThorough || isRelease ? 100 : 20;
/** So many sizes have all their sentences compared in a quick run. */
const SIZES = 3;

describe('the registry', () => {
  it('has ids that are words for an address, each once', () => {
    const ids = testedTypes.map((type) => type.id);
    expect(repeats(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('finds each type by its id and nothing by any other word', () => {
    expect(puzzleTypes.map((type) => findPuzzleType(type.id))).toEqual(puzzleTypes);
    for (const word of ['', 'Sudoku', 'template', '__proto__', 'constructor', 'toString']) {
      expect(findPuzzleType(word)).toBeUndefined();
    }
  });
});

describe.each(testedTypes.map((type) => [type.id, type] as const))('%s', (_, type) => {
  it('says what it is, in words', async () => {
    const words = [type.name, type.published, type.summary, (await type.help()).default];
    expect(words.filter((text) => text.trim() === '')).toEqual([]);
  });

  it('has standard sizes among its choices, which ascend', () => {
    for (const parameter of Object.values(type.parameters)) {
      if (parameter.kind !== 'size') continue;
      expect(parameter.choices).toContain(parameter.standard);
      expect(parameter.choices).toEqual(parameter.choices.toSorted((a, b) => a - b));
    }
  });

  it('has an example whose claims are about every cell of its grid', () => {
    const [example] = readExamples(type);
    const puzzle = example?.puzzle ?? emptyPuzzle(type);
    const { domains, claims } = buildModel(type, puzzle);
    expect(domains).toHaveLength(type.grid(puzzle.parameters).centres.length);
    const cells = new Set(claims.flatMap((claim) => claim.cells));
    const { givenShapes } = structureOf(type, puzzle);
    const open = [...domains.keys()].filter(
      (cell) => puzzle.blackCells[cell] !== true && givenShapes[cell] === undefined,
    );
    expect(open.filter((cell) => !cells.has(cell))).toEqual([]);
  });

  it.each(parameterChoices(type))('has values that keys enter, no key twice: %j', (parameters) => {
    const whole = type.slot(parameters);
    for (const slot of [authorSlot(whole), playerSlot(whole)]) {
      const keys = slot.choices.flatMap((choice) => choice.keys);
      expect(repeats(keys)).toEqual([]);
      // Of several figures, each has its own key.
      const inFigures = whole.isDecimal === true || whole.printedBy === 'figures';
      const areLists = whole.printedBy === 'lists';
      const byKey = slot.choices.filter(
        ({ symbol, means }) =>
          !(inFigures && /^\d\d/.test(symbol)) && !(areLists && means !== undefined),
      );
      expect(byKey.map((choice) => valueOfKey(slot, choice.keys[0] ?? ''))).toEqual(
        byKey.map(({ value }) => value),
      );
    }
  });

  it.each(sampledQuickly(parameterChoices(type), SIZES))(
    'never says a sentence twice: %j',
    (parameters) => {
      const { claims } = buildModel(type, emptyPuzzle(type, parameters));
      expect(repeats(claims.map((claim) => claim.sentence))).toEqual([]);
      expect(repeats(claims.map((claim) => claim.label))).toEqual([]);
      const parts = claims.flatMap((claim) => claim.parts().map((part) => part.sentence));
      expect(parts).toHaveLength(new Set(parts).size);
    },
  );

  it('reads back every puzzle that it writes', () => {
    fc.assert(
      fc.property(arbitraryPuzzle(type), (puzzle) => {
        expect(readPuzzle(type, writePuzzle(type, puzzle), houseRuleReader)).toEqual({
          ok: true,
          value: puzzle,
        });
      }),
      { numRuns: RUNS },
    );
  });

  it('says what is wrong with a text, or reads it, but never throws', () => {
    fc.assert(
      fc.property(textLike(type), (text) => {
        const read = readPuzzle(type, text, houseRuleReader);
        // What was read must be a puzzle that can be written and read again.
        if (!read.ok) return read.problem.reason !== '';
        const again = readPuzzle(type, writePuzzle(type, read.value), houseRuleReader);
        return again.ok && JSON.stringify(again.value) === JSON.stringify(read.value);
      }),
      { numRuns: trials(300) },
    );
  });

  it('never takes back a judgement when more cells are filled', () => {
    const parameters = standardParameters(type.parameters);
    const { claims, domains } = buildModel(type, emptyPuzzle(type, parameters));
    fc.assert(
      fc.property(givensOf(type, parameters), fc.array(fc.boolean()), (fuller, kept) => {
        const fewer = fuller.map((value, cell) => (kept[cell % kept.length] ? value : undefined));
        const changed = claims.filter((claim) => {
          const before = claim.judge(fewer);
          return before !== 'open' && claim.judge(fuller) !== before;
        });
        expect([domains.length, changed]).toEqual([fuller.length, []]);
      }),
      { numRuns: RUNS },
    );
  });
});
