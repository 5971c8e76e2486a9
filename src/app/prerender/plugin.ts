/**
 * Puts the prerendered start page and its styles into the built index.html. Used by vite.config.ts.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { addFaces } from './addFaces.ts';
import type { DrawnPage } from './drawn.ts';
import { faceBlocks } from './faces.ts';
import { inlineStyles } from './inlineStyles.ts';
import { prepare } from './prepare.ts';
import type { Pages } from './prepare.ts';

/** The directives of the policy in index.html, before the hashes of inline code are added. */
const ALLOWED = { script: "script-src 'self'", style: "style-src 'self'" };

/** The tab's icon: as a request of its own it would come before a link's board. */
const ICON = 'icon-32.png';

/** Runs `render.tsx`, which renders the components that the browser uses. */
async function draw(): Promise<DrawnPage> {
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

/** A file with its static imports, transitively, without those that `html` names already. */
function withImports(bundle: Rolldown.OutputBundle, file: string, known: Set<string>): string[] {
  if (known.has(file)) return [];
  known.add(file);
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk') return [];
  return [file, ...chunk.imports.flatMap((each) => withImports(bundle, each, known))];
}

/** The pages of these types, with the files that each needs besides the first script. */
function pagesOf(names: DrawnPage['names'], bundle: Rolldown.OutputBundle, html: string): Pages {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const fileOf = (module: string): string => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (chunk === undefined) throw new Error(`No file has ${module}`);
    return chunk.fileName;
  };
  const pageOf = (name: string, module: string): Pages[string] => {
    const known = new Set(Object.keys(bundle).filter((file) => html.includes(file)));
    const files = withImports(bundle, fileOf(module), known).map((file) => `./${file}`);
    return { name, files };
  };
  return {
    ...Object.fromEntries(
      Object.entries(names).map(([id, name]) => [id, pageOf(name, `/src/puzzles/${id}/index.ts`)]),
    ),
    lab: pageOf('Lab', '/src/features/lab/openLab.ts'),
  };
}

const hashed = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function replaceOnce(text: string, old: string, next: string): string {
  if (text.split(old).length !== 2) throw new Error(`index.html has to have ${old} once`);
  return text.replace(old, () => next);
}

export function prerender(): Plugin {
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
        const [{ markup, names }, faces] = await Promise.all([draw(), faceBlocks()]);
        const page = inlineStyles(markup);
        // URLs in a style sheet are relative to its own folder.
        const sheetHere = `${sheet.source}`.replaceAll('url(./', 'url(./assets/');
        // A font that arrives late is not used in this visit, so that painted text does not shift.
        const style = `${sheetHere.replaceAll(/font-display:\s*swap/g, 'font-display:optional')}${page.style}`;
        const told = JSON.stringify(pagesOf(names, bundle, html));
        const script = `(${addFaces.toString()})();(${prepare.toString()})(${told})`;
        delete bundle[file];
        // The styles are inlined: later chunks must not fetch their file.
        for (const each of Object.values(bundle)) {
          if (each.type === 'chunk') each.viteMetadata?.importedCss.delete(file);
        }
        const icon = await readFile(new URL(`../../../public/${ICON}`, import.meta.url), 'base64');
        return [
          [`"./${ICON}"`, `"data:image/png;base64,${icon}"`],
          [link, `<style>${style}</style>${faces}<script>${script}</script>`],
          ['<div id="root"></div>', `<div id="root">${page.html}</div>`],
          [ALLOWED.script, `${ALLOWED.script} ${hashed(script)}`],
          [ALLOWED.style, `${ALLOWED.style} ${hashed(style)}`],
        ].reduce((text, [old = '', next = '']) => replaceOnce(text, old, next), html);
      },
    },
  };
}
