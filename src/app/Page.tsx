import { Moon, Sun, SunMoon } from '#ui/icons.ts';
import type { ReactNode } from 'react';
import { SettingsButton } from '#features/play/SettingsButton.tsx';
import { SettingsPlace } from '#features/play/SettingsPlace.tsx';
import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useTheme } from './theme.ts';

const ICONS = { auto: SunMoon, light: Sun, dark: Moon } as const;

/** The frame of every page; it is in the prerendered HTML, and painted before any script runs. */
export function Page({ children }: { readonly children: ReactNode }) {
  const [theme, nextTheme] = useTheme();
  return (
    <div className="page">
      <header className="page-header">
        <a href="#/" className="brand">
          Gridproof
        </a>
        <nav className="flex items-center gap-2 max-[18rem]:flex-wrap">
          <a href="#/my-puzzles" className="inline-flex min-h-11 items-center px-2 hover:underline">
            My puzzles
          </a>
          <SettingsButton />
          <IconButton label={`Theme: ${theme}`} onClick={nextTheme}>
            <Icon of={ICONS[theme]} />
          </IconButton>
        </nav>
      </header>
      <SettingsPlace />
      {children}
      <footer className="py-6 text-sm text-muted">
        Nothing you enter leaves your browser. Answers come with proofs that are checked on this
        page, and double-checked with Z3, which also runs here.
        <a href="#/about" className="link flex min-h-11 w-fit items-center">
          About
        </a>
      </footer>
    </div>
  );
}
