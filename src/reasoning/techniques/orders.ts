import type { ClaimPart } from '#logic/claimPart.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise } from '#logic/words.ts';
import { phrase } from '#reasoning/phrases.ts';
import type { Reason } from '#reasoning/reason.ts';
import { reasonOf, whyOut } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import type { Finding } from './finding.ts';
import { risingLinesOf } from './risingLines.ts';
import { sayValuesOut } from './singles.ts';

/**
 * What signs say of one cell by the values left to the other: by what earlier steps ruled out
 * ("less than"), or also by what stands in that cell's row, column or area ("less than what is left").
 */
export const lessThanSteps = (position: Candidates): readonly Finding[] => {
  const inLines = new Set(risingLinesOf(position.formula).flatMap(({ parts }) => parts));
  return position.formula.parts.flatMap((of, part) => {
    const { order } = of.telling ?? {};
    if (order === undefined || order.mayBeEqual === true || inLines.has(part)) return [];
    return [
      ...boundBy(position, of, part, order.less, order.greater, true),
      ...boundBy(position, of, part, order.greater, order.less, false),
    ];
  });
};

/** What follows for `cell` from the values left to `other`, which is the lesser where `isLess`. */
function boundBy(
  position: Candidates,
  of: ClaimPart,
  part: number,
  other: number,
  cell: number,
  isLess: boolean,
): readonly Finding[] {
  const { formula, links, open, known } = position;
  const held = known.values[other];
  const left = held === undefined ? (open[other] ?? []) : [held];
  const bound = isLess ? left[0] : left.at(-1);
  if (bound === undefined) return [];
  const conclusions = (open[cell] ?? [])
    .filter((value) => (isLess ? value <= bound : value >= bound))
    .map((value) => ({ cell, value, holds: false }));
  if (conclusions.length === 0) return [];
  const beyond = (formula.domains[other] ?? []).filter((value) =>
    isLess ? value < bound : value > bound,
  );
  const why = whyOut(
    position,
    beyond.map((value) => other * links.stride + value),
  );
  const reason = reasonOf([part], why);
  if (reason.parts.length === 1) return conclusions.map((conclusion) => plain(conclusion, reason));
  return [
    {
      technique: 'less than what is left',
      conclusions,
      reason,
      claim: of.claim,
      cells: [
        other,
        ...why.flatMap(({ ground }) =>
          ground.facts.flatMap((fact) => (fact.holds ? [fact.cell] : [])),
        ),
      ],
      core: reason.parts,
      say: (speech) => {
        const most = left.length === 1 ? '' : isLess ? ' or more' : ' or less';
        const is = `${speech.names([other])} is ${speech.word(bound)}${most}`;
        return `${capitalise(of.sentence)}, and ${is}: ${sayValuesOut(formula, why, speech).join('; ')}. So ${phrase(conclusions, speech)}.`;
      },
    },
  ];
}

/** A step of the sign alone, told from it together with what else it says. */
const plain = (conclusion: Literal, reason: Reason): Finding => ({
  technique: 'less than',
  conclusions: [conclusion],
  reason,
  cells: [],
  step: { conclusion, reason },
  say: () => '',
});
