import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { FOLDER, serveSite } from './site.mjs';

/** The built page. */
const DIST = join(import.meta.dirname, '../dist');

/** A host of its own: nobody else's when it sends another folder, or nothing any more. */
export async function startHost() {
  let site = DIST;
  const server = serveSite(() => site).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}${FOLDER}`,
    /** Sends from another folder from now on. */
    send: (folder: string) => (site = folder),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
