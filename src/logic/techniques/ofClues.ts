import type { Technique } from './technique.ts';

/** Techniques about numbers in cells: what they see in line, and the runs around them. */
export const ofClues = {
  'sees enough': {
    name: 'Sees enough',
    cost: 11,
    about:
      'A number says how many cells are seen from it in line. It sees as many already, so what is next in each direction is a wall.',
  },
  'sees too many': {
    name: 'Sees too many',
    cost: 14,
    about:
      'If this cell were open, a number would see past it and count too many cells. So it is a wall.',
  },
  'sees this far': {
    name: 'Sees this far',
    cost: 14,
    about:
      'Walls and borders end what a number sees in the other directions. To see as many cells as it says, it has to see so far in this one.',
  },
  'other pole': {
    name: 'Other pole',
    cost: 10,
    about:
      'The two halves of a magnet have opposite poles. Where one half is +, the other is −; where one half cannot be +, the other cannot be −.',
  },
  'clue alone': {
    name: 'Clue alone',
    cost: 11,
    about:
      'A clue says so much about the cells around it that some of them are known at once: 8 fills them all, and at the border 3 has hardly a choice.',
  },
  'runs around': {
    name: 'Runs around',
    cost: 15,
    about:
      'A clue says how long the runs around it are. Consider every way to lay them beside what is known. What is the same in all of these ways is certain.',
  },
} as const satisfies Readonly<Record<string, Technique>>;
