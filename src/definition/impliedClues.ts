import type { Claim } from '#logic/claim.ts';
import { KNOWN_LISTS } from '#puzzle/printedLists.ts';
import { printedValue } from '#puzzle/printedNumbers.ts';
import type { PrintedNumbers } from '#puzzle/printedNumbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { mostOf, numbersOf, spellingOf } from '#puzzle/site.ts';
import type { Clue, Site, SiteSlot } from '#puzzle/site.ts';
import { counts } from './definition.ts';
import type { Definition } from './definition.ts';
import { numbersFrom } from './numbersFrom.ts';

/** Whether the clue of a site is a result with a sign: there are ten thousands, too many to try. */
export function isResult({ slot }: Pick<Site, 'slot'>): boolean {
  const spelling = spellingOf(slot);
  return spelling !== undefined && spelling.isWithoutDigits !== true;
}

/** Whether its clue is found by trying each number. */
const isTried = (site: Site): boolean => !isResult(site) && mostOf(site.slot) === 1;

/**
 * Of these claims, those at places that `placeOf` names, by place: whether a full grid keeps all of
 * them.
 */
function heldAt(
  claims: readonly Claim[],
  placeOf: (claim: Claim) => number | undefined,
  solution: readonly number[],
): ReadonlyMap<number, boolean> {
  const held = new Map<number, boolean>();
  for (const claim of claims) {
    const at = placeOf(claim);
    if (at === undefined) continue;
    held.set(at, (held.get(at) ?? true) && claim.judge(solution) === 'holds');
  }
  return held;
}

/** The number that a site takes first. */
const lowestOf = (slot: SiteSlot): readonly number[] =>
  slot.gesture === 'type' ? [slot.low] : numbersOf(slot).slice(0, 1);

/**
 * The clues that are not found by trying, several numbers or a result with a sign, as a full grid has
 * them; indexed by site, `undefined` at other sites.
 */
function directClues(
  { rules }: Definition,
  type: PuzzleType,
  puzzle: Puzzle,
  solution: readonly number[],
): readonly Clue[] {
  const sites = type.sites?.(puzzle) ?? [];
  const own = rules.filter((rule) => counts(rule, puzzle.parameters) && rule.meaning.clueFor);
  const ruleFor = (site: Site) =>
    isTried(site)
      ? undefined
      : own.find(({ meaning }) => (meaning.reads === 'result') === isResult(site))?.meaning;
  if (!sites.some(ruleFor)) return sites.map(() => undefined);
  // Any clue at all makes a rule say which cells it is about.
  const siteClues = sites.map(({ slot }) => lowestOf(slot));
  const { claims } = buildModel(type, { ...puzzle, siteClues });
  const cellsOf = new Map(claims.map(({ place, cells }) => [place.site, cells]));
  return sites.map((site, at) => {
    const cells = cellsOf.get(at);
    return (
      cells &&
      ruleFor(site)?.clueFor?.(
        cells.map((cell) => solution[cell] ?? 0),
        cells,
      )
    );
  });
}

/**
 * The clue that a full grid has at each site: the first of its numbers with which the rules hold, or
 * what its rule makes of the values; `undefined` where there is none.
 */
export function impliedSiteClues(
  definition: Definition,
  type: PuzzleType,
  puzzle: Puzzle,
  solution: readonly number[],
): readonly Clue[] {
  const sites = type.sites?.(puzzle) ?? [];
  const candidates = sites.map((site) => (isTried(site) ? numbersOf(site.slot) : []));
  const found: Clue[] = [...directClues(definition, type, puzzle, solution)];
  const most = Math.max(0, ...candidates.map(({ length }) => length));
  for (let round = 0; round < most; round += 1) {
    const tried = candidates.map((numbers, site): Clue => {
      const number = found[site] === undefined ? numbers[round] : undefined;
      return number === undefined ? undefined : [number];
    });
    if (tried.every((clue) => clue === undefined)) continue;
    const { claims } = buildModel(type, { ...puzzle, siteClues: tried });
    const held = heldAt(claims, ({ place }) => place.site, solution);
    tried.forEach((clue, site) => {
      if (clue !== undefined && held.get(site) === true) found[site] = clue;
    });
  }
  return found;
}

/**
 * The number that a full grid has in each of some cells, as its printed value: the first with which
 * the rules hold. Indexed by cell; `undefined` elsewhere.
 */
export function printedValuesOf(
  type: PuzzleType,
  { low, high, areLists }: PrintedNumbers,
  puzzle: Puzzle,
  cells: readonly number[],
  solution: readonly number[],
): readonly (number | undefined)[] {
  const found: (number | undefined)[] = solution.map(() => undefined);
  for (const number of areLists === true ? KNOWN_LISTS : numbersFrom(low, high)) {
    const givens = cells.reduce((all, cell) => all.with(cell, printedValue(number)), puzzle.givens);
    const { claims } = buildModel(type, { ...puzzle, givens });
    const held = heldAt(claims, ({ place }) => place.given, solution);
    for (const cell of cells) {
      if (held.get(cell) === true) found[cell] ??= printedValue(number);
    }
  }
  return found;
}
