import { BOX } from '#puzzle/boxedSquare.ts';
import { listed } from '#logic/words.ts';
import type { BoardForm, Definition } from './definition.ts';
import { parameterOf } from './definition.ts';
import { problemAt } from './problem.ts';
import type { DefinitionProblem } from './problem.ts';

/** The most cells of a side. */
const LONGEST_SIDE = 100;
/** The most hexagons in a column, and the most columns. */
const MOST_HEXAGONS = 12;
/** The largest number that an author chooses for a board. */
const LARGEST_SETTING = 99;

/** Names of parameters that boards have by themselves. */
const OWN_PARAMETERS = ['size', 'width', 'height'];

/** What is wrong with the board and its sizes, with settings, and with the words of options. */
export function checkBoard(definition: Definition): readonly DefinitionProblem[] {
  const { board, lines } = definition;
  const form = whyNotDrawn(board.form) ?? whyNotUsual(board);
  return [
    ...(form === undefined ? [] : [problemAt(lines.board, form)]),
    ...settingProblems(definition),
    ...optionProblems(definition),
  ];
}

function whyNotDrawn(form: BoardForm): string | undefined {
  switch (form.shape) {
    case 'square':
    case 'rectangle':
      return whyNotSides(form.sides);
    case 'boxes':
      return whyNotBoxes(form);
    case 'hexagons':
      return whyNotStacked(form.heights);
  }
}

function whyNotSides(sides: readonly number[]): string | undefined {
  const [first] = sides;
  if (first === undefined) return 'No side is left: the first number has to be the smaller one.';
  if (first < 1) return 'A side has at least 1 cell.';
  return Math.max(...sides) > LONGEST_SIDE
    ? `A side has at most ${LONGEST_SIDE} cells.`
    : undefined;
}

function whyNotBoxes({
  boxes,
  unboxed,
}: Extract<BoardForm, { shape: 'boxes' }>): string | undefined {
  const drawn = [...BOX.values()].map(([width, height]) => `${width} by ${height}`);
  for (const [width, height] of boxes) {
    const [usualWidth, usualHeight] = BOX.get(width * height) ?? [];
    if (usualWidth !== width || usualHeight !== height) {
      return `Boxes of ${width} by ${height} are not drawn. Those that are: ${listed(drawn)}.`;
    }
  }
  const boxed = unboxed.find((side) => BOX.has(side));
  if (boxed !== undefined) {
    return `A square with a side of ${boxed} has boxes: ${BOX.get(boxed)?.join(' by ')}.`;
  }
  const sides = [...boxes.map(([width, height]) => width * height), ...unboxed];
  const twice = sides.find((side, at) => sides.indexOf(side) < at);
  return twice === undefined
    ? whyNotSides(unboxed.toSorted((a, b) => a - b).concat(sides))
    : `A side of ${twice} is named twice.`;
}

function whyNotStacked(heights: readonly number[]): string | undefined {
  if (heights.length > MOST_HEXAGONS || heights.some((each) => each > MOST_HEXAGONS)) {
    return `There are at most ${MOST_HEXAGONS} columns of ${MOST_HEXAGONS} hexagons.`;
  }
  if (heights.includes(0)) return 'A column has at least 1 hexagon.';
  const isEven = heights.every(
    (each, at) => at === 0 || Math.abs(each - (heights[at - 1] ?? 0)) === 1,
  );
  return isEven ? undefined : 'Columns beside each other differ by 1 hexagon: "4, 5, 4".';
}

/** All sides that a board may have; none if it has one size. */
function choicesOf(form: BoardForm): readonly number[] {
  switch (form.shape) {
    case 'hexagons':
      return [];
    case 'boxes':
      return [...form.boxes.map(([width, height]) => width * height), ...form.unboxed];
    case 'square':
    case 'rectangle':
      return form.sides;
  }
}

function whyNotUsual({ form, usual }: Definition['board']): string | undefined {
  const choices = choicesOf(form);
  if (usual === undefined || choices.includes(usual)) return undefined;
  return choices.length === 0
    ? 'This board has one size: nothing is usual.'
    : `The usual side is none of the board's: ${usual}.`;
}

function settingProblems({ settings }: Definition): readonly DefinitionProblem[] {
  return settings.flatMap(({ line, name, low, high, usual }, at) => {
    const is = (sentence: string): readonly DefinitionProblem[] => [problemAt(line, sentence)];
    if (OWN_PARAMETERS.includes(name)) return is(`The board has a ${name} already.`);
    if (settings.slice(0, at).some((other) => other.name === name)) {
      return is(`[${name}] is there already.`);
    }
    if (low > high) return is(`The first number has to be the smaller one: ${low} to ${high}.`);
    if (high > LARGEST_SETTING) return is(`A setting is at most ${LARGEST_SETTING}.`);
    const isIn = usual >= low && usual <= high;
    return isIn ? [] : is(`What is usual has to be from ${low} to ${high}.`);
  });
}

function optionProblems({ options, settings, clues, rules }: Definition) {
  return options.flatMap(({ line, option }, at): readonly DefinitionProblem[] => {
    const parameter = parameterOf(option);
    const before = [
      ...OWN_PARAMETERS,
      ...settings.map(({ name }) => name),
      ...options.slice(0, at).map((other) => parameterOf(other.option)),
    ];
    if (before.includes(parameter)) return [problemAt(line, `"${option}" is there already.`)];
    const isUsed = [...clues, ...rules].some(({ onlyWith }) => onlyWith === parameter);
    return isUsed ? [] : [problemAt(line, 'Below an option stands a rule or a clue.')];
  });
}
