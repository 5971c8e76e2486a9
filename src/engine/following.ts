import { literalsOf } from '#logic/literal.ts';
import type { Model } from '#logic/model.ts';
import { compact } from '#reasoning/compact.ts';
import type { Network } from '#reasoning/network.ts';
import { searchFillings } from '#reasoning/search.ts';
import type { Searching } from './session.ts';

/** How much may be looked at before giving up, in literals of conditions: about a second. */
const LIMIT = 100_000_000;

/** Searches by following the rules, trying and learning; nothing but the rules is needed. */
export function openFollowing(model: Model, network: Network): Searching {
  const conditions = compact(network);
  return {
    model,
    search(givens, visit) {
      const kind = searchFillings(
        network,
        conditions,
        { known: literalsOf(givens), limit: LIMIT },
        visit,
      );
      return kind === 'too much' ? { kind: 'unknown', reason: 'too much to follow' } : { kind };
    },
  };
}
