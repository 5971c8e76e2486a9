import { failure, success } from '#puzzle/result.ts';
import type { OutwardForm, Taken } from './form.ts';
import { commentWords, refuseHouseRules } from './outward.ts';
import { PZPR_BY_TYPE } from './pzprCodecs.ts';

const PAGE = 'https://puzz.link/p?';

/** An address of puzz.link; `pzprAddress.ts` reads it. */
export const toPzpr: OutwardForm = {
  name: 'puzz.link address',
  typeIds: [...PZPR_BY_TYPE.keys()],
  write(typeId, puzzle) {
    const refused = refuseHouseRules(puzzle);
    if (refused !== undefined) return refused;
    const codec = PZPR_BY_TYPE.get(typeId);
    if (codec === undefined) return failure('has no such puzzles');
    const { width, height, size } = puzzle.parameters;
    const [across, down] = [Number(width ?? size), Number(height ?? size)];
    const body = codec.writeBody(puzzle, across, down);
    if (!body.ok) return body;
    const letter = codec.flagOf?.(puzzle);
    const flag = letter === undefined ? '' : `${letter}/`;
    const text = `${PAGE}${codec.names[0]}/${flag}${across}/${down}/${body.value}`;
    return success<Taken>({ text, leftOut: commentWords(puzzle) });
  },
};
