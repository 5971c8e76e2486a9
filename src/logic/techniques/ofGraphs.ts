import type { Technique } from './technique.ts';

/** Steps about cells that are connected, islands among them, and about loops. */
export const ofGraphs = {
  'only way out': {
    name: 'Only way out',
    cost: 11,
    about:
      'Cells that must be connected lie together, and only one open cell leads on from them to the others. It is one of them.',
  },
  'closed in': {
    name: 'Closed in',
    cost: 14,
    about:
      'Walls close in a part of the board from which no way leads to the cells that must be connected. Nothing in it is one of them.',
  },
  'cut off': {
    name: 'Cut off',
    cost: 20,
    about:
      'One more cell would complete a wall, from border to border or around a place, and part cells that must be connected. So it is none of the wall.',
  },
  border: {
    name: 'Border',
    cost: 13,
    about:
      'Two colours share the board, and each is connected. Along the border each is in one piece, since otherwise each would keep the other apart. So what lies between two cells of one colour, with the other colour elsewhere, is of that colour.',
  },
  'must cross': {
    name: 'Lines that would cross',
    cost: 60,
    about:
      'Look at what is still open between the lines, as a pond, and at the ends of lines along its shore. Where the ends of two lines take turns (one, the other, the one, the other), the two would have to cross. What would lead to that is out.',
  },
  'full dot': {
    name: 'Full dot',
    cost: 11,
    about:
      'A loop passes a dot once: two lines meet there, or none. Where there are two, nothing else at the dot has a line.',
  },
  'only way on': {
    name: 'Only way on',
    cost: 11,
    about:
      'A line comes to a dot and has to go on. Where one side is left for it, it goes on there.',
  },
  'dead end': {
    name: 'Dead end',
    cost: 12,
    about:
      'A line on this side could not go on from one of its dots, since nothing is left there. So there is none.',
  },
  circle: {
    name: 'Circle',
    cost: 14,
    about:
      'The loop goes straight through a white circle and turns beside it; it turns in a black circle and goes straight beside it. With what is known there, a side has a line or none.',
  },
  'bridges everywhere': {
    name: 'Bridges on all ways',
    cost: 10,
    about:
      'An island needs as many bridges as there is room for, or one less. So there are two on each way that is left, or at least one.',
  },
  'finished island': {
    name: 'Finished island',
    cost: 10,
    about: 'An island has as many bridges as its number says. No more lead from it.',
  },
  'goes on': {
    name: 'Goes straight on',
    cost: 5,
    about: 'Bridges go straight on from one island to the next, and cross no others.',
  },
  'only bridge out': {
    name: 'Only bridge out',
    cost: 13,
    about:
      'Without a bridge on this way, some islands could not be joined with the others. So there is one.',
  },
  passed: {
    name: 'Passed',
    cost: 13,
    about:
      'As many cells as can be are left out by the loop already, so it passes the others. Of such a cell no more than two ways are left, and it takes both.',
  },
  'left out': {
    name: 'Left out',
    cost: 12,
    about:
      'The loop passes as many cells as it can, or a cell is none that it may pass. So there is no line at the others.',
  },
  'spread out': {
    name: 'Spread out',
    cost: 20,
    about:
      'Two cells side by side are never both left out by the loop. Where an arrow needs nearly as many as its line has room for, some are left out in every way to spread them, and some in none.',
  },
  'early loop': {
    name: 'Early loop',
    cost: 12,
    about:
      'A line on this side would close a loop while there are lines elsewhere. All lines form one loop, so there is none.',
  },
  'closed ring': {
    name: 'Closed ring',
    cost: 12,
    about:
      'All diagonals of a ring but one are known, around one corner or around many. The last would close it, so it goes the other way.',
  },
  'even crossing': {
    name: 'Even crossing',
    cost: 34,
    about:
      'Go from square to square and back to where you began. Each line that you cross takes you into the loop or out of it, so you cross an even number of them. Where all sides on the way but one are known, so is that one.',
  },
  'complete island': {
    name: 'Complete island',
    cost: 10,
    about:
      'An island has as many cells as its number says. Whatever is beside it is none of it, and so is sea.',
  },
  'between two numbers': {
    name: 'Between two numbers',
    cost: 11,
    about:
      'A cell beside the islands of two numbers would join them, and an island has one number. So it is sea.',
  },
  'no island gets there': {
    name: 'No island gets there',
    cost: 14,
    about:
      'Every number is too far away, or walls and other islands are between: no island has enough cells to get to this cell. So it is sea.',
  },
  'only way to grow': {
    name: 'Only way to grow',
    cost: 11,
    about:
      'An island still lacks cells, and only one open cell beside it can be the next. It is of the island.',
  },
  'island too large': {
    name: 'Island too large',
    cost: 13,
    about:
      'One more cell would join an island with cells beside it that are too many for its number. So that cell is sea.',
  },
  'room to grow': {
    name: 'Room to grow',
    cost: 21,
    about:
      'An island needs room for all its cells. Where one more cell of the sea, or of another island, would leave too little, that cell is something else.',
  },
} as const satisfies Readonly<Record<string, Technique>>;
