import { SettingsIcon as Gear } from '#ui/icons.ts';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { createLate } from '#ui/Late.tsx';

/** Fetched once the page is drawn, so that no link waits for it. */
const SettingsDialog = createLate(
  async () => (await import('./SettingsDialog.tsx')).SettingsDialog,
  null,
);

/** What is shown while playing: a button, and a dialog with everything that can be switched. */
export function SettingsButton() {
  const [isOpen, setOpen] = useState(false);
  // Fetched before it is opened, so that it opens with the press itself.
  useEffect(() => void SettingsDialog.fetchOnce().catch(() => undefined), []);
  return (
    <>
      <IconButton label="Settings" onClick={() => setOpen(true)}>
        <Icon of={Gear} />
      </IconButton>
      {/* Most never open it: nobody waits for it to be drawn. */}
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
