import { useState } from 'react';
import { titleOf } from '#puzzle/puzzleType.ts';
import { useDocument } from '#store/document/document.ts';
import { Button } from '#ui/Button.tsx';
import { useShown } from '../board/shown.ts';
import { download } from '../download.ts';
import { useProved } from '../solve/useProved.ts';
import { drawBoard, UNIT } from '#picture/boardPicture.ts';
import type { BoardPicture } from '#picture/boardPicture.ts';
import { fileName } from './fileName.ts';
import { withBadge } from './provedBadge.ts';

/** The most pixels of a saved PNG's longer side. */
const LONGEST_SIDE = 4000;

/** The board as a file that other programs show. */
export function Pictures() {
  const { type, puzzle } = useDocument();
  const { marks, overlay } = useShown();
  const [isFilled, setFilled] = useState(false);
  const [problem, setProblem] = useState('');
  const [isBadgeWished, setBadgeWished] = useState(false);
  const isProved = useProved();
  const draw = (): BoardPicture => {
    const picture = drawBoard(type, puzzle, isFilled ? { marks, overlay } : undefined);
    return isBadgeWished && isProved ? withBadge(picture) : picture;
  };
  const savePng = async () => {
    const png = await paint(draw());
    setProblem(
      png === undefined
        ? 'This browser could not paint the picture; the SVG file has the same.'
        : '',
    );
    if (png !== undefined) download(fileName(titleOf(puzzle), '.png'), png);
  };
  return (
    <div role="group" aria-label="As a picture" className="grid gap-2">
      <h3 className="text-sm text-muted">As a picture</h3>
      <label className="field">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={isFilled}
          onChange={(event) => setFilled(event.target.checked)}
        />
        With the values that the board shows
      </label>
      <label className="field">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          disabled={!isProved}
          checked={isBadgeWished && isProved}
          onChange={(event) => setBadgeWished(event.target.checked)}
        />
        <span>
          With a badge, “One solution, proved”
          {!isProved && (
            <span className="text-muted">
              : where a proof of these clues was checked on this page
            </span>
          )}
        </span>
      </label>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => download(fileName(titleOf(puzzle), '.svg'), draw().svg)}>
          Save as SVG
        </Button>
        <Button onClick={() => void savePng()}>Save as PNG</Button>
      </div>
      <p aria-live="polite" className="text-sm">
        {problem}
      </p>
    </div>
  );
}

/** Renders an SVG as a PNG; `undefined` if the browser fails. */
async function paint({
  svg,
  width,
  height,
}: BoardPicture): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = Math.min(2 * UNIT, LONGEST_SIDE / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
    return blob === null ? undefined : new Uint8Array(await blob.arrayBuffer());
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
