import { generate } from 'lean-qr';
import { useEffect, useId, useMemo, useState } from 'react';
import { writeForms } from '#formats/write.ts';
import type { Outward } from '#formats/write.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { useDocument } from '#store/document/document.ts';
import { Button } from '#ui/Button.tsx';
import { useShown } from '../board/shown.ts';
import { download } from '../download.ts';
import { drawBoard, UNIT } from '#picture/boardPicture.ts';
import type { BoardPicture } from '#picture/boardPicture.ts';
import { addressOf, payloadOf } from './address.ts';

type Copy = (text: string, sentence: string) => void;

/** The puzzle for other programs, as a picture, and as a QR code. */
export function Ways({ onCopy }: { readonly onCopy: Copy }) {
  return (
    <div className="grid gap-4 pt-2">
      <OtherPrograms onCopy={onCopy} />
      <Pictures />
      <QrCode />
    </div>
  );
}

/** A file name: the title, without characters that some system refuses. */
const fileName = (title: string, ending: string): string =>
  `${
    title
      .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
      .trim()
      .slice(0, 60) || 'puzzle'
  }${ending}`;

function OtherPrograms({ onCopy }: { readonly onCopy: Copy }) {
  const { type, puzzle } = useDocument();
  const forms = useMemo(() => writeForms(type, puzzle), [type, puzzle]);
  if (forms.length === 0) {
    return (
      <p className="text-sm text-muted">{`No other program's form has ${type.name}; its text and its link have it.`}</p>
    );
  }
  return (
    <div role="group" aria-label="For other programs" className="grid gap-2">
      <h3 className="text-sm text-muted">For other programs</h3>
      {forms.map((form) => (
        <Form key={form.name} form={form} title={titleOf(puzzle)} onCopy={onCopy} />
      ))}
    </div>
  );
}

function Form({
  form: { name, ending, taken },
  title,
  onCopy,
}: {
  readonly form: Outward;
  readonly title: string;
  readonly onCopy: Copy;
}) {
  const reasonId = useId();
  if (!taken.ok) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled aria-describedby={reasonId} onClick={() => undefined}>
          {`Copy as ${name}`}
        </Button>
        <p id={reasonId} className="text-sm text-muted">{`This form ${taken.problem.reason}.`}</p>
      </div>
    );
  }
  const { text, leftOut } = taken.value;
  const without = leftOut.length === 0 ? '' : `, without ${leftOut.join(', ')}`;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        onClick={() => onCopy(text, `Copied as ${name}${without}.`)}
      >{`Copy as ${name}`}</Button>
      {ending !== undefined && (
        <Button
          onClick={() => download(fileName(title, ending), text)}
        >{`Save as ${ending} file`}</Button>
      )}
    </div>
  );
}

/** The most pixels of a saved PNG's longer side. */
const LONGEST_SIDE = 4000;

function Pictures() {
  const { type, puzzle } = useDocument();
  const { marks, overlay } = useShown();
  const [isFilled, setFilled] = useState(false);
  const [problem, setProblem] = useState('');
  const draw = (): BoardPicture =>
    drawBoard(type, puzzle, isFilled ? { marks, overlay } : undefined);
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

/** Longer links make QR codes that phones cannot read from a screen, in characters. */
const LONGEST_QR = 1500;
/** The quiet zone of a QR code, in modules, as its standard requires. */
const QUIET = 4;

function QrCode() {
  const { type, puzzle } = useDocument();
  const [isShown, setShown] = useState(false);
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    // Packed here, since the page's address follows the board only after a delay.
    void payloadOf(type, writePuzzle(type, puzzle)).then((payload) => {
      if (isWanted) setLink(new URL(addressOf(type, payload), location.href).href);
    });
    return () => {
      isWanted = false;
    };
  }, [type, puzzle]);
  const isLong = link !== undefined && link.length > LONGEST_QR;
  return (
    <div role="group" aria-label="For a phone" className="grid justify-items-start gap-2">
      <h3 className="text-sm text-muted">For a phone</h3>
      <Button aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        QR code of the link
      </Button>
      {isShown && link !== undefined && isLong && (
        <p className="text-sm">
          {`This puzzle’s link has ${link.length} characters; a code that a phone can read holds ${LONGEST_QR}. Copy the link instead.`}
        </p>
      )}
      {isShown && link !== undefined && !isLong && (
        <Code key={link} link={link} title={titleOf(puzzle)} />
      )}
    </div>
  );
}

function Code({ link, title }: { readonly link: string; readonly title: string }) {
  const { size, path } = useMemo(() => squaresOf(link), [link]);
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={`QR code of the link to ${title === '' ? 'this puzzle' : title}`}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      className="qr-code"
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

/** The dark modules of a QR code as an SVG path. */
function squaresOf(link: string): { readonly size: number; readonly path: string } {
  const code = generate(link);
  const rows = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (__, x) => (code.get(x, y) ? `M${x},${y}h1v1h-1z` : '')).join(
      '',
    ),
  );
  return { size: code.size, path: rows.join('') };
}
