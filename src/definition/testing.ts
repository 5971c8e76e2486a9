/** What a definition of a test has in place of what most have. */
export interface DefinitionParts {
  readonly board?: string;
  readonly fill?: string;
  readonly clues?: readonly string[];
  /** Lines below the rules. */
  readonly more?: readonly string[];
}

/** A definition with these rules, and others in place of its board, cells or clues. */
export const definitionWith = (
  rules: readonly string[],
  {
    board = 'boxes 2 by 2, 3 by 3',
    fill = 'each cell: number 1 to the side',
    clues = ['the answer in some cells'],
    more = [],
  }: DefinitionParts = {},
): string =>
  [
    'lab 1',
    'puzzle Trial',
    `board ${board}`,
    `fill ${fill}`,
    'clues',
    ...clues.map((line) => `  ${line}`),
    'rules',
    ...rules.map((line) => `  ${line}`),
    ...more,
  ].join('\n');
