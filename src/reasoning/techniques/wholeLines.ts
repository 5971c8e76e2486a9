/** What a whole claim says of its cells when combined with their being different. */
import { capitalise } from '#logic/words.ts';
import { traitsOf } from '#reasoning/partTraits.ts';
import { phrase } from '#reasoning/phrases.ts';
import type { Candidates } from './candidates.ts';
import { allFillings, impossibleIn } from './fillings.ts';
import type { Finding } from './finding.ts';

/** The most cells whose combinations people go through. */
const MOST_CELLS = 10;

/** Candidates that occur in no filling of a claim's cells. */
export function wholeLines(position: Candidates): readonly Finding[] {
  const { formula, known } = position;
  const { deep, whole } = traitsOf(formula);
  return formula.parts.flatMap(({ claim, telling }, part): readonly Finding[] => {
    if (deep[part] !== true || whole[part] !== true) return [];
    // What its own kind sees, or what adds up, is looked at elsewhere.
    if (telling?.sees !== undefined || telling?.sum !== undefined) return [];
    const cells = [...new Set(claim.cells)];
    if (cells.length > MOST_CELLS || !cells.some((cell) => position.open[cell]?.length)) return [];
    const shown: (number | undefined)[] = formula.domains.map(() => undefined);
    const conclusions = impossibleIn(position, cells, (values) => {
      cells.forEach((cell, at) => {
        shown[cell] = values[at];
      });
      return claim.judge(shown) !== 'broken';
    });
    if (conclusions === undefined || conclusions.length === 0) return [];
    return [
      {
        technique: telling?.technique?.([], conclusions) ?? 'one rule',
        conclusions,
        reason: allFillings(position, [part], cells),
        core: [part],
        claim,
        cells: cells.filter((cell) => known.values[cell] !== undefined),
        say: (speech, facts) => {
          const own = facts.filter(({ cell }) => cells.includes(cell));
          const why = telling?.settles?.(own, speech, conclusions) ?? `${claim.sentence}, so `;
          return `${capitalise(why)}${phrase(conclusions, speech, claim.place.line)}.`;
        },
      },
    ];
  });
}
