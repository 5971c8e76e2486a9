import { driver, expect, test } from './driver.ts';
import { seeded } from '../src/puzzle/random.ts';
import { trials } from '../src/trials.ts';
import { examples, pack } from './examples.ts';
import { butFirst } from './thorough.ts';

// Damaged links and texts by the hundred, the same ones in every run: what is refused changes nothing.

const LINKS = trials(16, 2);
const TEXTS = trials(16, 2);
const SEED = 20_261_122;

const PIECES = ['', ',', ' ', '?', '-', '0', '9', '17', 'x', '\n', '\t', '#', '#option ', '%%'];
const HOSTILE = [
  '\0',
  '<b>',
  'é',
  '💥',
  '9'.repeat(40),
  '#assert (',
  '#assert (> V0 V1)\n',
  '__proto__',
];

/** A text with one to three places changed. */
function damage(
  text: string,
  random: (below: number) => number,
  pieces: readonly string[],
): string {
  let damaged = text;
  for (let slip = 0; slip <= random(3); slip += 1) {
    const at = random(damaged.length + 1);
    const piece = pieces[random(pieces.length)] ?? '';
    damaged = damaged.slice(0, at) + piece + damaged.slice(at + random(4));
  }
  return damaged;
}

/** What became of one link or text. */
interface Tried {
  readonly what: string;
  readonly said: string | undefined;
  /** The puzzle text and what the browser kept, before and after. */
  readonly before: string;
  readonly after: string;
}

const types = [...new Set(examples.map((example) => example.id))];

for (const [index, id] of types.entries()) {
  test(
    `${id}: damaged links and texts are read or refused, and nothing is lost or frozen`,
    butFirst(index),
    async ({ page }) => {
      test.slow();
      const random = seeded(SEED, index).below;
      const own = examples.filter((example) => example.id === id).map(({ text }) => text);
      const any = (): string => own[random(own.length)] ?? '';
      const links = Array.from({ length: LINKS }, () => {
        const kind = random(3);
        if (kind === 0) return pack(damage(any(), random, [...PIECES, ...HOSTILE]));
        const payload = damage(pack(any()), random, ['A', '_', '-', '.', '%', '']);
        return kind === 1 ? payload : payload.slice(0, random(payload.length));
      });
      const texts = Array.from({ length: TEXTS }, () =>
        damage(any(), random, [...PIECES, ...HOSTILE]),
      );

      const puzzle = driver(page);
      await puzzle.open(id);
      await puzzle.load(any());
      await page.evaluate(() => {
        const seen: number[] = [];
        new PerformanceObserver((list) => {
          seen.push(...list.getEntries().map(({ duration }) => duration));
        }).observe({ type: 'longtask' });
        Object.assign(window, { longTasks: seen });
      });
      const tried = await page.evaluate(
        async ([type, hashes, drafts]) => {
          const found: { what: string; said: string | undefined; before: string; after: string }[] =
            [];
          const frame = () => new Promise((next) => requestAnimationFrame(next));
          const box = () =>
            document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Puzzle text"]');
          /** The puzzle as the board shows it. */
          const state = () =>
            [...document.querySelectorAll<HTMLElement>('[role=gridcell]')]
              .map(({ dataset }) => `${dataset['cell'] ?? ''}:${dataset['value'] ?? ''}`)
              .join('\n');
          const opened = new Promise<IDBDatabase>((resolve, reject) => {
            const opening = indexedDB.open('gridproof');
            opening.addEventListener('error', () => reject(opening.error));
            opening.addEventListener('success', () => resolve(opening.result));
          });
          /** All that the browser keeps, once nothing is on its way there. */
          const kept = async () => {
            while (Object.keys(localStorage).some((name) => name.startsWith('gridproof:step:'))) {
              await frame();
            }
            const entries = (await opened).transaction('entries').objectStore('entries').getAll();
            await new Promise((resolve) => {
              entries.addEventListener('success', resolve);
            });
            return (entries.result as Record<string, unknown>[])
              .map(({ id, text, marks }) => JSON.stringify([id, text, marks]))
              .join('\n');
          };
          const press = (name: string) =>
            [...document.querySelectorAll('button')]
              .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)
              ?.click();
          /** Waits until something is said, or the board shows something else; not for long. */
          const settle = async (before: string, selector: string) => {
            for (let frames = 0; frames < 60; frames += 1) {
              await frame();
              const said = document.querySelector(selector)?.textContent;
              if (said !== undefined && said !== null) return said;
              if (box() !== null && state() !== before) return undefined;
            }
            return undefined;
          };
          for (const hash of hashes) {
            press('Dismiss');
            await frame();
            const before = state();
            const keptBefore = await kept();
            location.hash = `#/${type}/${hash}`;
            const said = await settle(before, '.arrival-line p');
            while (box() === null) await frame();
            const after = `${state()}\n${await kept()}`;
            found.push({ what: hash, said, before: `${before}\n${keptBefore}`, after });
          }
          press('Dismiss');
          const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
          for (const draft of drafts) {
            const area = box();
            if (area === null) throw new Error('There is no text box');
            const before = state();
            const keptBefore = await kept();
            write?.set?.call(area, draft);
            area.dispatchEvent(new Event('input', { bubbles: true }));
            await frame();
            press('Load');
            const said = await settle(before, 'section .problem');
            const after = `${state()}\n${await kept()}`;
            found.push({ what: draft, said, before: `${before}\n${keptBefore}`, after });
          }
          return found;
        },
        [id, links, texts] as const,
      );
      const refused = (tried as readonly Tried[]).filter(({ said }) => said !== undefined);
      for (const { what, said, before, after } of refused) {
        expect([what, said, after]).toEqual([what, said, before]);
        expect(said?.length).toBeLessThan(500);
      }
      // Of either kind there were many.
      expect(refused.length).toBeGreaterThan((LINKS + TEXTS) / 5);
      const tasks = await page.evaluate(
        () => (window as unknown as { longTasks: readonly number[] }).longTasks,
      );
      expect(tasks.filter((duration) => duration > 1000)).toEqual([]);
    },
  );
}
