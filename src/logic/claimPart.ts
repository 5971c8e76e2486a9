import type { Claim, Part } from './claim.ts';
import type { Literal } from './literal.ts';

/** One part of a claim, which a reason can cite or leave out by itself, with its claim. */
export interface ClaimPart extends Part {
  readonly claim: Claim;
}

/** What a contradiction, or a reason, is made of. */
export type Member = ClaimPart | Literal;

export const isClaimPart = (member: Member): member is ClaimPart => 'claim' in member;

/** The literals among the members. */
export const isFact = (member: Member): member is Literal => !isClaimPart(member);

/** Every part of every claim, in order. */
export const claimPartsOf = (claims: readonly Claim[]): readonly ClaimPart[] =>
  claims.flatMap((claim) =>
    // Named one by one: to spread hundreds of them takes five times as long.
    claim
      .parts()
      .map(({ sentence, cells, formula, telling }) =>
        telling === undefined
          ? { sentence, cells, formula, claim }
          : { sentence, cells, formula, telling, claim },
      ),
  );
