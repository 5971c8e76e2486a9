import type { PrintedDrawing } from '#puzzle/printedNumbers.ts';
import { blackCircleKind, circledKind, uncircledKind, whiteCircleKind } from './circledKinds.ts';
import { checkBoard } from './boardChecks.ts';
import { checkClues } from './clueChecks.ts';
import { checkRanges } from './rangeChecks.ts';
import { checkRules } from './ruleChecks.ts';
import {
  drawnOf,
  isFilledByRegion,
  isOnLinks,
  isOnSides,
  numbersIn,
  pathsIn,
} from './definition.ts';
import type {
  ClueMeaning,
  DefinedNumbers,
  DefinedRule,
  Definition,
  FillForm,
} from './definition.ts';
import { capitalise } from '#logic/words.ts';
import { drawingKind, markedKind, numberedKind, regionKind, wholeGridKind } from './kinds.ts';
import { listedKind } from './listedKind.ts';
import { problemAt } from './problem.ts';
import type { DefinitionProblem } from './problem.ts';
import { fixesOfClue, fixesOfNeed, fixOfRule, sayRemedy } from './remedies.ts';
import type { NeededRule, Need, PlaceKind, RuleMeaning } from './scene.ts';

/** What drawings in cells provide. */
const NEED_OF_DRAWING = {
  tree: 'trees',
  circle: 'circles of two colours',
} as const satisfies Readonly<Record<string, Need>>;

/** What is printed in cells, as a need of rules. */
const needMetBy = ({ drawing, areLists }: DefinedNumbers): Need =>
  drawing === undefined
    ? areLists === true
      ? 'lists'
      : 'numbered cells'
    : NEED_OF_DRAWING[drawing];

/** What the clues and the board of a definition provide. */
function providedBy({ board, clues, fill }: Definition): ReadonlySet<Need> {
  const drawn = clues.flatMap(({ meaning }) => drawnOf(meaning)?.kind ?? []);
  const numbers = numbersIn(clues);
  return new Set<Need>([
    ...(board.form.shape === 'boxes' ? ['boxes' as const] : []),
    ...(board.form.shape === 'hexagons' ? ['hexagons' as const] : []),
    ...(clues.some(({ meaning }) => meaning.clue === 'black cells') || numbers?.isBlack === true
      ? ['black cells' as const]
      : []),
    ...(isOnSides(fill) ? ['sides' as const] : []),
    ...(numbers === undefined ? [] : [needMetBy(numbers)]),
    ...(numbers?.isCircled === true ? ['circled cells' as const] : []),
    ...drawn.flatMap(({ needs }) => needs ?? []),
    ...(pathsIn(clues)?.kinds ?? []),
  ]);
}

/** The kinds of place by which rules speak of what is printed in cells. */
function speakingOf(drawing: PrintedDrawing | undefined): readonly PlaceKind[] {
  switch (drawing) {
    case undefined:
      return [numberedKind, markedKind, listedKind, circledKind, uncircledKind];
    case 'circle':
      return [whiteCircleKind, blackCircleKind];
    case 'tree':
      return [drawingKind(drawing)];
  }
}

/** Places that the board lacks, clues that no rule reads, and rules that read clues that are not there. */
export function checkDefinition(definition: Definition): readonly DefinitionProblem[] {
  const { rules, clues, lines } = definition;
  for (const check of [checkBoard, strangePlaces, checkRules, checkClues, checkRanges]) {
    // What is wrong later often follows from what is wrong before.
    const found = check(definition);
    if (found.length > 0) return found;
  }
  const lacking = rules.flatMap(({ line, meaning }) =>
    lacksOf(definition, meaning).map(({ says, kind, need }) =>
      need === undefined
        ? problemAt(line, `${says}.`, fixesOfClue(definition, meaning, kind))
        : problemAt(line, `${says}: ${sayRemedy(need)}.`, fixesOfNeed(need, lines)),
    ),
  );
  const missing = rules.flatMap((rule) =>
    missingRules(definition.rules, rule).map((needed) =>
      problemAt(rule.line, `${sayMissingRule(needed)}.`, [fixOfRule(needed)]),
    ),
  );
  const isSpokenOf = (kind: PlaceKind, asNumber: boolean): boolean =>
    rules.some(({ meaning }) => (meaning.readsClue || !asNumber) && isAmong(meaning.kinds, kind));
  const unread = clues.flatMap(({ line, meaning }): readonly DefinitionProblem[] => {
    if (meaning.clue === 'numbers') {
      const { drawing } = meaning.numbers;
      const speaking = speakingOf(drawing);
      const said = drawing === undefined ? 'Numbers in cells' : `${capitalise(drawing)}s`;
      return speaking.some((kind) => isSpokenOf(kind, false))
        ? []
        : [problemAt(line, `${said} are entered, but no rule speaks of them.`)];
    }
    const drawn = drawnOf(meaning)?.kind;
    const numbers = meaning.clue === 'sites' ? meaning.kinds : [];
    const [idle] = numbers.filter((kind) => !isSpokenOf(kind, true));
    if (idle !== undefined) {
      return [
        problemAt(line, `What is printed at a ${idle.id} is entered, but no rule speaks of it.`),
      ];
    }
    // The numbers of cells may depend on the size of their region.
    const isIdle =
      drawn !== undefined && !isSpokenOf(drawn, false) && !isFilledByRegion(definition.fill);
    return isIdle ? [problemAt(line, `A ${drawn.id} is drawn, but no rule speaks of it.`)] : [];
  });
  const none =
    rules.length === 0
      ? [problemAt(1, 'There is no rule: write "rules" and below it one on each line.')]
      : [];
  return [...none, ...lacking, ...missing, ...unread];
}

/** Something that a rule speaks of, and the board or its clues do not have. */
interface Lack {
  /** Up to the full stop: "This rule speaks of a box, but the board has none". */
  readonly says: string;
  readonly kind: PlaceKind;
  /** What the board needs for it; absent if it is a clue. */
  readonly need?: Need;
}

/** What a rule speaks of that the board does not have, in the order of its places. */
export function lacksOf(definition: Definition, meaning: RuleMeaning): readonly Lack[] {
  const provided = providedBy(definition);
  const hasSites = (kind: PlaceKind): boolean =>
    definition.clues.some(
      (clue) => clue.meaning.clue === 'sites' && isAmong(clue.meaning.kinds, kind),
    );
  return meaning.kinds.flatMap((kind): readonly Lack[] => {
    if (kind.needs !== undefined && !provided.has(kind.needs)) {
      const says = `This rule speaks of a ${kind.id}, but the board has none`;
      return [{ says, kind, need: kind.needs }];
    }
    return meaning.readsClue && kind.hasNumbers !== true && !hasSites(kind)
      ? [
          {
            says: `This rule speaks of a number of a ${kind.id}, but no such clue is entered`,
            kind,
          },
        ]
      : [];
  });
}

type Counting = Pick<DefinedRule, 'meaning' | 'onlyWith' | 'notWith'>;

/** The rules that one rests on and that do not count whenever it counts. */
export const missingRules = (
  rules: readonly Counting[],
  { meaning, onlyWith, notWith }: Counting,
): readonly NeededRule[] =>
  (meaning.needsRules ?? []).filter(
    (needed) =>
      !rules.some(
        (other) =>
          provides(other.meaning, needed) &&
          (other.onlyWith === undefined || other.onlyWith === onlyWith) &&
          other.notWith.every((option) => notWith.includes(option)),
      ),
  );

/** Up to the full stop. */
export const sayMissingRule = (needed: NeededRule): string =>
  `This rule needs another one, "${needed}"`;

const provides = (
  { provides: provided, keepsDifferent, kinds }: RuleMeaning,
  needed: NeededRule,
): boolean =>
  needed === 'in the grid all numbers differ'
    ? keepsDifferent === true && isAmong(kinds, wholeGridKind)
    : provided === needed;

/** Why a rule belongs to another kind of board, up to the full stop; `undefined` if it does not. */
export function whyStrange(
  { fill }: Pick<Definition, 'fill'>,
  { on }: RuleMeaning,
): string | undefined {
  const wanted = isOnSides(fill);
  if ((on === 'sides') === wanted) return undefined;
  return wanted
    ? 'This rule speaks of cells, but lines on sides are sought'
    : 'This rule speaks of lines, but there are none';
}

/** Whether a clue draws regions on a board of lines from square to square. */
const isAtHome = (meaning: ClueMeaning, fill: FillForm): boolean =>
  isOnLinks(fill) && drawnOf(meaning)?.kind === regionKind;

/** Rules and clues for cells on a board of lines, or the other way round. */
function strangePlaces({
  board,
  fill,
  clues,
  rules,
  lines,
}: Definition): readonly DefinitionProblem[] {
  const wanted = isOnSides(fill);
  const { shape } = board.form;
  const form =
    wanted && shape !== 'rectangle' && shape !== 'square'
      ? [problemAt(lines.board, 'Lines on sides need a board that is square or a rectangle.')]
      : [];
  const isStrange = (isOn: boolean): boolean => isOn !== wanted;
  return [
    ...form,
    ...clues.flatMap(({ line, meaning }) =>
      !isAtHome(meaning, fill) &&
      isStrange(meaning.clue === 'sites' && meaning.kinds.some(({ needs }) => needs === 'sides'))
        ? [
            problemAt(
              line,
              `This clue belongs to a board with ${wanted ? 'values in cells' : 'lines'}.`,
            ),
          ]
        : [],
    ),
    ...rules.flatMap(({ line, meaning }) => {
      const why = whyStrange({ fill }, meaning);
      if (why === undefined) return [];
      return wanted
        ? [problemAt(line, `${why}.`)]
        : [problemAt(line, `${why}: ${sayRemedy('sides')}.`, fixesOfNeed('sides', lines))];
    }),
  ];
}

const isAmong = (kinds: readonly PlaceKind[], { id }: PlaceKind): boolean =>
  kinds.some((kind) => kind.id === id);
