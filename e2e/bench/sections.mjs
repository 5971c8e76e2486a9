// The sections of the benchmark, in the order in which they are measured and reported. Each has its
// rounds, what measures it, what writes its part of RESULTS.md, and its targets: rows of what is
// wanted, what was measured, and whether that is it.
import { cancelling } from './sections/cancelling.mjs';
import { connected } from './sections/connected.mjs';
import { day } from './sections/day.mjs';
import { drawn } from './sections/drawn.mjs';
import { growth } from './sections/growth.mjs';
import { hints } from './sections/hints.mjs';
import { large } from './sections/large.mjs';
import { lighthouse } from './sections/lighthouse.mjs';
import { live } from './sections/live.mjs';
import { memory } from './sections/memory.mjs';
import { newspaper } from './sections/newspaper.mjs';
import { opening } from './sections/opening.mjs';
import { phone } from './sections/phone.mjs';
import { proofs } from './sections/proofs.mjs';
import { sets } from './sections/sets.mjs';
import { types } from './sections/types.mjs';
import * as connectedReport from './report/connected.mjs';
import * as dayReport from './report/day.mjs';
import * as drawnReport from './report/drawn.mjs';
import * as growthReport from './report/growth.mjs';
import * as largeReport from './report/large.mjs';
import * as lighthouseReport from './report/lighthouse.mjs';
import * as memoryReport from './report/memory.mjs';
import * as newspaperReport from './report/newspaper.mjs';
import * as openingReport from './report/opening.mjs';
import * as phoneReport from './report/phone.mjs';
import * as typesReport from './report/types.mjs';
import {
  cancellingReport,
  hintReport,
  liveReport,
  proofReport,
  setsReport,
} from './report/others.mjs';

export const SECTIONS = [
  { name: 'newspaper', rounds: 7, measure: newspaper, ...newspaperReport },
  { name: 'connected', rounds: 3, measure: connected, ...connectedReport },
  { name: 'types', rounds: 2, measure: types, ...typesReport },
  { name: 'drawn', rounds: 3, measure: drawn, ...drawnReport },
  { name: 'sets', rounds: 9, measure: sets, ...setsReport },
  { name: 'live', rounds: 3, measure: live, ...liveReport },
  { name: 'opening', rounds: 7, measure: opening, ...openingReport },
  { name: 'lighthouse', rounds: 3, measure: lighthouse, ...lighthouseReport },
  { name: 'large', rounds: 3, measure: large, ...largeReport },
  { name: 'proofs', rounds: 61, measure: proofs, ...proofReport },
  { name: 'hints', rounds: 1, measure: hints, ...hintReport },
  { name: 'cancelling', rounds: 5, measure: cancelling, ...cancellingReport },
  { name: 'memory', rounds: 1, measure: memory, ...memoryReport },
  { name: 'phone', rounds: 1, measure: phone, ...phoneReport },
  { name: 'day', rounds: 1, measure: day, ...dayReport },
  { name: 'growth', rounds: 3, measure: growth, ...growthReport },
];
