import type { OptionLine } from '../definition.ts';
import { oneOfPhrases, phrase } from '../phrase.ts';
import type { RuleMeaning } from '../scene.ts';
import type { ClueMeaning } from '../definition.ts';
import { aClueLine } from './clues.ts';
import { aRuleLine } from './rules.ts';
import { aNumber, anOptionWord, aQuotedName } from './words.ts';

/** The head of an option: `option no-two-alike "No two lines alike"`. */
export const anOptionHead = oneOfPhrases<OptionLine>('an option', () => OPTION_HEADS);

export const OPTION_HEADS = [
  phrase({
    says: '{option} {label}',
    means: 'A box to tick: its word in the text form, and what stands beside it.',
    takes: { option: anOptionWord, label: aQuotedName },
    make: (found): OptionLine => found,
  }),
];

/** A line below an option. */
export type OptionMeaning =
  | { readonly adds: 'rule'; readonly meaning: RuleMeaning; readonly instead?: number }
  | { readonly adds: 'clue'; readonly meaning: ClueMeaning; readonly instead?: number };

export const anOptionLine = oneOfPhrases<OptionMeaning>('a rule or a clue', () => OPTION_LINES);

export const OPTION_LINES = [
  phrase({
    says: '{meaning}',
    means: 'A rule that holds besides the others if the box is ticked.',
    takes: { meaning: aRuleLine },
    make: ({ meaning }): OptionMeaning => ({ adds: 'rule', meaning }),
  }),
  phrase({
    says: 'instead of rule {number}: {meaning}',
    means: 'A rule that replaces the one with that number, counted from 1, if the box is ticked.',
    takes: { number: aNumber, meaning: aRuleLine },
    make: ({ number, meaning }): OptionMeaning => ({ adds: 'rule', meaning, instead: number }),
  }),
  phrase({
    says: '{meaning}',
    means: 'Clues that can be entered if the box is ticked.',
    takes: { meaning: aClueLine },
    make: ({ meaning }): OptionMeaning => ({ adds: 'clue', meaning }),
  }),
  phrase({
    says: 'instead of clue {number}: {meaning}',
    means: 'Clues that replace the ones with that number if the box is ticked.',
    takes: { number: aNumber, meaning: aClueLine },
    make: ({ number, meaning }): OptionMeaning => ({ adds: 'clue', meaning, instead: number }),
  }),
];
