import { headOf, mentionedUnknowns, readExpressions } from '#logic/smtlib/expressions.ts';
import type { Script } from '#logic/smtlib/write.ts';
import type { Pointed } from '#store/document/view.ts';

/** What a line of the text speaks of on the board. */
export interface LineView {
  readonly cells: readonly number[];
  readonly sites: readonly number[];
  /** An assertion or declaration, and no heading. */
  readonly isCommand: boolean;
}

const NOTHING: LineView = { cells: [], sites: [], isCommand: false };

/** Every line of a script's text, indexed from 0; a heading speaks of its whole group. */
export function linesOfScript({ groups }: Script): readonly LineView[] {
  return groups.flatMap(({ lines, site, kind }, index) => {
    const sites = site === undefined ? [] : [site];
    const all = kind === 'claim' ? [...new Set(lines.flatMap(({ cells }) => cells))] : [];
    const views = lines.map(({ text, cells }): LineView =>
      text.startsWith(';')
        ? { cells: all, sites, isCommand: false }
        : { cells, sites, isCommand: true },
    );
    // One blank line between two groups.
    return index === 0 ? views : [NOTHING, ...views];
  });
}

/** A longer text is not read while it is typed: every key would wait for that. In characters. */
export const LONGEST_READ = 200_000;

/**
 * Every line of a text that somebody changed, by the cells that its commands name; none of a text
 * that is too long.
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

/** Which lines speak of a cell or a clue, counted from 0. */
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

/** The lines of a text that an earlier one did not have, counted from 0; blank ones apart. */
export function changedLines(before: string, now: string): readonly number[] {
  const known = new Set(before.split('\n'));
  return now.split('\n').flatMap((line, index) => (line === '' || known.has(line) ? [] : [index]));
}
