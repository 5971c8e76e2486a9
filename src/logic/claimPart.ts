import type { Claim, Part } from './claim.ts';
import type { Literal } from './literal.ts';

/** One part, with its claim; the unit that a reason cites or leaves out. */
export interface ClaimPart extends Part {
  readonly claim: Claim;
}

/** An element of a conflict or a reason. */
export type Member = ClaimPart | Literal;

export const isClaimPart = (member: Member): member is ClaimPart => 'claim' in member;

/** The literals among the members. */
export const isFact = (member: Member): member is Literal => !isClaimPart(member);

const spread = (telling: Part['telling']) => (telling === undefined ? {} : { telling });

/** Every part of every claim, in order. */
export const claimPartsOf = (claims: readonly Claim[]): readonly ClaimPart[] =>
  claims.flatMap((claim) =>
    // Copied field by field: a spread of hundreds of them takes five times as long.
    claim.parts().map(({ sentence, cells, formula, graphs, telling }) => {
      if (graphs !== undefined)
        return { sentence, cells, formula, graphs, claim, ...spread(telling) };
      return telling === undefined
        ? { sentence, cells, formula, claim }
        : { sentence, cells, formula, telling, claim };
    }),
  );
