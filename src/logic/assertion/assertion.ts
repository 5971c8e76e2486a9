import { showValues } from '#logic/claim.ts';
import type { Claim, Judgement, Part, Place, Speech, Values, ValueSymbol } from '#logic/claim.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { cage } from '#logic/kinds/cage.ts';
import { withDifferent } from '#logic/kinds/sumOfDifferent.ts';
import { sumTo } from '#logic/kinds/sumTo.ts';
import { blame } from './blame.ts';
import { decide } from './bounds.ts';
import type { Ranges } from './bounds.ts';
import { compileCondition } from './compile.ts';
import type { Domains } from './linear.ts';
import { isNonlinear, shapeOf } from './shape.ts';
import { conjunctsOf } from './term.ts';
import type { Condition } from './term.ts';
import { sayCondition } from './words.ts';

/** With more cells, a check line counts what is broken instead of listing values. */
const FEW_CELLS = 12;

/** A condition with the data its claim needs. */
interface Asserted {
  readonly condition: Condition;
  /** The term as the user wrote it. */
  readonly text: string;
  readonly place: Place;
  /**
   * The whole condition in words, if it is a well-known one; otherwise its terms are worded one by
   * one.
   */
  readonly sentence?: string | undefined;
  readonly domains: Domains;
  readonly symbol: ValueSymbol;
  readonly speech: Speech;
}

/**
 * A condition that the user wrote as an SMT-LIB term. A term with the meaning of another kind of
 * claim becomes that claim, so that it gets its reasons. The condition must be within the limits of
 * `tooMuch`.
 */
export function assertion(asserted: Asserted): Claim {
  const { condition, text, place, domains, symbol, speech } = asserted;
  const cells = condition.unknowns;
  const values = [...new Set(cells.flatMap((cell) => domains[cell] ?? []))].toSorted(
    (a, b) => a - b,
  );
  const written = {
    smtlib: () => [text],
    ...(isNonlinear(condition) ? ({ nonlinear: true } as const) : {}),
  };
  const shape = shapeOf(condition);
  const addUp = (total: number): string =>
    `${speech.names(cells)} ${cells.length === 1 ? 'adds' : 'add'} up to ${total}`;
  switch (shape?.kind) {
    case 'all different':
      return { ...allDifferent({ place, cells, values, symbol }), ...written };
    case 'sum':
      return {
        ...sumTo({ place, cells, total: shape.total, values, symbol }),
        ...written,
        sentence: `${addUp(shape.total)}; digits may repeat`,
      };
    case 'cage':
      return {
        ...cage({ place, cells, total: shape.total, values, symbol }),
        ...written,
        sentence: `${addUp(shape.total)}${withDifferent(cells.length)}`,
      };
    case undefined:
      return { ...general(asserted), ...written };
  }
}

function general({ condition, text, place, sentence, domains, symbol, speech }: Asserted): Claim {
  const each = conjunctsOf(condition);
  const rangesOf =
    (shown: Values): Ranges =>
    (cell) => {
      const value = shown[cell];
      if (value !== undefined) return { low: value, high: value };
      return { low: domains[cell]?.[0] ?? 0, high: domains[cell]?.at(-1) ?? 0 };
    };
  const broken = (shown: Values): readonly Condition[] =>
    each.filter((one) => decide(one, rangesOf(shown)) === false);
  const judge = (shown: Values): Judgement => {
    const known = each.map((one) => decide(one, rangesOf(shown)));
    if (known.includes(false)) return 'broken';
    return known.includes(undefined) ? 'open' : 'holds';
  };

  return {
    place,
    label: place.words,
    sentence: sentence ?? sayCondition(condition, speech),
    cells: condition.unknowns,
    parts: () =>
      each.map((one): Part => {
        const formula = compileCondition(one, domains);
        return { sentence: sayCondition(one, speech), cells: one.unknowns, formula };
      }),
    judge,
    culprits(shown) {
      const [ranges, open] = [rangesOf(shown), rangesOf([])];
      return [...new Set(broken(shown).flatMap((one) => blame(one, shown, ranges, open)))];
    },
    observe(shown) {
      if (condition.unknowns.length <= FEW_CELLS) {
        return showValues(symbol, condition.unknowns, shown);
      }
      const count = broken(shown).length;
      return count === 0 ? 'none broken' : `${count} broken`;
    },
    smtlib: () => [text],
  };
}
