// Serves the built page the way any plain host does: from a folder below the root, with no headers
// of its own but the type, and that other pages may ask, as `npm start` says it, too. What works here
// works on GitHub Pages.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

/** Where the page is below the root. */
export const FOLDER = '/sub/folder/';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The file in `site` that an address names, or nothing when it is outside, missing or nonsense. */
function fileOf(site, address) {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    if (!path.startsWith(FOLDER)) return undefined;
    const file = join(site, path.slice(FOLDER.length) || 'index.html');
    return file.startsWith(site + sep) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

/** A server of the folder that `site` names at the moment of each request; it does not listen yet. */
export const serveSite = (site) =>
  createServer((request, response) => {
    const file = fileOf(site(), request.url ?? '/');
    if (file === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      Vary: 'Origin',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
