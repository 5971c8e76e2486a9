import type { OptionLine } from '../definition.ts';
import { oneOfPhrases, entry } from '../phrase.ts';
import type { RuleMeaning } from '../scene.ts';
import type { ClueMeaning } from '../definition.ts';
import { aClueLine } from './clues.ts';
import { aRuleLine } from './rules.ts';
import { aNumber, anOptionWord, aQuotedName } from './words.ts';

type OptionHead = Omit<OptionLine, 'line'>;

/** The head of an option: `option no-two-alike "No two lines alike"`. */
export const anOptionHead = oneOfPhrases<OptionHead>('an option', () => OPTION_HEADS);

export const OPTION_HEADS = [
  entry({
    says: '{option} {label}',
    means: 'A box to tick: its word in the text form, and what stands beside it.',
    example: 'no-two-alike "No two lines alike"',
    takes: { option: anOptionWord, label: aQuotedName },
    make: (found): OptionHead => found,
  }),
];

/** A line below an option. */
export type OptionMeaning =
  | { readonly adds: 'rule'; readonly meaning: RuleMeaning; readonly instead?: number }
  | { readonly adds: 'clue'; readonly meaning: ClueMeaning; readonly instead?: number };

export const anOptionLine = oneOfPhrases<OptionMeaning>('a rule or a clue', () => OPTION_LINES);

export const OPTION_LINES = [
  entry({
    says: '{meaning}',
    means: 'A rule that holds besides the others if the box is ticked.',
    example: 'no two rows are alike',
    takes: { meaning: aRuleLine },
    make: ({ meaning }): OptionMeaning => ({ adds: 'rule', meaning }),
  }),
  entry({
    says: 'instead of rule {number}: {meaning}',
    means: 'A rule that replaces the one with that number, counted from 1, if the box is ticked.',
    example: 'instead of rule 1: no two rows are alike',
    takes: { number: aNumber, meaning: aRuleLine },
    make: ({ number, meaning }): OptionMeaning => ({ adds: 'rule', meaning, instead: number }),
  }),
  entry({
    says: '{meaning}',
    means: 'Clues that can be entered if the box is ticked.',
    example: 'regions',
    takes: { meaning: aClueLine },
    make: ({ meaning }): OptionMeaning => ({ adds: 'clue', meaning }),
  }),
  entry({
    says: 'instead of clue {number}: {meaning}',
    means: 'Clues that replace the ones with that number if the box is ticked.',
    example: 'instead of clue 1: regions',
    takes: { number: aNumber, meaning: aClueLine },
    make: ({ number, meaning }): OptionMeaning => ({ adds: 'clue', meaning, instead: number }),
  }),
];
