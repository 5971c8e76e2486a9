/** An example as stored in its file. */
export interface ExampleText {
  /** Its text form as printed. */
  readonly text: string;
  /** The number of its solutions. */
  readonly solutionCount: number;
  /** Full grids indexed by cell: at least one, at most `solutionCount`. */
  readonly solutions: readonly (readonly number[])[];
}

/** Separates the examples of one file. */
const NEXT = /^%%\s*$/m;
const SOLUTIONS = /^%solutions (\d+)\n([\d\s]+)/m;

/**
 * Reads an `examples.txt`: puzzles in their text form separated by lines `%%`, each followed by
 * `%solutions N` and then one line per known solution, the values of all cells in order. Throws if
 * an example has no such line.
 */
export const readExampleFile = (file: string): readonly ExampleText[] =>
  file.split(NEXT).map((block) => {
    const found = SOLUTIONS.exec(block);
    if (found === null) throw new Error(`An example has no %solutions line: ${block.slice(0, 80)}`);
    return {
      text: block.slice(0, found.index).trimStart(),
      solutionCount: Number(found[1]),
      solutions: (found[2] ?? '')
        .trim()
        .split('\n')
        .map((line) => line.trim().split(/\s+/).map(Number)),
    };
  });
