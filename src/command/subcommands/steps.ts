import type { HintStep } from '#engine/questions/questions.ts';
import { TECHNIQUES } from '#logic/techniques/techniques.ts';

/** A step as lines of text: the technique, the sentence, and its argument line by line. */
export const sayStep = ({ technique, sentence, lines }: HintStep): readonly string[] => [
  `${TECHNIQUES[technique].name}: ${sentence}`,
  ...lines.map((line, at) => `  ${at + 1}. ${line}`),
];

/** A step as JSON has it; cells are indexed from 0. */
export const stepData = ({ technique, where, sentence, lines, facts, conclusions }: HintStep) => ({
  technique,
  name: TECHNIQUES[technique].name,
  where,
  sentence,
  lines,
  facts,
  conclusions,
});
