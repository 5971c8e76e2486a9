import { HEADINGS, HEADING_MEANS } from '../headings.ts';
import type { TablePart } from './table.ts';

const INTRODUCTION = `# The language

Written from the table of phrases (\`phrases/table.ts\`); \`UPDATE=1 npm run unit -- phrases\` writes it again.
\`{words in braces}\` stand for one of the phrases, numbers or names that are listed further below.
`;

/** The reference of the language as Markdown: each phrase with its meaning and an example. */
export const writeReference = (language: readonly TablePart[]): string =>
  [
    INTRODUCTION,
    '## Headings\n',
    ...HEADINGS.map((heading) => `- \`${heading}\`: ${HEADING_MEANS[heading]}`),
    '',
    ...language.flatMap(({ title, entries }) => [
      `## ${title}\n`,
      ...entries.map(
        ({ says, means, example }) =>
          `- ${says.map((way) => `\`${way}\``).join(' or ')}: ${means} _${example}_`,
      ),
      '',
    ]),
  ].join('\n');
