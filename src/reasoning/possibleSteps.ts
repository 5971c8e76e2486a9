import { contrary } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import type { Network } from './network.ts';
import { startPropagation } from './propagation.ts';
import type { Propagation } from './propagation.ts';
import { factsAmong, factsOf, judgedAlone, signed } from './reason.ts';
import type { Known, Reason } from './reason.ts';

/** Something that follows, with a reason that may be longer than it need be. */
export interface PossibleStep {
  readonly conclusion: Literal;
  readonly reason: Reason;
}

/** Every value that an open cell may still have as far as is known, as literals. */
export const openLiterals = (network: Network, known: Known): readonly Literal[] =>
  network.domains.flatMap((domain, cell) =>
    known.values[cell] !== undefined
      ? []
      : domain
          .filter(
            (value) => !known.excluded.some((out) => out.cell === cell && out.value === value),
          )
          .map((value) => ({ cell, value, holds: true })),
  );

/** How many of the values found by following are looked at. */
const NEAREST = 60;

/** Everything that following shows of what is known; `undefined` where that contradicts. */
export function followAll(network: Network, known: Known): Propagation | undefined {
  const propagation = startPropagation(network);
  const failed = propagation.assume(signed(network, factsOf(known)));
  return failed === undefined ? propagation : undefined;
}

/** The values that follow by looking at one part after the other; `all` is from `followAll`. */
export function followedValues(
  network: Network,
  known: Known,
  all: Propagation,
): readonly PossibleStep[] {
  // The trail begins with what is near: reasons further on only get longer.
  return all.trail
    .filter((literal) => {
      const conclusion = network.meaning(literal);
      return conclusion?.holds === true && known.values[conclusion.cell] === undefined;
    })
    .slice(0, NEAREST)
    .map((literal) => {
      const { parts, assumed } = all.groundsOf(literal);
      const reason = { parts, facts: factsAmong(network, assumed) };
      return { conclusion: meaningOf(network, literal), reason };
    });
}

/**
 * What single parts say as a whole, where following their conditions one by one is not enough:
 * each open cell of the part is tried with each value. Parts whose cells have not changed since
 * they were last looked at are remembered in `seen`.
 */
export function wholePartValues(
  network: Network,
  known: Known,
  seen: Map<string, readonly PossibleStep[]>,
): readonly PossibleStep[] {
  const all = factsOf(known);
  return network.parts.flatMap(({ cells: own }, part) => {
    if (network.deep[part] !== true) return [];
    const cells = new Set(own);
    const facts = all.filter(({ cell }) => cells.has(cell));
    const key = `${part} ${facts.map(({ cell, value, holds }) => `${cell}${holds ? '=' : '#'}${value}`).join(' ')}`;
    const found = seen.get(key) ?? tryPart(network, part, known, facts);
    seen.set(key, found);
    return found;
  });
}

function tryPart(
  network: Network,
  part: number,
  known: Known,
  facts: readonly Literal[],
): readonly PossibleStep[] {
  const propagation = startPropagation(network, [part]);
  if (propagation.assume(signed(network, facts)) !== undefined) return [];
  const base = propagation.trail.length;
  const cells = network.parts[part]?.cells ?? [];
  const judged = (conclusion: Literal): boolean =>
    judgedAlone(network, { parts: [part], facts }, conclusion);
  return cells.flatMap((cell) => {
    const domain = network.domains[cell] ?? [];
    if (known.values[cell] !== undefined || domain.length < 2) return [];
    const used = new Map<number, Literal>();
    const sure = domain.find((value) => judged({ cell, value, holds: true }));
    if (sure !== undefined) {
      const conclusion = { cell, value: sure, holds: true };
      return [{ conclusion, reason: { parts: [part], facts } }];
    }
    const left = domain.filter((value) => {
      const [trial] = signed(network, [{ cell, value, holds: true }]);
      if (trial === undefined) return false;
      const failed = propagation.assume([trial]);
      if (failed !== undefined) {
        const { assumed } = propagation.groundsOfConflict(failed);
        for (const literal of assumed) {
          const fact = literal === trial ? undefined : network.meaning(literal);
          if (fact !== undefined) used.set(literal, fact);
        }
      }
      propagation.backTo(base);
      return failed === undefined;
    });
    const [value] = left;
    if (left.length !== 1 || value === undefined) return [];
    // Values that were known to be out are facts of their own.
    const reason = { parts: [part], facts: [...used.values()] };
    return [{ conclusion: { cell, value, holds: true }, reason }];
  });
}

/** What may still be, in those cells first whose parts have most of their cells filled. */
function amongKnown(network: Network, known: Known): readonly Literal[] {
  const filled = network.domains.map(() => 0);
  for (const part of network.parts) {
    const count = part.cells.filter((cell) => known.values[cell] !== undefined).length;
    for (const cell of part.cells) {
      filled[cell] = Math.max(filled[cell] ?? 0, count / part.cells.length);
    }
  }
  return openLiterals(network, known).toSorted(
    (a, b) => (filled[b.cell] ?? 0) - (filled[a.cell] ?? 0),
  );
}

/** What following a trial to a contradiction shows, and whether all trials were made. */
export interface Trials {
  readonly steps: readonly PossibleStep[];
  readonly complete: boolean;
}

/**
 * Supposes the contrary of what may follow, in every open cell, and follows it to a contradiction.
 * Cells among known ones come first; stops after about `work` (see `Propagation.work`). `all` is
 * from `followAll`, and is left as it was.
 */
export function tryAll(network: Network, known: Known, all: Propagation, work: number): Trials {
  const base = all.trail.length;
  const steps: PossibleStep[] = [];
  for (const supposed of amongKnown(network, known)) {
    if (all.work() > work) return { steps, complete: false };
    const binary = network.domains[supposed.cell]?.length === 2;
    for (const trialled of binary ? [supposed] : [supposed, contrary(supposed)]) {
      const [trial] = signed(network, [trialled]);
      // What following already rules out is too plain to be told.
      if (trial === undefined || all.valueOf(trial) !== undefined) continue;
      const failed = all.assume([trial]);
      if (failed !== undefined) {
        const { parts, assumed } = all.groundsOfConflict(failed);
        const facts = factsAmong(network, assumed, trial);
        steps.push({ conclusion: meaningOf(network, trial ^ 1), reason: { parts, facts } });
      }
      all.backTo(base);
    }
  }
  return { steps, complete: true };
}

/** What a variable's literal says of its cell. */
function meaningOf(network: Network, literal: number): Literal {
  const meaning = network.meaning(literal);
  if (meaning === undefined) throw new Error('A variable that says nothing of a cell');
  return meaning;
}
