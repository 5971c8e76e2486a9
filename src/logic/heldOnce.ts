import type { Place, Telling, ValueSymbol } from './claim.ts';
import { sayHas, withArticle } from './words.ts';

/** How reasons word that a value is at most once in a place: what it rules out, and what breaks it. */
export const tellHeldOnce = (
  place: Place,
  value: number,
  symbol: ValueSymbol,
): Pick<Telling, 'holder' | 'rulesOut' | 'breaks'> => ({
  holder: `${place.words} has`,
  rulesOut: (known, _, speech) =>
    `${place.words} ${sayHas(speech)} its ${symbol(value)} at ${speech.names(known.map(({ cell }) => cell))}`,
  breaks: () => `${place.words} would have ${withArticle(symbol(value))} twice`,
});
