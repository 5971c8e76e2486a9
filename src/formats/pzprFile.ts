/** Files saved by pzpr: `pzprv3`, the puzzle's name, its size, then a line for each row. */
import { failure, success } from '#puzzle/result.ts';
import type { ForeignForm } from './form.ts';
import { isObject, parseJson, stringOf } from './json.ts';
import { decodePath } from './pzprAddress.ts';
import { PZPR_BY_NAME } from './pzprCodecs.ts';

/** A longer file is not split into words. */
const MOST_LINES = 700;

export const pzprFile: ForeignForm = {
  from: 'a pzprv3 file',
  read(text) {
    const inAddress = /\/p(?:\.html)?\?(?:[\w.-]+=[^&/]*&)*(pzprv3.*)$/s.exec(text.trim())?.[1];
    const body = inAddress === undefined ? text.trim() : decodePath(inAddress);
    if (!/^pzprv3(?:\.1)?[/\r\n]/.test(body)) return undefined;
    const [board = '', told = ''] = body.split(/^info:|^history:|(?<=\/)info:|(?<=\/)history:/m, 2);
    const lines = board.split(/\r\n|\r|\n|\//).map((line) => line.trim());
    if (lines.length > MOST_LINES)
      return [failure(`This file has ${lines.length} lines, at most ${MOST_LINES} are read`)];
    const name = lines[1] ?? '';
    const grid = lines.slice(2).map((line) => line.split(/\s+/).filter((word) => word !== ''));
    const read =
      PZPR_BY_NAME.get(name)?.readRows(grid) ??
      failure(`This file holds a puzzle called "${name}", which is not supported`);
    return [read.ok ? success({ ...read.value, comments: commentsOf(told) }) : read];
  },
};

/** What is told after the board: JSON with the author, source and comment. It has no title. */
function commentsOf(told: string): readonly string[] {
  const json = parseJson(told);
  const about = isObject(json) ? json['metadata'] : undefined;
  if (!isObject(about)) return [];
  const [author = '', ...others] = ['author', 'source', 'comment'].map((name) =>
    stringOf(about[name]).trim().replaceAll(/\s+/g, ' '),
  );
  return ['', author && `By ${author}`, ...others];
}
