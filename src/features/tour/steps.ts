import type { ScriptGroup, ScriptLine } from '#logic/smtlib/write.ts';
import { hasClues } from '#puzzle/clueAt.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { settlesCell } from '#puzzle/slot.ts';
import { modelOf } from '#store/document/model.ts';
import { scriptOf } from '#store/document/script.ts';
import { kindsOf } from './kinds.ts';
import { sayGivens, sayQuestions, sayRanges, sayRule } from './sentences.ts';

/** One step of the tour, in words, as SMT-LIB, and on the board. */
export interface TourStep {
  readonly kind: 'ranges' | 'clues' | 'rules' | 'questions';
  readonly heading: string;
  readonly words: string;
  /** The first of its lines. */
  readonly lines: readonly string[];
  /** How many more lines like them there are. */
  readonly more: number;
  readonly cells: readonly number[];
  readonly sites: readonly number[];
  /** Indices of the claims that it stands for; the first one is shown. */
  readonly claims: readonly number[];
}

/** The most lines that a step shows. */
const SHOWN = 4;

const isComment = ({ text }: ScriptLine): boolean => text.startsWith(';');
const isDeclaration = (line: ScriptLine | undefined): boolean =>
  line?.text.startsWith('(declare-const ') === true;

/** The first lines of the first group, and the number of all other lines. */
function linesOf(groups: readonly ScriptGroup[]): Pick<TourStep, 'lines' | 'more'> {
  const [first = [], ...rest] = groups.map(({ lines }) => lines.filter((line) => !isComment(line)));
  const lines = first
    // One of several consecutive declarations is enough, so that there is space for assertions.
    .filter((line, at) => !isDeclaration(line) || !isDeclaration(first[at - 1]))
    .slice(0, SHOWN)
    .map(({ text }) => text);
  return { lines, more: [first, ...rest].flat().length - lines.length };
}

const cellsOf = ({ lines }: ScriptGroup): readonly number[] => [
  ...new Set(lines.flatMap(({ cells }) => cells)),
];

/** How a puzzle becomes logic, in the order of its text; independent of the puzzle type. */
export function stepsOf(type: PuzzleType, puzzle: Puzzle): readonly TourStep[] {
  const model = modelOf(type, puzzle);
  const { groups } = scriptOf(type, puzzle);
  const stating = new Map(groups.map((group) => [group.claim, group]));
  const stated = groups.flatMap(({ claim }) => claim ?? []);
  const nowhere = { sites: [], claims: [] };

  const around = (group: ScriptGroup): readonly TourStep[] => {
    const base = { ...nowhere, ...linesOf([group]), cells: cellsOf(group) };
    switch (group.kind) {
      case 'ranges': {
        const words = sayRanges(type, puzzle, model);
        return [{ ...base, kind: 'ranges', heading: 'A number for each cell', words }];
      }
      case 'clues': {
        if (base.lines.length === 0) return [];
        const words = sayGivens(type, puzzle);
        return [{ ...base, kind: 'clues', heading: 'The clues in cells', words }];
      }
      case 'questions': {
        const words = sayQuestions(hasClues(puzzle));
        return [{ ...base, kind: 'questions', heading: 'The question', words }];
      }
      case 'start':
      case 'claim':
        return [];
    }
  };

  const rules = kindsOf(model.claims, stated).flatMap((kind): readonly TourStep[] => {
    const claim = model.claims[kind.claims[0] ?? -1];
    if (claim === undefined) return [];
    return [
      {
        kind: 'rules',
        heading: kind.heading,
        words: sayRule(claim, kind),
        ...linesOf(kind.claims.flatMap((index) => stating.get(index) ?? [])),
        cells: claim.cells,
        sites: claim.place.site === undefined ? [] : [claim.place.site],
        claims: kind.claims,
      },
    ];
  });

  const steps = groups.flatMap(around);
  return [
    ...steps.filter(({ kind }) => kind !== 'questions'),
    ...rules,
    ...steps.filter(({ kind }) => kind === 'questions'),
  ];
}

/** The number of steps, computed without their text, since the offer of a tour must be cheap. */
export function countSteps(type: PuzzleType, puzzle: Puzzle): number {
  const { claims } = modelOf(type, puzzle);
  const rules = kindsOf(claims, [...claims.keys()]).filter((kind) =>
    kind.claims.some((index) => (claims[index]?.smtlib().length ?? 0) > 0),
  );
  const slot = type.slot(puzzle.parameters);
  const hasGivens = puzzle.givens.some((given) => given !== undefined && settlesCell(slot, given));
  return rules.length + (hasGivens ? 3 : 2);
}

/** Where a tour continues after an edit: the first step that it did not have, or its last. */
export function firstNew(before: readonly TourStep[], now: readonly TourStep[]): number {
  const known = new Set(before.map(({ heading }) => heading));
  const at = now.findIndex(({ heading }) => !known.has(heading));
  return at === -1 ? now.length - 1 : at;
}
