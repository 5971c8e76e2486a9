import type { Certificate } from '#store/solving/certificate.ts';
import { download } from '../download.ts';

/** The largest file that is read, in bytes. */
const LARGEST = 100_000_000;

/** Files opened for checking: their texts, or a sentence that says why not. */
export type BroughtProof =
  | { readonly kind: 'read'; readonly files: Certificate }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Saves a certificate: both its files in a .zip. */
export async function saveProof(id: string, { formula, proof }: Certificate): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const zipped = zipSync({ 'puzzle.opb': strToU8(formula), 'puzzle.pbp': strToU8(proof) });
  download(`${id}-proof.zip`, zipped);
}

/** Reads a formula and a proof from two files, or from a .zip of both. */
export async function readProof(files: readonly File[]): Promise<BroughtProof> {
  if (files.reduce((sum, { size }) => sum + size, 0) > LARGEST) return refuse(TOO_LARGE);
  const texts: string[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const unpacked = isZip(bytes) ? await unzip(bytes) : [new TextDecoder().decode(bytes)];
    if (unpacked === 'broken') return refuse(`${file.name} is no .zip that can be opened.`);
    if (unpacked === 'too large') return refuse(TOO_LARGE);
    texts.push(...unpacked);
  }
  const proofs = texts.filter((text) => /^\s*pseudo-Boolean proof/.test(text));
  const formulas = texts.filter((text) => !proofs.includes(text));
  const [formula] = formulas;
  const [proof] = proofs;
  if (formula === undefined || proof === undefined || texts.length !== 2) return refuse(WANTED);
  return { kind: 'read', files: { formula, proof } };
}

const WANTED = 'Choose two files, a formula (.opb) and its proof (.pbp), or the .zip of both.';
const TOO_LARGE = 'These files are larger than 100 MB: too large to be checked here.';

const refuse = (sentence: string): BroughtProof => ({ kind: 'refused', sentence });

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

async function unzip(bytes: Uint8Array): Promise<readonly string[] | 'broken' | 'too large'> {
  const { strFromU8, unzipSync } = await import('fflate');
  let size = 0;
  try {
    const unzipped = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize;
        return size <= LARGEST && /\.(opb|pbp)$/.test(name);
      },
    });
    return size > LARGEST ? 'too large' : Object.values(unzipped).map((text) => strFromU8(text));
  } catch {
    return 'broken';
  }
}
