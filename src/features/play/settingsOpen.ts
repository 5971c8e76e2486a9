import { create } from 'zustand';

/** Whether the settings are open, and whether their table of keys is unfolded. */
export const useSettingsOpen = create<{ readonly open: 'no' | 'settings' | 'keys' }>()(() => ({
  open: 'no',
}));

export const openSettings = (open: 'settings' | 'keys'): void => useSettingsOpen.setState({ open });

export const closeSettings = (): void => useSettingsOpen.setState({ open: 'no' });
