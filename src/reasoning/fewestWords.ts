import type { Speech } from '#logic/claim.ts';
import { wordCount } from './explained.ts';

/** A long step in words. */
export interface StepWords {
  readonly sentence: string;
  readonly lines: readonly string[];
}

/** How to tell steps of one kind. */
export interface Told<S> {
  /** `undefined` if what it rests on does not show it. */
  say(step: S): ((speech: Speech) => StepWords) | undefined;
  /** The same step without what it can do without. */
  shorten(step: S): S;
  /** So many steps are compared, and so many of these are shortened. */
  readonly mostTold: number;
  readonly mostShortened: number;
  /** Longer ones are not shown. */
  readonly mostLines: number;
  readonly mostWords: number;
}

/** Of some steps that in the fewest words; `undefined` where none is short enough. */
export function inFewestWords<S>(
  steps: readonly S[],
  { say, shorten, mostTold, mostShortened, mostLines, mostWords }: Told<S>,
  speech: Speech,
): { readonly step: S; say(speech: Speech): StepWords } | undefined {
  const measured = (step: S) => {
    const own = say(step);
    if (own === undefined) return [];
    const { sentence, lines } = own(speech);
    const words = wordCount({ where: '', place: [], sentence, lines });
    return [{ step, say: own, lines: lines.length, words }];
  };
  const [best] = steps
    .slice(0, mostTold)
    .flatMap(measured)
    .toSorted((a, b) => a.words - b.words)
    .slice(0, mostShortened)
    .flatMap(({ step }) => measured(shorten(step)))
    .toSorted((a, b) => a.words - b.words);
  return best === undefined || best.words > mostWords || best.lines > mostLines ? undefined : best;
}
