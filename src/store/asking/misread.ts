import { prove } from '#engine/page/prove.ts';
import { engines } from '#store/engine.ts';

/** The verdict on a puzzle's text: one solution, several, none, or unknown. */
export async function verdictOfText(
  type: string,
  text: string,
): Promise<'unique' | 'several' | 'none' | 'unknown'> {
  const { outcome } = await prove(engines, { type, text }, { listing: false, byRulesOnly: true })
    .outcome;
  const { kind } = outcome;
  return kind === 'unique' || kind === 'several' || kind === 'none' ? kind : 'unknown';
}
