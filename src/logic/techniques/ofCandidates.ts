import type { Technique } from './technique.ts';

/**
 * Techniques about values and the cells that can take them, and about arguments of several steps.
 */
export const ofCandidates = {
  'full house': {
    name: 'Full house',
    cost: 10,
    about: 'Only one cell of the area is empty; it takes the missing value.',
  },
  twin: {
    name: 'Both sides',
    cost: 11,
    about:
      'Two cells always hold the same. What one of them is, or cannot be, holds for the other.',
  },
  'region single': {
    name: 'Region single',
    cost: 13,
    about:
      'In a region, only one cell can still take a value: the others are filled, or touch that value in another region.',
  },
  'hidden single': {
    name: 'Hidden single',
    cost: 13,
    about:
      'In an area that needs every value, only one cell can still take a certain one. Look where that value stands nearby, and strike out the cells that it reaches.',
  },
  'hidden single in a line': {
    name: 'Hidden single in a line',
    cost: 15,
    about:
      'In a row or column that needs every value, only one cell can still take a certain one. It is harder to see than in a box, as the cells lie further apart.',
  },
  'naked single': {
    name: 'Naked single',
    cost: 23,
    about:
      'All values but one are ruled out for a cell, because they stand in its row, its column, its area or beside it. The one that is left is its value.',
  },
  pointing: {
    name: 'Pointing',
    cost: 26,
    about:
      'In a box, all cells that can take a value lie in the same line. One of them takes it, so the rest of that line cannot.',
  },
  claiming: {
    name: 'Claiming',
    cost: 28,
    about:
      'In a line, all cells that can take a value lie in the same box. One of them takes it, so the rest of that box cannot.',
  },
  'locked candidates': {
    name: 'Locked candidates',
    cost: 28,
    about:
      'All cells of an area that can take a value belong to a second area as well. One of them takes it, so the rest of the second area cannot.',
  },
  'touching region': {
    name: 'Touching region',
    cost: 27,
    about:
      'A cell touches, or shares an area with, every cell that can take a value in some region. One of them takes it, so the cell cannot.',
  },
  'one in each': {
    name: 'One in each',
    cost: 29,
    about:
      'The places for the last ones of an area lie in as many groups as it needs, and no group has room for two. So each group has one, and what touches all of a group is free.',
  },
  'counted areas': {
    name: 'Counted areas',
    cost: 33,
    about:
      'Several areas have room for all they need only in a few others, which together take no more. So nothing else goes there: two regions that lie in two rows fill them.',
  },
  'overlapping areas': {
    name: 'Overlapping areas',
    cost: 31,
    about:
      'Two areas share cells. The first needs more than the second takes, and has just as many cells outside it as the difference. So these are all wanted, and the rest of the second is free.',
  },
  'areas together': {
    name: 'Areas together',
    cost: 45,
    about:
      'A few areas share cells. What some need together, less what the others take, is as much as there is room for in the cells that they do not share.',
  },
  'naked pair': {
    name: 'Naked pair',
    cost: 30,
    about:
      'Two cells of an area have only the same two candidates left. They take both, so no other cell of the area does.',
  },
  'x-wing': {
    name: 'X-wing',
    cost: 32,
    about:
      'In two parallel lines a value has room in the same two crossing lines only. It takes one cell of each, so nothing else in the crossing lines can take it.',
  },
  'hidden pair': {
    name: 'Hidden pair',
    cost: 34,
    about:
      'Two values of an area have room in the same two cells only. They fill these, so nothing else can stand there.',
  },
  'naked triple': {
    name: 'Naked triple',
    cost: 36,
    about:
      'Three cells of an area have only the same three candidates between them. They take all three, so no other cell of the area does.',
  },
  swordfish: {
    name: 'Swordfish',
    cost: 38,
    about:
      'In three parallel lines a value has room in the same three crossing lines only. It takes one cell of each, so nothing else in the crossing lines can take it.',
  },
  'hidden triple': {
    name: 'Hidden triple',
    cost: 40,
    about:
      'Three values of an area have room in the same three cells only. They fill these, so nothing else can stand there.',
  },
  skyscraper: {
    name: 'Skyscraper',
    cost: 41,
    about:
      'In each of two parallel lines a value has two places left, and one of each stands in the same crossing line. They cannot both take it, so one of the other two does, and what sees both of those cannot.',
  },
  'two strong links': {
    name: 'Two strong links',
    cost: 43,
    about:
      'In each of two areas a value has two places left, and one of each sees the other. They cannot both take it, so one of the other two does, and what sees both of those cannot.',
  },
  'xy-wing': {
    name: 'XY-wing',
    cost: 42,
    about:
      'A cell has two candidates left. Whichever it takes, one of two other cells is left with the same value. What sees both of these cannot take it.',
  },
  'w-wing': {
    name: 'W-wing',
    cost: 44,
    about:
      'Two cells have the same two candidates. One of the two values has two places left in some area, and each sees one of the cells, so one of the cells takes the other value. What sees both cannot.',
  },
  'simple colouring': {
    name: 'Simple colouring',
    cost: 45,
    about:
      'Follow a value through areas where it has two places left, in two colours by turns. One colour is all true. A cell that sees both colours cannot take the value.',
  },
  'naked quad': {
    name: 'Naked quad',
    cost: 50,
    about:
      'Four cells of an area have only the same four candidates between them. They take all four, so no other cell of the area does.',
  },
  jellyfish: {
    name: 'Jellyfish',
    cost: 52,
    about:
      'In four parallel lines a value has room in the same four crossing lines only. It takes one cell of each, so nothing else in the crossing lines can take it.',
  },
  'hidden quad': {
    name: 'Hidden quad',
    cost: 54,
    about:
      'Four values of an area have room in the same four cells only. They fill these, so nothing else can stand there.',
  },
  'look ahead': {
    name: 'Look ahead',
    cost: 35,
    about:
      'Put a value into a cell in mind, and see what one rule makes of it at once. If that breaks another rule, the cell is not that value.',
  },
  'xy-chain': {
    name: 'XY-chain',
    cost: 60,
    about:
      'Cells with two candidates each, every one seeing the next. If the first does not take a value, the last does. What sees both ends cannot.',
  },
  'x-chain': {
    name: 'X-chain',
    cost: 58,
    about:
      'One value, followed through areas where it has two places left. If the first of the chain does not take it, the last does. What sees both ends cannot.',
  },
  chain: {
    name: 'Chain',
    cost: 65,
    about: 'If A then B, if B then C: each step is one rule. Where that ends at “not A”, A is out.',
  },
  'several rules': {
    name: 'Several rules',
    cost: 70,
    about: 'A few rules, one after the other, lead to what is found.',
  },
  supposition: {
    name: 'Supposition',
    cost: 110,
    about:
      'Suppose the contrary of what is to be shown, and follow several rules side by side until they contradict.',
  },
  cases: {
    name: 'Case by case',
    cost: 130,
    about:
      'A cell has two or three values left, or a value two or three places. Follow each of them: what comes of all is certain, and where none can be, what was supposed before is wrong.',
  },
  'room for fewer': {
    name: 'Room for fewer',
    cost: 135,
    about:
      'An area needs some more of a value. Its open cells are divided into groups with room for one each, pairs of neighbours for example. Where a value elsewhere would leave fewer groups than are needed, it is out.',
  },
  'way by way': {
    name: 'Way by way',
    cost: 140,
    about:
      'A clue leaves a few ways to fill the cells around it. Follow each: some come to nothing, and what all others have in common is certain.',
  },
  nested: {
    name: 'Nested suppositions',
    cost: 150,
    about:
      'Suppose the contrary of what is to be shown. Other suppositions fail at once beside it, so the contrary of each is known as well, until nothing is left that fits.',
  },
  'too hard': {
    name: 'No short reason',
    cost: 160,
    about: 'It follows, and the proof is known, but it is too long for anybody to follow.',
  },
} as const satisfies Readonly<Record<string, Technique>>;
