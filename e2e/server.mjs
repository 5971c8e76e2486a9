// Serves the built page at the port that PORT names.
import { join } from 'node:path';
import { FOLDER, serveSite } from './site.mjs';

const DIST = join(import.meta.dirname, '../dist');
const PORT = Number(process.env.PORT ?? 4180);

serveSite(() => DIST).listen(PORT, 'localhost', () =>
  console.log(`http://localhost:${PORT}${FOLDER}`),
);
