import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { drawScene, HIGH, printed, quadOf, unseenGlyphs, WIDE } from '../src/photo/testing.ts';
import { expect, test } from './driver.ts';
import { findBrowser, launchOptions } from './prepare/browser.mjs';
import { THOROUGH } from './thorough.ts';

// A camera that always sees the same newspaper: a film of one picture, as Chromium plays it in place of one.
// Only a whole browser has cameras.

/** A film of one grey picture, in the plainest form there is. */
function filmOf(greys: ArrayLike<number>): Buffer {
  const brightness = Uint8Array.from(greys, (grey) => Math.max(0, Math.min(255, grey)));
  const colours = new Uint8Array(brightness.length / 2).fill(128);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDE} H${HIGH} F10:1 Ip A1:1 C420jpeg\nFRAME\n`),
    brightness,
    colours,
  ]);
}

test(
  'a picture is taken with the camera and read, and where it may not be used a sentence says so',
  { tag: THOROUGH },
  async ({ baseURL }, info) => {
    test.skip(findBrowser({ whole: true }) === undefined, 'no whole browser is here');
    const scene = { quad: quadOf(0.03, 420, []), cells: printed, shadow: 0.1, seed: 3 };
    const film = info.outputPath('paper.y4m');
    writeFileSync(film, filmOf(drawScene(scene, unseenGlyphs()).data));
    const { args, ...others } = launchOptions({ whole: true });
    const browser = await chromium.launch({
      ...others,
      args: [
        ...args,
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    });
    const context = await browser.newContext({ baseURL: baseURL ?? '', permissions: ['camera'] });
    const page = await context.newPage();
    await page.goto('./#/sudoku');
    await page.getByRole('button', { name: 'Camera', exact: true }).click();
    const camera = page.getByRole('dialog', { name: 'Camera' });
    await camera.getByRole('button', { name: 'Take the picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Read a photo' });
    await expect(dialog.getByText('30 digits read.')).toBeVisible();
    await expect(dialog.getByText('They leave one solution.')).toBeVisible();
    await expect(camera).toBeHidden();

    await context.clearPermissions();
    await dialog.getByRole('button', { name: 'Camera', exact: true }).click();
    await expect(camera.getByRole('alert')).toContainText('The camera may not be used here.');
    await page.keyboard.press('Escape');
    await expect(camera).toBeHidden();
    await expect(dialog.getByText('30 digits read.')).toBeVisible();
    await browser.close();
  },
);
