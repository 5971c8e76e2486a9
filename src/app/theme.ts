import { create } from 'zustand';

/** `auto` follows the system. */
export type Theme = 'auto' | 'light' | 'dark';

const THEMES = ['auto', 'light', 'dark'] as const;
const KEY = 'gridproof:theme';

function load(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === kept) ?? 'auto';
  } catch {
    return 'auto';
  }
}

// Starts with the prerendered value, so that hydration matches; then becomes the chosen theme.
const useChosen = create<{ readonly theme: Theme }>()(() => ({ theme: 'auto' }));

function choose(theme: Theme): void {
  useChosen.setState({ theme });
  document.documentElement.dataset['theme'] = theme;
}

// There is no `document` at build time.
if (typeof document !== 'undefined') choose(load());

function chooseNext(): void {
  const { theme } = useChosen.getState();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  choose(next);
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Without storage, the theme lasts until the page is closed.
  }
}

/** The chosen theme, stored in the browser, and a function that switches to the next. */
export const useTheme = (): readonly [Theme, () => void] => [
  useChosen(({ theme }) => theme),
  chooseNext,
];
