import { useEffect, useState } from 'react';

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

/** The chosen theme, kept in the browser, and how to step to the next. */
export function useTheme(): readonly [Theme, () => void] {
  const [theme, setTheme] = useState(load);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // A browser that keeps nothing still shows the theme until the page is closed.
    }
  }, [theme]);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  return [theme, () => setTheme(next)];
}
