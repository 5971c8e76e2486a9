// Serves built folders as a good plain host does: gzipped where that helps, and to be kept by the
// browser for ten minutes, as GitHub Pages says it.
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.data': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.css', '.data', '.html', '.js', '.svg', '.wasm']);

/** Put before a worker's script, so that the size of its wasm's memory can be asked for. */
const WATCH = `{
  const { Memory } = WebAssembly;
  WebAssembly.Memory = class extends Memory {
    constructor(size) {
      super(size);
      self.benchMemory = this;
    }
  };
}
`;

/** Every file of a folder, packed once so that serving takes no time. */
function read(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    names.map((name) => {
      const isWorker = /worker[^/]*\.js$/i.test(name);
      const raw = Buffer.concat([Buffer.from(isWorker ? WATCH : ''), readFileSync(name)]);
      const packed = PACKED.has(extname(name)) ? gzipSync(raw, { level: 9 }) : undefined;
      const path = relative(folder, name).replaceAll('\\', '/');
      return [path, { raw, packed, type: TYPES[extname(name)] ?? 'application/octet-stream' }];
    }),
  );
}

/** Sends a file, no faster than `rate` megabits a second. */
async function send(response, body, rate) {
  if (rate === Infinity) return response.end(body);
  const start = performance.now();
  const piece = 16 * 1024;
  for (let at = 0; at < body.length; at += piece) {
    response.write(body.subarray(at, at + piece));
    const due = start + ((at + piece) * 8) / (rate * 1000);
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
  }
  response.end();
}

/**
 * Serves `folders`, an object of a path's first word and a folder. Gives the address, what was
 * sent so far and when it was asked for, in milliseconds of the clock that a page's `timeOrigin` is of, a way to slow it down to a rate in megabits a second, and a way to stop.
 */
export async function serve(folders) {
  const files = new Map(Object.entries(folders).map(([word, folder]) => [word, read(folder)]));
  const sent = [];
  let rate = Infinity;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const [, word = '', ...rest] = path.split('/');
    const file = files.get(word)?.get(rest.join('/') || 'index.html');
    if (file === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    const body = file.packed ?? file.raw;
    sent.push({ path, bytes: body.length, at: performance.timeOrigin + performance.now() });
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': body.length,
      'Cache-Control': 'max-age=600',
      ...(file.packed === undefined ? {} : { 'Content-Encoding': 'gzip' }),
    });
    void send(response, body, rate);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const address = `http://localhost:${server.address().port}/`;
  const limit = (megabits) => {
    rate = megabits;
  };
  return { address, sent, limit, close: () => server.close() };
}
