// The checker as a command: `npm run check-proof puzzle.opb puzzle.pbp`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const [opb, pbp] = process.argv.slice(2);
if (opb === undefined || pbp === undefined) {
  console.error('Usage: npm run check-proof FILE.opb FILE.pbp');
  process.exit(2);
}

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    console.error(`${path} cannot be read: ${error.message}`);
    process.exit(2);
  }
};

const { module } = await runnerImport(join(import.meta.dirname, 'check.ts'), { configFile: false });
const checked = module.checkProof(read(opb), read(pbp));
if (checked.kind === 'checked') {
  const { steps, solutions, cells } = checked;
  const named = `in the ${cells} ${cells === 1 ? 'cell' : 'cells'} that the formula names`;
  const counted = solutions === 1 ? 'one solution' : `${solutions} solutions`;
  console.log(
    `Checked: ${solutions === 0 ? 'no solution' : `exactly ${counted} ${named}`}, by a proof of ${steps} ${steps === 1 ? 'step' : 'steps'}.`,
  );
} else {
  console.log(
    `Refused: line ${checked.line} of ${checked.file === 'formula' ? opb : pbp} ${checked.what}.`,
  );
  process.exit(1);
}
