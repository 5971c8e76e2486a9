/** The proof checker in a thread of Node, so that it can be stopped. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkProof } from '#checker/check.ts';

const { formula, proof } = workerData as { readonly formula: string; readonly proof: string };
parentPort?.postMessage(checkProof(formula, proof));
