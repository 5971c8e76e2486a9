import { certify } from './certify.ts';
import type { Jobs } from './job.ts';

/** The job that follows every verdict, loaded apart from those that need Z3. */
export const CERTIFYING: Pick<Jobs, 'certify'> = { certify };
