/** Naked and hidden subsets: several cells of an area that share as many values. */
import type { Literal } from '#logic/literal.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import { capitalise, listed, oneOf } from '#logic/words.ts';
import { phrase } from '#reasoning/phrases.ts';
import { reasonOf, whyOut } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import type { Finding } from './finding.ts';
import type { House } from './links.ts';
import { elsewhere, candidatePlaces } from './locked.ts';

const NAKED: Readonly<Record<number, TechniqueId>> = {
  2: 'naked pair',
  3: 'naked triple',
  4: 'naked quad',
};
const HIDDEN: Readonly<Record<number, TechniqueId>> = {
  2: 'hidden pair',
  3: 'hidden triple',
  4: 'hidden quad',
};

/** Cells whose candidates are only the values they share. */
export function nakedSubsets(position: Candidates, size: number): readonly Finding[] {
  const { links, open } = position;
  return links.houses.flatMap((house) => {
    const free = house.cells.filter((cell) => (open[cell]?.length ?? 0) > 0);
    if (free.length <= size) return [];
    const narrow = free.filter((cell) => {
      const count = open[cell]?.length ?? 0;
      return count > 1 && count <= size && open[cell]?.every((value) => house.once.has(value));
    });
    const sets = narrow.map((cell) => open[cell] ?? []);
    return shared(sets, size).flatMap(({ chosen, values }) => {
      const cells = chosen.flatMap((at) => narrow[at] ?? []);
      const conclusions = free
        .filter((cell) => !cells.includes(cell))
        .flatMap((cell) =>
          out(
            cell,
            values.filter((value) => open[cell]?.includes(value)),
          ),
        );
      return conclusions.length === 0 ? [] : [naked(position, house, cells, values, conclusions)];
    });
  });
}

const out = (cell: number, values: readonly number[]): readonly Literal[] =>
  values.map((value) => ({ cell, value, holds: false }));

function naked(
  position: Candidates,
  { claim, once }: House,
  cells: readonly number[],
  values: readonly number[],
  conclusions: readonly Literal[],
): Finding {
  const { formula, links } = position;
  const ruledOut = cells.flatMap((cell) =>
    (formula.domains[cell] ?? [])
      .filter((value) => !values.includes(value))
      .map((value) => cell * links.stride + value),
  );
  const core = values.flatMap((value) => once.get(value) ?? []);
  return {
    technique: NAKED[cells.length] ?? 'naked quad',
    conclusions,
    reason: reasonOf(core, whyOut(position, ruledOut)),
    core,
    claim,
    cells,
    say: (speech) => {
      const { words, line } = claim.place;
      const have = cells.length === 2 ? 'both' : 'all of these';
      const names = speech.names(cells, line);
      // Some cell names begin with their area: "hexagon 3, top".
      const lead = names.startsWith(words) ? capitalise(names) : `In ${words}, ${names}`;
      return `${lead} can only be ${oneOf(values.map(speech.word))}, and so have ${have}. So ${phrase(conclusions, speech, line)}.`;
    },
  };
}

/** Values whose places are only the cells they share. */
export function hiddenSubsets(position: Candidates, size: number): readonly Finding[] {
  const { links, open } = position;
  return links.houses.flatMap((house) => {
    const groups = [...house.needs.values()]
      .map((group) => ({ group, places: candidatePlaces(position, group) }))
      .filter(({ places }) => places.length > 1 && places.length <= size);
    return shared(
      groups.map(({ places }) => places),
      size,
    ).flatMap(({ chosen, values: cells }) => {
      const own = chosen.flatMap((at) => groups[at] ?? []);
      const values = own.map(({ group }) => group.value);
      const conclusions = cells.flatMap((cell) =>
        out(
          cell,
          (open[cell] ?? []).filter((value) => !values.includes(value)),
        ),
      );
      if (conclusions.length === 0) return [];
      const why = whyOut(
        position,
        own.flatMap(({ group }) => elsewhere(position, group, cells)),
      );
      const { words, line } = house.claim.place;
      const core = own.map(({ group }) => group.part);
      return [
        {
          technique: HIDDEN[size] ?? 'hidden quad',
          conclusions,
          reason: reasonOf(core, why),
          core,
          claim: house.claim,
          cells,
          say: ({ names, word }) =>
            `${capitalise(words)} has room for ${listed(values.map(word))} only at ${names(cells, line)}, so nothing else can stand there.`,
        },
      ];
    });
  });
}

/** Every choice of `size` sets whose union has as many elements. */
function shared(
  sets: readonly (readonly number[])[],
  size: number,
): readonly { readonly chosen: readonly number[]; readonly values: readonly number[] }[] {
  const found: { chosen: readonly number[]; values: readonly number[] }[] = [];
  const extend = (from: number, chosen: readonly number[], values: ReadonlySet<number>): void => {
    if (chosen.length === size) {
      if (values.size === size) {
        found.push({ chosen, values: [...values].toSorted((a, b) => a - b) });
      }
      return;
    }
    for (let at = from; at < sets.length; at += 1) {
      const wider = new Set(values);
      for (const value of sets[at] ?? []) wider.add(value);
      if (wider.size <= size) extend(at + 1, [...chosen, at], wider);
    }
  };
  extend(0, [], new Set());
  return found;
}
