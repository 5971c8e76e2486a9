import { headOf, mentionedUnknowns, readExpressions } from '#logic/smtlib/expressions.ts';
import type { Script } from '#logic/smtlib/write.ts';
import type { Pointed } from '#store/document/view.ts';

/** The cells and clue that a line of the text is about. */
export interface LineView {
  readonly cells: readonly number[];
  readonly sites: readonly number[];
  /** An assertion or declaration, not a heading. */
  readonly isCommand: boolean;
}

const NOTHING: LineView = { cells: [], sites: [], isCommand: false };

/** The lines of a script, 0-based; a heading is about its whole group. */
export function linesOfScript({ groups }: Script): readonly LineView[] {
  return groups.flatMap(({ lines, site, kind }, index) => {
    const sites = site === undefined ? [] : [site];
    const all = kind === 'claim' ? [...new Set(lines.flatMap(({ cells }) => cells))] : [];
    const views = lines.map(({ text, cells }): LineView =>
      text.startsWith(';')
        ? { cells: all, sites, isCommand: false }
        : { cells, sites, isCommand: true },
    );
    // One blank line separates two groups.
    return index === 0 ? views : [NOTHING, ...views];
  });
}

/**
 * A longer text is not parsed while it is typed, since each key would wait for that. In characters.
 */
export const LONGEST_READ = 200_000;

/**
 * The lines of an edited text, by the cells that its commands name; empty for a text that is too
 * long.
 */
export function linesOfText(text: string): readonly LineView[] {
  if (text.length > LONGEST_READ) return [];
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  const views: LineView[] = starts.map(() => NOTHING);
  let line = 0;
  for (const command of readExpressions(text).expressions) {
    while ((starts[line + 1] ?? Infinity) <= command.from) line += 1;
    const isCommand = headOf(command) !== undefined;
    const view = { cells: mentionedUnknowns(command), sites: [], isCommand };
    for (let at = line; (starts[at] ?? Infinity) < command.to; at += 1) views[at] = view;
  }
  return views;
}

/** The lines about a cell or a clue, 0-based. */
export const linesAbout = (
  lines: readonly LineView[],
  pointed: Pointed | undefined,
): readonly number[] =>
  pointed === undefined
    ? []
    : lines.flatMap(({ cells, sites, isCommand }, index) =>
        isCommand &&
        (pointed.kind === 'cell' ? cells.includes(pointed.cell) : sites.includes(pointed.site))
          ? [index]
          : [],
      );

/** The lines that an earlier text did not have, 0-based, without blank ones. */
export function changedLines(before: string, now: string): readonly number[] {
  const known = new Set(before.split('\n'));
  return now.split('\n').flatMap((line, index) => (line === '' || known.has(line) ? [] : [index]));
}
