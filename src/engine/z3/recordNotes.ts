/** Vitest's setup for each file of tests while `record.ts` records. */
import { afterAll } from 'vitest';
import { writeNotes } from '#engine/z3/nodeZ3.ts';

afterAll(writeNotes);
