/** A number from 0 up to, and without, `below`. */
export type Draw = (below: number) => number;

/** Draws that are always the same for a seed (the generator "mulberry32"). */
export function drawsOf(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const pick = <T>(all: readonly T[], draw: Draw, otherwise: T): T =>
  all[draw(all.length)] ?? otherwise;

/** What is written into a line: numbers, signs, and characters that are seldom seen. */
const STRANGE = [
  '0',
  '1',
  '2',
  '3',
  '7',
  '100',
  '9999',
  '10000',
  '99999999999999999999',
  '-1',
  '1.5',
  '٣',
  '"',
  '""',
  '"x',
  '[',
  '[]',
  '[stars]',
  '[size]',
  ']',
  ',',
  ':',
  '<',
  '?',
  '#',
  '\\',
  '\u0000',
  '\u200F',
  '\u202E',
  '\uFEFF',
  '\u00A0',
  '\u2028',
  '\uD800',
  '😀',
  'é',
  'İ',
  '\t',
  '\r',
  '\r\n',
  'constructor',
  '__proto__',
  'toString',
  'row',
  'box',
  'stars',
  'each',
  'cell',
  'option x "X"',
];

type Change = (lines: string[], draw: Draw, others: readonly string[]) => void;

/** Changes a word of a line. */
const changeWord =
  (change: (words: string[], at: number, draw: Draw, others: readonly string[]) => void): Change =>
  (lines, draw, others) => {
    const at = draw(lines.length);
    const words = (lines[at] ?? '').split(/(?<=\S)(?=\s)|(?<=\w)(?=[,:])/);
    change(words, draw(words.length), draw, others);
    lines[at] = words.join('');
  };

const CHANGES: readonly Change[] = [
  (lines, draw) => lines.splice(draw(lines.length), 1),
  (lines, draw) => lines.splice(draw(lines.length), 0, pick(lines, draw, '')),
  (lines, draw) => {
    const [a, b] = [draw(lines.length), draw(lines.length)];
    [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
  },
  (lines, draw, others) => lines.splice(draw(lines.length), 1, pick(others, draw, '')),
  (lines, draw, others) => lines.splice(draw(lines.length + 1), 0, pick(others, draw, '')),
  (lines, draw, others) =>
    lines.splice(draw(lines.length), lines.length, ...others.slice(draw(others.length))),
  (lines, draw) => {
    const at = draw(lines.length);
    lines[at] = pick(['', ' ', '  ', '    ', '\t'], draw, '') + (lines[at] ?? '').trim();
  },
  (lines, draw) => {
    const at = draw(lines.length);
    const line = lines[at] ?? '';
    const from = draw(line.length + 1);
    lines[at] = line.slice(0, from) + pick([...STRANGE, ''], draw, '') + line.slice(from + draw(3));
  },
  changeWord((words, at) => words.splice(at, 1)),
  changeWord((words, at) => words.splice(at, 0, words[at] ?? '')),
  changeWord((words, at, draw) =>
    words.splice(at, 0, words.splice(draw(words.length), 1)[0] ?? ''),
  ),
  changeWord((words, at, draw) => words.splice(at, 1, ` ${pick(STRANGE, draw, '')}`)),
  changeWord((words, at, draw, others) =>
    words.splice(at, 1, ` ${pick(pick(others, draw, '').split(' '), draw, '')}`),
  ),
  // Numbers are what makes boards large, small or impossible.
  (lines, draw) => {
    const at = draw(lines.length);
    lines[at] = (lines[at] ?? '').replaceAll(/\d+/g, (number) =>
      draw(2) === 0
        ? number
        : pick(['0', '1', '2', '3', '5', '6', '12', '40', '100', '9999'], draw, '1'),
    );
  },
  (lines, draw) => {
    const at = draw(lines.length);
    const mark = pick(
      ['option', 'clues', 'rules', 'fill', 'board', 'lab', 'puzzle'],
      draw,
      'rules',
    );
    lines.splice(at, 0, mark);
  },
];

/** A text with one to three changes, some of them lines and words of another text. */
export function damaged(text: string, other: string, draw: Draw): string {
  const lines = text.split('\n');
  const others = other.split('\n');
  const count = 1 + draw(3);
  for (let change = 0; change < count; change += 1) {
    pick(CHANGES, draw, () => undefined)(lines, draw, others);
  }
  return lines.join(draw(20) === 0 ? '\r\n' : '\n');
}

/** What lines of definitions say, by heading. */
export interface DamagedLines {
  readonly board: readonly string[];
  readonly fill: readonly string[];
  readonly clues: readonly string[];
  /** Those that may have a meaning for what cells take. */
  rulesFor(fill: string): readonly string[];
}

const VALUES = /\b(?:stars?|ships?|shaded|lamps?|mines?|lines|empty|blank|filled|X)\b/g;

/** A definition of lines that need not belong together, but for the values that they speak of. */
export function mixed(lines: DamagedLines, draw: Draw): string {
  const fill = pick(lines.fill, draw, '');
  const rules = lines.rulesFor(fill);
  const [, one, other] = /(\w+) or (\w+)$/.exec(fill) ?? [];
  const own = one === undefined || other === undefined ? [] : [one, one, other];
  const spoken = (some: readonly string[], most: number): readonly string[] =>
    Array.from({ length: draw(most + 1) }, () => {
      const line = pick(some, draw, '');
      return `  ${own.length === 0 ? line : line.replaceAll(VALUES, () => pick(own, draw, ''))}`;
    });
  return [
    'lab 1',
    'puzzle Mixed',
    `board ${pick(lines.board, draw, '')}`,
    `fill ${fill}`,
    'clues',
    ...spoken(lines.clues, 2),
    'rules',
    ...spoken(rules, 3),
    ...(draw(4) === 0 ? ['option other "Other"', ...spoken([...lines.clues, ...rules], 2)] : []),
  ].join('\n');
}
