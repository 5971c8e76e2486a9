import { Suspense, useState } from 'react';
import { createLate } from '#ui/Late.tsx';

const PLACE = <div className="min-h-40" />;

const Ways = createLate(async () => (await import('./Ways.tsx')).Ways, PLACE);

/** All ways to export the puzzle; the code that writes them is loaded when it is opened. */
export function TakeAlong({
  onCopy,
}: {
  readonly onCopy: (text: string, sentence: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="take" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="bring-summary">
        Export: other programs, pictures, a frame for your page, QR code
      </summary>
      {isOpen && (
        <Suspense fallback={PLACE}>
          <Ways onCopy={onCopy} />
        </Suspense>
      )}
    </details>
  );
}
