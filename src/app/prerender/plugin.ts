/** Puts the start page and its styles into the built index.html. Used by vite.config.ts. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createServer } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { addFaces } from './addFaces.ts';
import { asciiMarkup, asciiScript, asciiStyle } from './ascii.ts';
import { carryRuntime } from './carryRuntime.ts';
import { compileFirst } from './calls/compileFirst.ts';
import type { Drawn } from './drawn.ts';
import { faceBlocks } from './faces.ts';
import { inlineStyles } from './inlineStyles.ts';
import { prepare } from './prepare.ts';
import type { Pages } from './prepare.ts';
import { putBack, setAside } from './setAside.ts';

/** What the policy in index.html says of each, before what is written here is allowed. */
const ALLOWED = { script: "script-src 'self'", style: "style-src 'self'" };

/** The module of rolldown's own, which it never puts into a file with others where there are several. */
const RUNTIME = 'rolldown/runtime.js';

/** The icon of the tab: asked for by itself, it would come before the board of a link. */
const ICON = 'icon-32.png';

/** What `render.tsx` makes, by the components that draw it in the browser. */
async function draw(): Promise<Drawn> {
  const server = await createServer({
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { renderPage } = await server.ssrLoadModule('/src/app/prerender/render.tsx');
    return await renderPage();
  } finally {
    await server.close();
  }
}

/** A file with all that it imports from the first, without what `html` names already. */
function withImports(bundle: Rolldown.OutputBundle, file: string, known: Set<string>): string[] {
  if (known.has(file)) return [];
  known.add(file);
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk') return [];
  return [file, ...chunk.imports.flatMap((each) => withImports(bundle, each, known))];
}

/** The pages of these types, with the files that each needs beside the first script. */
function pagesOf(names: Drawn['names'], bundle: Rolldown.OutputBundle, html: string): Pages {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const fileOf = (module: string): string => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (chunk === undefined) throw new Error(`No file has ${module}`);
    return chunk.fileName;
  };
  return Object.fromEntries(
    Object.entries(names).map(([id, name]) => {
      const known = new Set(Object.keys(bundle).filter((file) => html.includes(file)));
      const files = withImports(bundle, fileOf(`/src/puzzles/${id}/index.ts`), known).map(
        (file) => `./${file}`,
      );
      return [id, { name, files }];
    }),
  );
}

/** The file that a worker's name in the build begins. */
function workerFile(bundle: Rolldown.OutputBundle, name: string): string {
  const file = Object.keys(bundle).find((each) => each.startsWith(`assets/${name}-worker-`));
  if (file === undefined) throw new Error(`There is no worker ${name}`);
  return `./${file}`;
}

const hashed = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function replaceOnce(text: string, old: string, next: string): string {
  if (text.split(old).length !== 2) throw new Error(`index.html has to have ${old} once`);
  return text.replace(old, () => next);
}

/** Has the first script carry what the bundler adds to it in a file of its own; gives that file's name. */
function mergeRuntime(bundle: Rolldown.OutputBundle, html: string): string | undefined {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const runtime = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(RUNTIME)));
  if (runtime === undefined || !html.includes(runtime.fileName)) return undefined;
  const entry = chunks.find((each) => each !== runtime && html.includes(each.fileName));
  if (entry === undefined) return undefined;
  entry.code = carryRuntime(entry.code, basename(runtime.fileName), runtime.code);
  entry.imports = entry.imports.filter((name) => name !== runtime.fileName);
  return runtime.fileName;
}

export function prerender(): Plugin {
  let drawn: Promise<Drawn> | undefined;
  return {
    name: 'prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined) throw new Error('Nothing was built');
        const [link = '', file = ''] =
          /<link rel="stylesheet"[^>]*href="\.\/([^"]+)">/.exec(html) ?? [];
        const sheet = bundle[file];
        if (sheet?.type !== 'asset')
          throw new Error('There is no style sheet to put into the page');
        drawn = draw();
        const [{ markup, names }, faces] = await Promise.all([drawn, faceBlocks()]);
        const page = inlineStyles(markup);
        // Addresses in a style sheet start from its own folder.
        const sheetHere = `${sheet.source}`.replaceAll('url(./', 'url(./assets/');
        // A visit that a face comes too late for does without it, so that nothing moves once painted.
        const style = asciiStyle(
          sheetHere.replaceAll(/font-display:\s*swap/g, 'font-display:optional'),
        );
        const built = setAside(asciiMarkup(page.html), page.style);
        const carried = mergeRuntime(bundle, html) ?? '';
        const first = Object.keys(bundle)
          .filter((name) => name.endsWith('.js') && name !== carried && html.includes(name))
          .map((name) => `./${name}`);
        const known = [pagesOf(names, bundle, html), first, workerFile(bundle, 'engine')];
        const told = [...known.map((each) => JSON.stringify(each)), putBack.toString()];
        const script = asciiScript(
          `(${addFaces.toString()})();(${prepare.toString()})(${told.join()})`,
        );
        delete bundle[file];
        // What stands in the page is fetched by nothing that comes later.
        for (const each of Object.values(bundle)) {
          if (each.type === 'chunk') each.viteMetadata?.importedCss.delete(file);
        }
        // What asks for scripts waits in a template until it is time: see `prepare`.
        const scripts = html.match(/<script type="module"[^>]*><\/script>/g) ?? [];
        const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
        const late = [...preloads, ...scripts];
        const asked = late.filter((tag) => carried === '' || !tag.includes(carried));
        const icon = await readFile(new URL(`../../../public/${ICON}`, import.meta.url), 'base64');
        return [
          ...late.map((tag) => [tag, '']),
          ['</body>', `<template class="first-scripts">${asked.join('')}</template></body>`],
          [`"./${ICON}"`, `"data:image/png;base64,${icon}"`],
          [link, `<style>${style}</style>${faces}<script>${script}</script>`],
          ['<div id="root"></div>', `<div id="root">${built}</div>`],
          [ALLOWED.script, `${ALLOWED.script} ${hashed(script)}`],
          [ALLOWED.style, `${ALLOWED.style} ${hashed(style)} ${hashed(page.style)}`],
        ].reduce((text, [old = '', next = '']) => replaceOnce(text, old, next), asciiMarkup(html));
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (drawn !== undefined) await compileFirst(bundle, (await drawn).links);
      },
    },
  };
}
