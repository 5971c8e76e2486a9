import type { LabReading } from '#definition/labType.ts';
import type { DefinitionProblem } from '#definition/problem.ts';
import { cellNames } from '#grid/names.ts';
import type { Values } from '#logic/claim.ts';
import { listed } from '#logic/words.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { claimsByRule, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { sizeOf } from '#puzzle/size.ts';
import { smallestBoard } from './trial.ts';
import type { Trial } from './trial.ts';

/** Something to say about a line of a definition. */
export interface LabFinding extends Pick<DefinitionProblem, 'line' | 'column' | 'sentence'> {
  /** A board that shows it. */
  readonly picture?: {
    readonly type: PuzzleType;
    readonly puzzle: Puzzle;
    readonly values: Values;
  };
}

type Read = Extract<LabReading, { readonly ok: true }>;

/** What trying a definition has shown, in the order of its lines. */
export function findingsOf(reading: LabReading, trial: Trial): readonly LabFinding[] {
  if (!reading.ok) return [];
  const isTried = trial.type === reading.type;
  return [
    ...aboutSolution(reading),
    ...(isTried ? [...aboutExample(reading, trial), ...aboutRules(reading, trial)] : []),
  ].toSorted((a, b) => a.line - b.line);
}

/** The line with the word "example". */
const exampleLine = ({ definition }: Read): number => definition.example?.line ?? 1;

/** Whether the example's own solution keeps its clues and the rules. */
function aboutSolution(reading: Read): readonly LabFinding[] {
  const { type, definition, example } = reading;
  if (example?.solution === undefined) return [];
  const { puzzle, solution } = example;
  const grid = type.grid(puzzle.parameters);
  const line = definition.example?.solution[0]?.line ?? exampleLine(reading);
  const changed = givenValues(type, puzzle).flatMap((given, cell) =>
    given === undefined || given === solution[cell] ? [] : [cell],
  );
  const broken = claimsByRule(type, puzzle).flatMap(({ line: ruleLine, claims }) => {
    const [claim] = claims.filter((each) => each.judge(solution) === 'broken');
    return claim === undefined ? [] : [{ line: ruleLine, claim }];
  });
  return [
    ...(changed.length === 0
      ? []
      : [
          finding(
            line,
            `The solution of the example changes what is printed in ${cellNames(grid, changed)}.`,
            { type, puzzle, values: solution },
          ),
        ]),
    ...broken.map(({ line: ruleLine, claim }) =>
      finding(
        ruleLine,
        `The solution of the example breaks this rule: it is not so that ${claim.sentence}.`,
        { type, puzzle, values: solution },
      ),
    ),
  ];
}

function aboutExample(
  reading: Read,
  { example: verdict, onExample, onSmallest }: Trial,
): readonly LabFinding[] {
  const { type, example } = reading;
  if (example === undefined || verdict === undefined) return [];
  const { puzzle, solution } = example;
  const line = exampleLine(reading);
  const isBlamed = [onExample, onSmallest].some((tried) => tried?.contradictory.length);
  switch (verdict.kind) {
    case 'unique':
      return [];
    case 'none':
      // Where rules contradict each other, that is said of them.
      return isBlamed
        ? []
        : [finding(line, 'No board keeps the rules and the clues of the example.')];
    case 'unknown':
      return [
        finding(line, `Whether the example has one solution is not known. ${verdict.reason}`),
      ];
    case 'several': {
      const [first = [], second = []] = verdict.solutions;
      const isFirst = solution?.every((value, cell) => value === first[cell]) === true;
      const [own, other] = isFirst || solution === undefined ? [first, second] : [solution, first];
      const cells = other.flatMap((value, cell) => (value === own[cell] ? [] : [cell]));
      return [
        finding(
          line,
          `The rules also allow this board, which differs in ${sayCells(type, puzzle, cells)}. Which rule of yours does it break? If none, the example needs another clue.`,
          { type, puzzle, values: other },
        ),
      ];
    }
  }
}

/** So many cells are named. */
const FEW = 6;

const sayCells = (type: PuzzleType, { parameters }: Puzzle, cells: readonly number[]): string =>
  cells.length > FEW ? `${cells.length} cells` : cellNames(type.grid(parameters), cells);

function aboutRules(reading: Read, { onExample, onSmallest }: Trial): readonly LabFinding[] {
  const { type, definition, example } = reading;
  const smallest = `${sizeOf(type, smallestBoard(type).parameters)} board`.trim();
  const together = onExample?.contradictory ?? [];
  const impossible = onSmallest?.contradictory ?? [];
  // A board that keeps all of them is known, so that they can stand together.
  const isPossible = onExample !== undefined && together.length === 0;
  if (impossible.length > 0 && !isPossible) {
    // Without clues a rule may ask for more than with them: each island has one number.
    const isBare = definition.clues.some(({ meaning }) => meaning.clue !== 'answers');
    const board = isBare ? `${smallest} without clues` : smallest;
    return [sayTogether(impossible, `No ${board} keeps`, '')];
  }
  if (together.length > 0) {
    return [sayTogether(together, 'No board keeps', ' with the clues of the example')];
  }
  const tried = example === undefined ? onSmallest : onExample;
  const where = example === undefined ? `on a ${smallest}` : "on the example's board";
  return (tried?.idle ?? []).map((line) =>
    finding(line, `This rule says nothing new ${where}: whatever the others allow, it allows too.`),
  );
}

function sayTogether(lines: readonly number[], no: string, end: string): LabFinding {
  const [first = 1, ...others] = lines;
  const what =
    others.length === 0
      ? 'this rule'
      : `this rule together with ${others.length === 1 ? 'line' : 'lines'} ${listed(others.map(String))}`;
  return finding(first, `${no} ${what}${end}.`);
}

const finding = (line: number, sentence: string, picture?: LabFinding['picture']): LabFinding => ({
  line,
  column: 1,
  sentence,
  ...(picture === undefined ? {} : { picture }),
});
