import type { Claim, Part } from './claim.ts';
import type { Literal } from './literal.ts';

/** One part of a claim, which a reason can cite or leave out by itself. */
export interface Rule {
  readonly claim: Claim;
  readonly part: Part;
}

/** What a contradiction, or a reason, is made of. */
export type Member = Rule | Literal;

export const isRule = (member: Member): member is Rule => 'part' in member;

/** The literals among the members. */
export const isFact = (member: Member): member is Literal => !isRule(member);

/** Every part of every claim, in order. */
export const rulesOf = (claims: readonly Claim[]): readonly Rule[] =>
  claims.flatMap((claim) => claim.parts().map((part) => ({ claim, part })));
