/**
 * The least page that can answer with a rival: it reads `#rival/type/payload`, asks at once, and
 * marks when the answer is painted.
 */
import { unpackText } from '../../../src/puzzle/link.ts';
import { openLine } from './line.ts';
import type { RivalName } from './protocol.ts';

const [rival, type = '', payload = ''] = location.hash.slice(1).split('/');
const text = await unpackText(payload);
if (!text.ok) throw new Error(text.problem.reason);
const RIVALS: readonly RivalName[] = ['clingo', 'ground', 'minisat', 'cadical', 'minizinc'];
const line = openLine(RIVALS.find((name) => name === rival) ?? 'clingo');
const outcome = await line.fromNothing(type, text.value, 100);
document.documentElement.dataset['verdict'] = outcome.verdict;
performance.measure('bench:answered', { start: 0, end: performance.now() });
