import { expect, it } from 'vitest';
import { setAside } from './setAside.ts';

const PAGE = (rest: string) =>
  `<main><div class="start-page"><h1>Title</h1><p>Sentence</p>${rest}</div><div class="prerendered-puzzle"></div></main>`;

it('sets all of the start page aside but its title and its sentence', () => {
  const rest = '<details class="bring card"></details><ul><li>A &amp; B</li></ul>';
  expect(setAside(PAGE(rest))).toBe(PAGE(`<noscript>${rest}</noscript>`));
});

it('refuses a page that has nothing to set aside', () => {
  expect(() => setAside(PAGE('<ul></ul>'))).toThrow('nothing to set aside');
});
