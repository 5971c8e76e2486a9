import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';

export const SUDOKU = exampleOf('sudoku', 'newspaper');
/** With a title and an author. */
export const TITLED = SUDOKU.text.replace('#A newspaper Sudoku\n', '#Morning\n#By Ada\n');

/** A test with a page of somebody else's. */
export const onBlog = test.extend<{
  /** Shows a page of another site with this HTML in it, with much below. */
  readonly show: (html: string) => Promise<void>;
}>({
  show: async ({ page, baseURL }, use) => {
    let body = '';
    const blog = createServer((_, response) => {
      response
        .writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          // As README says of pages that have one.
          'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; frame-src ${new URL(baseURL ?? '').origin}`,
        })
        .end(
          `<!doctype html><html lang="en"><title>A blog</title><a href="#">Before</a>${body}<a href="#">After</a><div style="height: 3000px"></div></html>`,
        );
    }).listen(0, '127.0.0.1');
    await once(blog, 'listening');
    const { port } = blog.address() as AddressInfo;
    await use(async (html) => {
      body = html;
      await page.goto(`http://127.0.0.1:${port}/`);
    });
    blog.closeAllConnections();
    blog.close();
  },
});

/** A frame as a blog has it. */
export const frameOf = (address: string, width = 390, height = 500): string =>
  `<iframe src="${address}" title="A puzzle" width="${width}" height="${height}" style="border: 0"></iframe>`;

/** The address of a puzzle in a frame. */
export const addressOf = (
  baseURL: string | undefined,
  text = TITLED,
  query = 'embed',
  id = 'sudoku',
) => `${baseURL}?${query}#/${id}/${pack(text)}`;

/** What is in the one frame, by the verbs of a page. */
export async function framed(
  page: Page,
): Promise<{ readonly frame: Frame; readonly puzzle: ReturnType<typeof driver> }> {
  await expect(page.frameLocator('iframe').getByRole('grid')).toBeVisible();
  const [, frame] = page.frames();
  if (frame === undefined) throw new Error('The page has no frame');
  // Of a page, only what finds elements is used.
  return { frame, puzzle: driver(frame as unknown as Page) };
}
