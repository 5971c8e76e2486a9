import { Suspense, useState } from 'react';
import type { Sheet } from '#book/sheet.ts';
import { Button } from '#ui/Button.tsx';
import { createLate } from '#ui/Late.tsx';

const PrintDialog = createLate(async () => (await import('./PrintDialog.tsx')).PrintDialog, null);

/** Opens the print options; `collect` returns the puzzles. */
export function PrintButton({
  collect,
  disabled = false,
  children,
}: {
  readonly collect: () => readonly Sheet[] | Promise<readonly Sheet[]>;
  readonly disabled?: boolean;
  readonly children: string;
}) {
  const [sheets, setSheets] = useState<readonly Sheet[]>();
  return (
    <>
      <Button disabled={disabled} onClick={async () => setSheets(await collect())}>
        {children}
      </Button>
      {sheets !== undefined && (
        <Suspense>
          <PrintDialog sheets={sheets} onClose={() => setSheets(undefined)} />
        </Suspense>
      )}
    </>
  );
}
