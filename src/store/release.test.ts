import { expect, it } from 'vitest';
import { entryOf } from './release.ts';

const page = (script: string): string =>
  `<!doctype html><html><head><link rel="modulepreload" href="./assets/view-aaaaaaaa.js">${script}</head></html>`;

it.each([
  '<script type="module" crossorigin src="./assets/index-3Ws3jI8u.js"></script>',
  '<script type="module" crossorigin="" src="./assets/index-3Ws3jI8u.js"></script>',
  '<script src="./assets/index-3Ws3jI8u.js" type="module"></script>',
  '<script type="module" src="chrome-extension://a/index-b.js"></script>\n<script type="module" src="./assets/index-3Ws3jI8u.js"></script>',
])('the script that a page starts is found in %s', (script) => {
  expect(entryOf(page(script))).toBe('./assets/index-3Ws3jI8u.js');
});

it.each([
  '',
  '<script type="module" src="./src/main.tsx"></script>',
  '<script type="module" src="https://portal.example/assets/index-3Ws3jI8u.js"></script>',
])('a page of somebody else starts none of ours: %s', (script) => {
  expect(entryOf(page(script))).toBeUndefined();
});
