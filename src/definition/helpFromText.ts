import { capitalise } from '#logic/words.ts';
import { escapeMarkup } from '#puzzle/escapeMarkup.ts';
import type { Definition } from './definition.ts';

const item = (text: string): string => `<li>${escapeMarkup(capitalise(text))}.</li>`;

/** The rules of a definition in its own words, as HTML. */
export function helpFromText({ notes, rules, options }: Definition): string {
  const always = rules.filter(({ onlyWith }) => onlyWith === undefined);
  return [
    ...notes.map((note) => `<p>${escapeMarkup(note)}</p>`),
    '<ul>',
    ...always.map(({ text }) => item(text)),
    ...options.map(({ label }) => `<li>${escapeMarkup(label)}: an option of the board.</li>`),
    '</ul>',
  ].join('\n');
}
