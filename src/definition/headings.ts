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
