/** Addresses of pzpr pages, such as puzz.link, pzv.jp and pzplus: `…/p?sudoku/9/9/…`. */
import { failure } from '#puzzle/result.ts';
import type { ForeignForm } from './form.ts';
import { PZPR_BY_NAME } from './pzprCodecs.ts';

const HOSTS =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:puzz\.link|pzv\.jp|pzplus\.tck\.mn|pzprxs\.vercel\.app|pzprv3\.\w+)\//i;
const PAGE = /^(?:https?:\/\/)?[^\s?#]+\/p(?:\.html)?\?/i;
/** Parameters added before the puzzle, such as `type=player` or `utm_source=x`. */
const PARAMETERS = /^(?:[\w.-]+=[^&/]*&)+/;
/**
 * A `v:` before the size says that the puzzle has rules beside its type's; a `b`, that its clues are
 * drawn with borders; an `r`, that an Aquarium's water is level in whole regions.
 */
const QUERY =
  /^([a-z0-9]+)(?:_edit|_play|_player)?(?:\.html)?\/(v(?::|%3[aA])\/)?(?:([br])\/)?(\d{1,3})\/(\d{1,3})(?:\/(.*))?$/s;
/** The query alone, as people share it; only with one of these names. */
const BARE = new RegExp(
  `^(?:${[...PZPR_BY_NAME.keys()].join('|')})(?:_edit|_play)?/(?:v(?::|%3[aA])/)?(?:[br]/)?\\d+/\\d+/`,
);
/** The largest side; a text with a larger one is not read. */
const LARGEST_SIDE = 200;

export const pzprAddress: ForeignForm = {
  from: 'a puzz.link address',
  read(text) {
    const address = text.trim();
    if (/\s/.test(address)) return undefined;
    const isPage = PAGE.test(address) || HOSTS.test(address);
    if (!isPage && !BARE.test(address)) return undefined;
    const query = decodePath(
      isPage ? address.slice(address.indexOf('?') + 1).replace(PARAMETERS, '') : address,
    );
    // An address that contains a file is read as a file.
    if (isPage && query.startsWith('pzprv3')) return undefined;
    const [, name, variant, flag, width, height, body = ''] =
      (address.includes('?') || !isPage ? QUERY.exec(query) : null) ?? [];
    if (name === undefined)
      return [failure('This address names no puzzle; copy the one that the page has after “?”')];
    const [w, h] = [Number(width), Number(height)];
    if (w < 1 || h < 1 || Math.max(w, h) > LARGEST_SIDE) {
      return [
        failure(`This address has a board of ${w} by ${h}; sides of 1 to ${LARGEST_SIDE} are read`),
      ];
    }
    const read =
      PZPR_BY_NAME.get(name)?.readBody(w, h, body.replace(/[#&].*$/s, ''), flag) ??
      failure(`This address holds a puzzle called "${name}", which is not supported`);
    return [
      read.ok && variant !== undefined
        ? failure(
            `This address holds a variant of "${name}", with rules of its own that Gridproof does not know`,
          )
        : read,
    ];
  },
};

/** Decodes slashes, spaces and points that a program encoded; other `%` are part of numbers. */
export const decodePath = (query: string): string =>
  query.replaceAll(/%2f/gi, '/').replaceAll('%20', ' ').replaceAll(/%2e/gi, '.');
