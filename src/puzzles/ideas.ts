const texts = import.meta.glob<string>('./_ideas/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A definition to start from. */
export interface Idea {
  readonly name: string;
  readonly text: string;
}

/** The order in which ideas are offered: each shows something that those before do not. */
const ORDER = [
  'touchless',
  'queens',
  'signed-sudoku',
  'shy-mines',
  'one-shape',
  'knightless',
  'apart',
  'steep',
  'kropki',
  'fives-and-tens',
  'disjoint-groups',
];

/** Definitions of types that have no page of their own, each with an example and its solution. */
export const ideas: readonly Idea[] = ORDER.map((file) => {
  const text = texts[`./_ideas/${file}.txt`];
  if (text === undefined) throw new Error(`There is no idea called ${file}`);
  return { name: /^puzzle (.+)$/m.exec(text)?.[1] ?? file, text };
});
