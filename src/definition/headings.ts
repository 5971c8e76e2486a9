/** The words that begin a block, in the order of a text. */
export const HEADINGS = [
  'lab',
  'puzzle',
  'board',
  'fill',
  'clues',
  'rules',
  'option',
  'example',
  'solution',
] as const;
export type Heading = (typeof HEADINGS)[number];

/** What a heading begins. */
export const HEADING_MEANS: Readonly<Record<Heading, string>> = {
  lab: 'The version of the language.',
  puzzle: 'The name of the puzzle, and notes.',
  board: 'The shape and size of the board.',
  fill: 'What is sought in each cell.',
  clues: 'What the author enters.',
  rules: 'What has to hold.',
  option: 'A box to tick, which adds or replaces rules and clues.',
  example: 'A board with clues, which is tried at every change.',
  solution: 'The solution of the example.',
};
