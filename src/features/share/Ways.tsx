import { generate } from 'lean-qr';
import { useId, useMemo, useState } from 'react';
import { writeForms } from '#formats/write.ts';
import type { Outward } from '#formats/write.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import { useDocument } from '#store/document/document.ts';
import { Button } from '#ui/Button.tsx';
import { download } from '../download.ts';
import { EmbedWay } from '../embed/EmbedWay.tsx';
import { fileName } from './fileName.ts';
import { Pictures } from './Pictures.tsx';
import { useBoardLink } from './useBoardLink.ts';

type Copy = (text: string, sentence: string) => void;

/** The puzzle for other programs, as a picture, for another page, and as a QR code. */
export function Ways({ onCopy }: { readonly onCopy: Copy }) {
  return (
    <div className="grid gap-4 pt-2">
      <OtherPrograms onCopy={onCopy} />
      <Pictures />
      <EmbedWay onCopy={onCopy} />
      <QrCode />
    </div>
  );
}

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

/** Longer links make QR codes that phones cannot read from a screen, in characters. */
const LONGEST_QR = 1500;
/** The quiet zone of a QR code, in modules, as its standard requires. */
const QUIET = 4;

function QrCode() {
  const { puzzle } = useDocument();
  const [isShown, setShown] = useState(false);
  const link = useBoardLink();
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
