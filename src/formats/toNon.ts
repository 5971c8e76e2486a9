import { failure, success } from '#puzzle/result.ts';
import type { OutwardForm, Taken } from './form.ts';
import { refuseHouseRules } from './outward.ts';

/** Keywords, and the beginnings of comments with the same meaning; `non.ts` reads them. */
const SAID = [
  ['By ', 'by'],
  ['Copyright ', 'copyright'],
  ['Licence ', 'license'],
] as const;

/** Simpson's `.non`. */
export const toNon: OutwardForm = {
  name: '.non text',
  typeIds: ['paint-by-numbers'],
  ending: '.non',
  write(_, puzzle) {
    const { parameters, siteClues, comments } = puzzle;
    const refused = refuseHouseRules(puzzle);
    if (refused !== undefined) return refused;
    if (siteClues.includes(undefined))
      return failure('wants every clue, and some are not known here');
    const height = Number(parameters['height']);
    const [title = '', ...others] = comments;
    const heads = others.map((comment) => {
      const [begins, keyword] = SAID.find(([start]) => comment.startsWith(start)) ?? [];
      return begins === undefined
        ? undefined
        : `${keyword} ${quoted(comment.slice(begins.length))}`;
    });
    const lines = [
      ...(title === '' ? [] : [`title ${quoted(title)}`]),
      ...heads.filter((head) => head !== undefined),
      `width ${Number(parameters['width'])}`,
      `height ${height}`,
      '',
      'rows',
      ...siteClues.slice(0, height).map((clue) => clue?.join(',') ?? ''),
      '',
      'columns',
      ...siteClues.slice(height).map((clue) => clue?.join(',') ?? ''),
    ];
    const isLost = heads.includes(undefined);
    return success<Taken>({
      text: `${lines.join('\n')}\n`,
      leftOut: isLost ? ['its further comments'] : [],
    });
  },
};

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
