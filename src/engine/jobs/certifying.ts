import { certify } from './certify.ts';
import type { Jobs } from './job.ts';

/** The job that is wanted after a verdict, apart from those that come with Z3. */
export const CERTIFYING: Pick<Jobs, 'certify'> = { certify };
