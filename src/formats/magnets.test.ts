import { expect, it } from 'vitest';
import { expectRefused, textOf } from './testing.ts';

// Made with the collection's own generator.
it.each([
  [
    'Magnets:5x5dt:.1.2.,2..3.,...22,21...,LRLRTLRLRBLRTTTTTBBBBB*LR',
    'a,a,b,b,c\nd,d,e,e,c\nf,f,g,h,i\nj,k,g,h,i\nj,k,l,m,m\n2,?,?,3,?,?,1,?,2,?,2,1,?,?,?,?,?,?,2,2\n',
  ],
  [
    '5x5:3...1,12..2,1..1.,2....,LRLRTTLRTBBLRBTLRLRBLR*LR',
    'a,a,b,b,c\nd,e,e,f,c\nd,g,g,f,h\ni,i,j,j,h\nk,k,l,m,m\n1,2,?,?,2,3,?,?,?,1,2,?,?,?,?,1,?,?,1,?\n',
  ],
])('%s is read', async (id, text) => {
  expect(await textOf(id)).toEqual(['magnets', text]);
});

it.each([
  ['Magnets:3x3:...,...,...,...,LRLRTTBB', 'It has 8 cells, 9 wanted'],
  ['Magnets:3x3:...,..,...,...,LRTLRBLR*', '".." has not a number for each'],
  ['Magnets:3x3:...,...,...,...,LRTLRTLR*', 'The halves of its dominoes do not fit together'],
])('%s is refused', async (id, why) => {
  await expectRefused(id, new RegExp(why));
});
