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

// It begins as the page was built, which is taken over as it stands; then it is what was chosen.
const useChosen = create<{ readonly theme: Theme }>()(() => ({ theme: 'auto' }));

function choose(theme: Theme): void {
  useChosen.setState({ theme });
  document.documentElement.dataset['theme'] = theme;
}

// Where the page is built there is no document.
if (typeof document !== 'undefined') choose(load());

function chooseNext(): void {
  const { theme } = useChosen.getState();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  choose(next);
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // A browser that keeps nothing still shows the theme until the page is closed.
  }
}

/** The chosen theme, kept in the browser, and how to step to the next. */
export const useTheme = (): readonly [Theme, () => void] => [
  useChosen(({ theme }) => theme),
  chooseNext,
];
