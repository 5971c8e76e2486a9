import { expect, it } from 'vitest';
import { inlineStyles } from './inlineStyles.ts';

it('makes a rule of each different style attribute, and leaves none', () => {
  expect(
    inlineStyles('<i style="top:1px">a</i><b style="left:2%">b</b><i style="top:1px">c</i>'),
  ).toEqual({
    html: '<i data-p="0">a</i><b data-p="1">b</b><i data-p="0">c</i>',
    style: '[data-p="0"]{top:1px}[data-p="1"]{left:2%}',
  });
});

it('leaves what has none as it is', () => {
  expect(inlineStyles('<p class="a">style</p>')).toEqual({
    html: '<p class="a">style</p>',
    style: '',
  });
});
