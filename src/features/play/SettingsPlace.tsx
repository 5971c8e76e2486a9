import { useEffect } from 'react';
import { hasDialog } from '#ui/hasDialog.ts';
import { createLate } from '#ui/Late.tsx';
import { takesText } from '#ui/takesText.ts';
import { closeSettings, openSettings, useSettingsOpen } from './settingsOpen.ts';

/** Fetched once the page is drawn, so that no link waits for it. */
const SettingsDialog = createLate(
  async () => (await import('./SettingsDialog.tsx')).SettingsDialog,
  null,
);

/**
 * The settings while they are open; `?` opens them with the table of keys. Mounted once, outside
 * everything that a narrow window hides: a hidden element's dialog would be modal and unseen.
 */
export function SettingsPlace() {
  const { open } = useSettingsOpen();
  // Fetched before it is opened, so that it opens with the press itself.
  useEffect(() => void SettingsDialog.fetchOnce().catch(() => undefined), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.defaultPrevented || takesText(event)) return;
      if (!hasDialog()) openSettings('keys');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  // Most never open it: nobody waits for it to be drawn.
  return open !== 'no' && <SettingsDialog showsKeys={open === 'keys'} onClose={closeSettings} />;
}
