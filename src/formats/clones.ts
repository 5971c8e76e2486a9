/** Clones as f-puzzles draws them: each item has an area and one other that is like it. */
import { rectangle } from '#grid/rectangle.ts';
import { areNumbers } from '#puzzle/drawnPath.ts';
import type { DrawnPath } from '#puzzle/drawnPath.ts';
import { areClones, isSameShape } from '#puzzle/clones.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { isObject, listOf } from './json.ts';
import type { Json } from './json.ts';
import { cellsOf } from './variantPaths.ts';

/**
 * The clones of all items, with numbers where areas of one shape are not all alike; `undefined` if they cannot be drawn
 * here, since an area is no place of the other, or has one cell, which says the same as a rule.
 */
export function readClones(items: Json, size: number): readonly DrawnPath[] | undefined {
  const grid = rectangle(size, size);
  /** Areas that are alike. */
  let groups: readonly (readonly (readonly number[])[])[] = [];
  for (const item of listOf(items)) {
    if (!isObject(item)) return undefined;
    const [cells, others] = [cellsOf(item['cells'], size), cellsOf(item['cloneCells'], size)];
    if (cells === undefined || others === undefined || cells.length < 2) return undefined;
    // Both lists have the partners in the same order.
    if (!isSameShape(grid, cells, others) || cells.join() === others.join()) return undefined;
    const own = [cells, others].map((area) => area.toSorted((a, b) => a - b));
    const isOwn = (group: readonly (readonly number[])[]): boolean =>
      group.some((area) => own.some((each) => each.join() === area.join()));
    const joined = [...groups.filter(isOwn).flat(), ...own];
    const areas = [...new Map(joined.map((area) => [area.join(), area])).values()];
    groups = [...groups.filter((group) => !isOwn(group)), areas];
  }
  const paths = groups.flatMap((group, at) => {
    const alike = groups.filter(([area = []]) => isSameShape(grid, area, group[0] ?? []));
    const number = 1 + groups.slice(0, at).filter((each) => alike.includes(each)).length;
    const numbers = alike.length > 1 ? { numbers: [number] } : {};
    return group.map((cells): DrawnPath => ({ kind: 'clone', cells, ...numbers }));
  });
  return paths.every(({ kind, numbers = [] }) => areNumbers(grid, kind, numbers))
    ? paths
    : undefined;
}

/** The items of all clones among some paths; a clone that is like no other cannot be written. */
export function writeClones(
  paths: readonly DrawnPath[],
  size: number,
): Result<readonly { readonly name: string; readonly item: object }[]> {
  const grid = rectangle(size, size);
  const clones = paths.filter(({ kind }) => kind === 'clone');
  const words = (cells: readonly number[]): readonly string[] =>
    cells.map((cell) => `R${Math.floor(cell / size) + 1}C${(cell % size) + 1}`);
  const items = [];
  for (const clone of clones) {
    const like = clones.filter((other) => areClones(grid, clone, other));
    const [first = clone] = like;
    if (new Set(like.map(({ cells }) => cells.join())).size < 2)
      return failure('has no clone that is like no other');
    if (first.cells.join() === clone.cells.join()) continue;
    const item = { cells: words(first.cells), cloneCells: words(clone.cells) };
    items.push({ name: 'clone', item });
  }
  return success(items);
}
