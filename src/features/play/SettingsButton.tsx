import { SettingsIcon as Gear } from '#ui/icons.ts';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { createLate } from '#ui/Late.tsx';
import { takesText } from '#ui/takesText.ts';

/** Loaded after the page is painted, so that no link waits for it. */
const SettingsDialog = createLate(
  async () => (await import('./SettingsDialog.tsx')).SettingsDialog,
  null,
);

/** A button that opens the settings; `?` opens them with the table of keys. */
export function SettingsButton() {
  const [opened, setOpened] = useState<'no' | 'settings' | 'keys'>('no');
  // Preloaded, so that it opens with the press itself.
  useEffect(() => void SettingsDialog.fetchOnce().catch(() => undefined), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.defaultPrevented || takesText(event)) return;
      if (document.querySelector('dialog[open]') === null) setOpened('keys');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <IconButton label="Settings" onClick={() => setOpened('settings')}>
        <Icon of={Gear} />
      </IconButton>
      {/* Mounted on demand, since most users never open it. */}
      {opened !== 'no' && (
        <SettingsDialog showsKeys={opened === 'keys'} onClose={() => setOpened('no')} />
      )}
    </>
  );
}
