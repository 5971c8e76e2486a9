import { capitalise } from '#logic/words.ts';
import type { Definition } from './definition.ts';

/** Text as HTML: it comes from a stranger's link. */
const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const item = (text: string): string => `<li>${escape(capitalise(text))}.</li>`;

/** The rules of a definition in its own words, as HTML. */
export function helpFromText({ notes, rules, options }: Definition): string {
  const always = rules.filter(({ onlyWith }) => onlyWith === undefined);
  return [
    ...notes.map((note) => `<p>${escape(note)}</p>`),
    '<ul>',
    ...always.map(({ text }) => item(text)),
    ...options.map(({ label }) => `<li>${escape(label)}: an option of the board.</li>`),
    '</ul>',
  ].join('\n');
}
