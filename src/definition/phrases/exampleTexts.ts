import { definitionWith } from '../testing.ts';
import { CONTEXTS, DIFFER, SQUARE } from './exampleContexts.ts';
import type { NeededRule } from '../scene.ts';
import type { Context } from './lineContexts.ts';
import type { TablePart } from './table.ts';

/** The rules that examples rest on. */
const NEEDED: readonly (readonly [RegExp, readonly NeededRule[]])[] = [
  [/the next$/, ['in the grid all numbers differ']],
  [/leaves out as its|loop passes (one|as)/, ['the lines form one loop']],
  [
    /joined by bridges/,
    [
      'each island has as many bridges as its number',
      'bridges go straight on to the next island and never cross',
    ],
  ],
];

/** A whole definition that contains an example of the table. */
export interface PhraseText {
  readonly text: string;
  /** The offset of the example in the text. */
  readonly at: number;
  /** 1-based. */
  readonly line: number;
}

/** Where an example of a part of the table stands, and in which words. */
function placeOf(
  { title }: TablePart,
  example: string,
  context: Context,
): readonly [string, string, Context] {
  const { rules = [], clues = [] } = context;
  switch (title) {
    case 'Under "board"':
    case 'Boards':
      return example.startsWith('[')
        ? ['  ', '', { ...context, board: `\n  square 4 to 9\n  ${example}` }]
        : ['board ', '', { ...context, board: example }];
    case 'Under "fill"':
      return ['fill ', '', { ...context, fill: example }];
    case 'Under "clues"':
      return [
        '  ',
        '',
        { ...context, clues: [...(/before each run/.test(example) ? clues : []), example] },
      ];
    case 'What is drawn':
      return [
        '  drawn ',
        ', which may meet',
        { ...SQUARE, clues: [`drawn ${example}, which may meet`] },
      ];
    case 'Largest numbers': {
      if (example === 'the longer side') {
        return [
          '  a number in each cell, 1 to ',
          '',
          { ...context, clues: [`a number in each cell, 1 to ${example}`] },
        ];
      }
      if (/region|^9$|^the side|cells|\[/.test(example)) {
        return [
          'fill each cell: number 1 to ',
          '',
          {
            ...context,
            fill: `each cell: number 1 to ${example}`,
            rules: [...rules.filter((rule) => !/star/.test(rule)), DIFFER],
          },
        ];
      }
      const beside = `a number beside each row and above each column, 1 to ${example}`;
      const line = `  ${beside.slice(0, -example.length)}`;
      return [
        line,
        '',
        {
          ...context,
          clues: [beside],
          rules: ['in each row and column all numbers differ and add up to its number'],
        },
      ];
    }
    case 'Places':
      return [
        '  ',
        ' all numbers differ',
        { ...context, rules: [`${example} all numbers differ`] },
      ];
    case 'Kinds of place':
      return [
        '  in each ',
        ' all numbers differ',
        {
          ...context,
          rules: [
            ...(context.clues === undefined || example === 'region' || example === 'run'
              ? []
              : rules),
            `in each ${example} all numbers differ`,
          ],
        },
      ];
    case 'After "option"':
      return [
        'option ',
        '',
        { ...context, more: [`option ${example}`, '  no two rows are alike'] },
      ];
    case 'Below an option':
      return [
        '  ',
        '',
        {
          ...context,
          clues: /clue|regions/.test(example) ? ['the answer in some cells'] : clues,
          more: [
            'option other "Other"',
            `  ${example}`,
            ...(example.includes('regions') ? ['  in each region all numbers differ'] : []),
          ],
        },
      ];
    default:
      return [
        '  ',
        '',
        {
          ...context,
          rules: [
            example,
            ...(/mark|add up|make/.test(example) ? [DIFFER] : []),
            ...NEEDED.flatMap(([pattern, needed]) => (pattern.test(example) ? needed : [])),
          ],
        },
      ];
  }
}

/** An example of the table in a definition in which it is valid. */
export function exampleText(part: TablePart, example: string): PhraseText {
  const context = CONTEXTS.find(([pattern]) => pattern.test(example))?.[1] ?? SQUARE;
  const [before, after, { rules = [], ...around }] = placeOf(part, example, context);
  const text = definitionWith(rules, around).replaceAll(/ +\n/g, '\n');
  const lines = text.split('\n');
  const index = lines.indexOf(before + example + after);
  if (index === -1) throw new Error(`"${example}" is not in ${text}`);
  const at = lines.slice(0, index).join('\n').length + 1 + before.length;
  return { text, at, line: index + 1 };
}
