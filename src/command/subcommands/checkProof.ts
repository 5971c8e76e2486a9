import { countedInWords } from '#logic/words.ts';
import { USUAL_SECONDS, WORK } from '../sharedOptions.ts';
import { readTextOf } from '../files.ts';
import { worstOf } from '../status.ts';
import type { Status } from '../status.ts';
import { defineSubcommand } from '../subcommand.ts';
import type { World } from '../world.ts';
import { sayChecked } from './verdicts.ts';

/** `gridproof check-proof`. */
export const checkProof = defineSubcommand({
  name: 'check-proof',
  words: 'FILE.opb FILE.pbp …',
  about: [
    'checks proofs, each with the formula before it',
    'It ends with 0 if all are right, and with 1 if one is refused.',
  ],
  options: { seconds: WORK.seconds },
  async run({ options, words }, world) {
    if (words.length === 0 || words.length % 2 === 1) {
      world.complain(
        'Name a formula and its proof: FILE.opb FILE.pbp, and perhaps more of them.\n',
      );
      return 'usage';
    }
    const statuses: Status[] = [];
    for (let at = 0; at < words.length; at += 2) {
      const [formula = '', proof = ''] = words.slice(at, at + 2);
      statuses.push(await checkPair(world, formula, proof, options.seconds ?? USUAL_SECONDS));
    }
    return worstOf(statuses);
  },
});

async function checkPair(world: World, opb: string, pbp: string, seconds: number): Promise<Status> {
  const formula = await readTextOf(world, opb);
  const proof = await readTextOf(world, pbp);
  for (const read of [formula, proof]) if (!read.ok) world.complain(`${read.sentence}\n`);
  if (!formula.ok || !proof.ok) return 'refused';
  const limit = AbortSignal.timeout(seconds * 1000);
  const both = AbortSignal.any([world.signal, limit]);
  const checked = await world.check(formula.text, proof.text, both).catch((error: unknown) => {
    if (!both.aborted) throw error;
    return undefined;
  });
  if (checked === undefined) {
    if (world.signal.aborted) return 'stopped';
    world.print(
      `Not decided: checking ${pbp} took more than ${countedInWords(seconds, 'second')}.\n`,
    );
    return 'undecided';
  }
  world.print(`${sayChecked(checked, opb, pbp)}\n`);
  return checked.kind === 'checked' ? 'good' : 'refused';
}
