import { expect, it } from 'vitest';
import { setAside } from './setAside.ts';

const PAGE = (rest: string) =>
  `<main><div class="start-page"><h1>Title</h1><p>Sentence</p>${rest}</div><div class="prerendered-puzzle"></div></main>`;

const RULES = '[data-p="0"]{top:1px}';

it('sets all of the start page aside but its title and its sentence, with its rules', () => {
  const rest = '<details class="bring card"></details><ul><li data-p="0">A &amp; B</li></ul>';
  const aside = `<noscript><style>${RULES}</style>${rest}</noscript>`;
  expect(setAside(PAGE(rest), RULES)).toBe(PAGE(aside));
});

it('refuses a page that has nothing to set aside', () => {
  expect(() => setAside(PAGE('<ul></ul>'), RULES)).toThrow('nothing to set aside');
});

it('refuses a page that needs rules before', () => {
  const page = PAGE('<details class="bring card"></details>').replace('<h1>', '<h1 data-p="0">');
  expect(() => setAside(page, RULES)).toThrow('needs rules');
});
