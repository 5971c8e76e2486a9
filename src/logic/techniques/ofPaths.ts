import type { Technique } from './technique.ts';

/** Techniques about what is drawn over cells: lines, arrows, dots, sums beside rows. */
export const ofPaths = {
  'place on a line': {
    name: 'Place on a thermometer',
    cost: 14,
    about:
      'Numbers rise along a thermometer. The third of five cells has two smaller numbers before it and two larger ones after it: of 1 to 9 it is at least 3 and at most 7. A number that is known on the way bounds all those before and after it.',
  },
  'line from what is left': {
    name: 'Thermometer and what is left',
    cost: 24,
    about:
      'What stands in the row, the column or the area of a cell on a thermometer leaves it few values. The cells after it are above the least of these, each by one more; those before it are below the most.',
  },
  'reach of equal sums': {
    name: 'Least and most of an arrow',
    cost: 21,
    about:
      'The cells along an arrow add up to at least so much, and the number in its circle is no less; nor are they together more than the most that the circle can be. The same goes for all sums that have to be equal. Cells that see each other differ, which makes the least sum larger: two of them make at least 3.',
  },
  dot: {
    name: 'Dot',
    cost: 20,
    about:
      'Two numbers at a white dot follow each other; at a black dot, one is twice the other. A number without a partner on the other side is out: 5, 7 and 9 stand at no black dot.',
  },
  whisper: {
    name: 'Whisper',
    cost: 20,
    about:
      'Two numbers in turn on a line are far apart. So low and high ones take turns on it, and the one in the middle, which is near to all, stands nowhere on it.',
  },
  renban: {
    name: 'Range of a line',
    cost: 20,
    about:
      'The numbers of a line follow each other in some order. One that is known leaves only those near enough to it, and what is far from all that a cell may be is out.',
  },
  'sandwich sum': {
    name: 'Sandwich sum',
    cost: 26,
    about:
      'The numbers between the least and the largest of a line add up to a printed sum. The sum says how many numbers can lie between: 1 and 9 are so far apart. Once both stand, it is the sum of a cage.',
  },
  'X-sum': {
    name: 'X-sum',
    cost: 26,
    about:
      'The first number of a line says how many numbers, itself among them, add up to a printed sum. So many different numbers can or cannot make that sum, and those that make it come first.',
  },
  'equal sums': {
    name: 'Equal sums',
    cost: 22,
    about:
      'Two sums have to be equal: that along an arrow and the number in its circle, or those of a line in two boxes. What makes one of them too large or too small for the other is out.',
  },
} as const satisfies Readonly<Record<string, Technique>>;
