import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SettingsIcon } from '#ui/icons.ts';
import { openSettings } from './settingsOpen.ts';

/** Opens the settings, which `SettingsPlace` shows: a page may have several of these buttons. */
export const SettingsButton = () => (
  <IconButton label="Settings" onClick={() => openSettings('settings')}>
    <Icon of={SettingsIcon} />
  </IconButton>
);
