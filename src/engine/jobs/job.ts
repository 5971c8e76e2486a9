import type { Asks, AnswerTo, Kind, Tells } from '../questions.ts';
import type { Situation } from '../workplace.ts';

/** How one kind of question is answered; `tell` reports on the way. */
export type Job<K extends Kind> = (
  situation: Situation,
  asks: Asks<K>,
  tell: (told: Tells<K>) => void,
) => AnswerTo<K>;

export type Jobs = { readonly [K in Kind]: Job<K> };
