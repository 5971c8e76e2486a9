import type { Technique } from './technique.ts';

/** Techniques about a single rule: lines, blocks, neighbours and sums. */
export const ofRules = {
  'finished line': {
    name: 'Finished line',
    cost: 10,
    about:
      'A line has all that it may have of one kind: all its blocks, all its ships, all its X’s. Whatever is open in it is the other kind.',
  },
  'arithmetic fit': {
    name: 'Arithmetic fit',
    cost: 11,
    about:
      'The blocks of a line and one blank between each two add up to all the room there is. They can lie in one way only, and the whole line is known.',
  },
  'given shape': {
    name: 'Given shape',
    cost: 11,
    about: 'A printed sign says what its cell is part of, and so what the cells around it are.',
  },
  'all found': {
    name: 'All found',
    cost: 12,
    about: 'All required ones are placed, so there are no more.',
  },
  'waters around': {
    name: 'Waters around',
    cost: 11,
    about: 'Things that may not touch leave the cells around them free, those at the corners too.',
  },
  'ways of a cage': {
    name: 'Few ways of a cage',
    cost: 25,
    about:
      'What the digits of a cage make can be made in few ways only: 5 by multiplication is 1 times 5. A value that is in none of them is out.',
  },
  'partner found': {
    name: 'Partner found',
    cost: 12,
    about:
      'Two things are a pair, such as a tree and its tent. Neither of them can be the partner of anything else, so the other places beside them stay free.',
  },
  'one to one': {
    name: 'One to one',
    cost: 26,
    about:
      'Some trees together have just as many places for their tents as they are, so there is a tent in each. Or some tents together have just as many trees beside them as they are, so these trees need no other.',
  },
  'only placement': {
    name: 'Only placement',
    cost: 11,
    about: 'Of all the ways to lay a shape into a region, what is known leaves one.',
  },
  'in every placement': {
    name: 'In every placement',
    cost: 18,
    about:
      'Consider every way to lay a shape into a region. A cell that belongs to it in all of them is certain.',
  },
  'in no placement': {
    name: 'In no placement',
    cost: 15,
    about: 'No shape that fits into a region gets to a cell, so that cell is not part of it.',
  },
  'equal shapes': {
    name: 'Equal shapes',
    cost: 20,
    about:
      'Two equal shapes may not meet at the border of their regions. Where they would, one of them has to be another shape, or lie elsewhere.',
  },
  'too near': {
    name: 'Too near',
    cost: 13,
    about:
      'Two equal numbers in a line need as many cells between them as they say. A number keeps its like away from the cells near it.',
  },
  'next number': {
    name: 'Next number',
    cost: 12,
    about:
      'Each number has the next one, and the one before, in a cell that touches its own. Where only one such cell is left, it goes there.',
  },
  'number in reach': {
    name: 'Number in reach',
    cost: 22,
    about:
      'A number is so many steps from the one before it that is placed, and from the one after. Only one open cell is that near to both, so it goes there.',
  },
  'only number': {
    name: 'Only number',
    cost: 16,
    about:
      'The path has to pass through every cell, and a number needs the one before it and the one after beside it. Where the numbers around a cell leave only one that fits, it is that.',
  },
  'same number': {
    name: 'Same number',
    cost: 11,
    about:
      'Of equal numbers in a line only one may stay. Where one is known to stay, the others are shaded.',
  },
  pool: {
    name: 'Pool',
    cost: 10,
    about:
      'Four shaded cells in a square would be a pool, which is not allowed. Where three are known, the fourth is blank.',
  },
  'full pair': {
    name: 'Full pair',
    cost: 11,
    about:
      'Cells come in pairs, and two of them already stand side by side. Whatever else touches them along a side is the other value.',
  },
  'lonely cell': {
    name: 'Lonely cell',
    cost: 14,
    about:
      'Cells come in pairs. Where all neighbours but one are taken, that one is the partner; where none is left, the cell itself cannot be one of a pair.',
  },
  pair: {
    name: 'Pair',
    cost: 11,
    about:
      'Two alike stand side by side where three may not. The cells before and after them are the other value.',
  },
  sandwich: {
    name: 'Sandwich',
    cost: 12,
    about:
      'Two alike stand with one open cell between them where three in a row may not be alike. The cell between them is the other value.',
  },
  'last of a sum': {
    name: 'Last of a sum',
    cost: 14,
    about: 'All cells of a sum but one are known. What is missing from the total is the last one.',
  },
  'whole block': {
    name: 'Whole block',
    cost: 16,
    about:
      'Filled cells side by side are as many as the longest block that they can belong to. The cells before and after them are blank.',
  },
  'less than': {
    name: 'Less than',
    cost: 15,
    about:
      'A sign says which of two cells holds less. The lesser is below the most that the other can be, the greater above the least.',
  },
  'less than what is left': {
    name: 'Less than what is left',
    cost: 24,
    about:
      'What stands in the row, the column or the area of a cell leaves it few values. A sign beside it then says more: the other cell is above the least of these, or below the most.',
  },
  'seen towers': {
    name: 'Seen towers',
    cost: 26,
    about:
      'From the end of a line so many towers are seen, and each hides the lower ones behind it. What is the same however they may stand is certain: the tallest comes no sooner than as many are seen as must be.',
  },
  'first seen': {
    name: 'First seen',
    cost: 25,
    about:
      'From the end of a line one letter is seen first: before it stand only empty cells. So it stands no further off than as many empty cells as the line has, and no other letter stands before it.',
  },
  overlap: {
    name: 'Overlap',
    cost: 18,
    about:
      'Push all blocks of a line as far to one end as they go, then to the other. What a block covers both times, it always covers.',
  },
  'narrow gap': {
    name: 'Narrow gap',
    cost: 19,
    about:
      'Between two blanks there is less room than any block of the line needs. It stays blank.',
  },
  edge: {
    name: 'Edge',
    cost: 20,
    about:
      'A filled cell is so near the edge that only the outermost block can have it. The block reaches at least as far from the edge as it is long.',
  },
  joined: {
    name: 'One block',
    cost: 20,
    about:
      'Filled cells that must belong to the same block have no blank between them: all cells from one to the other are filled.',
  },
  'unreachable cell': {
    name: 'Unreachable cell',
    cost: 22,
    about:
      'Push each block as far as it goes to either side. A cell that none of them reaches is blank.',
  },
  split: {
    name: 'Split',
    cost: 24,
    about:
      'If a certain cell were filled, it would join its neighbours to a block that is longer than any that can lie there. So it is blank, and splits them.',
  },
  'last place': {
    name: 'Last place',
    cost: 24,
    about:
      'There are only as many places left for a thing as there must be of it. So each of them is taken.',
  },
  'sum of few': {
    name: 'Few ways to a sum',
    cost: 25,
    about:
      'A sum of different values can be made in a few ways only. A value that none of them has, or none that fits what stands there, is out; a value that all of them have must be there: 13 in four different cells always has a 1.',
  },
  'reach of a sum': {
    name: 'Reach of a sum',
    cost: 25,
    about:
      'Even with the smallest or the largest values in its other cells, a sum would not come out with some value. So that value is out.',
  },
  'house sum': {
    name: 'Rule of 45',
    cost: 26,
    about:
      'A row, column or box that has each value from 1 to 9 adds up to 45, and one of six cells to 21. Where all its cells but one lie in sums within it, that one is what is missing; where sums cover it and have one cell more, that one is what is over.',
  },
  'house sums': {
    name: 'Rule of 45 for several cells',
    cost: 33,
    about:
      'A row, column or box adds up to the same whatever stands where. What sums within it leave for its other cells, or what sums that cover it have besides, is a sum of these cells, and only some values make it.',
  },
  'sums of houses': {
    name: 'Rule of 45 across houses',
    cost: 38,
    about:
      'Two rows side by side add up to 90, three to 135, and so do columns and boxes. What sums within them leave for their other cells, or what sums that cover them have besides, is one cell’s value, or a sum that only some values make.',
  },
  'sum elsewhere': {
    name: 'Needed by a sum',
    cost: 31,
    about:
      'However a sum is made, one of its cells takes a certain value. So no cell that may not be like any of them can take it.',
  },
  'two sums': {
    name: 'Two sums',
    cost: 34,
    about:
      'Two sums share cells. Take away what they share: the difference of the totals is the difference of the cells that are left.',
  },
  'runs of a line': {
    name: 'Runs of a line',
    cost: 30,
    about:
      'Consider every way in which the runs of a line can make its sums. What is the same in all of them is certain.',
  },
  'line logic': {
    name: 'All ways of a line',
    cost: 36,
    about:
      'Consider every way in which the blocks of a line can lie as it stands. What is the same in all of them is certain.',
  },
  'no two alike': {
    name: 'No two alike',
    cost: 30,
    about:
      'Two lines are alike in all cells but the last open ones, and no two lines may be alike. So there they differ.',
  },
  'one rule': {
    name: 'One rule',
    cost: 25,
    about: 'A single rule, with what is known of its cells, leaves no choice.',
  },
} as const satisfies Readonly<Record<string, Technique>>;
