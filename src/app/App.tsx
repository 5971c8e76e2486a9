import { Moon, Sun, SunMoon } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { openAddress } from '#features/share/address.ts';
import { findPuzzleType } from '#puzzles/registry.ts';
import { notify, useView } from '#store/view.ts';
import { IconButton } from '#ui/Button.tsx';
import { PuzzlePage } from './PuzzlePage.tsx';
import { parseRoute, useVisit } from './route.ts';
import { useTheme } from './theme.ts';

// A link to a puzzle, which most visits follow, does without.
const Gallery = lazy(async () => ({
  default: (await import('#features/choose/Gallery.tsx')).Gallery,
}));

const ICONS = { auto: SunMoon, light: Sun, dark: Moon } as const;

export function App() {
  const [theme, nextTheme] = useTheme();
  const { notice } = useView();
  const Icon = ICONS[theme];
  return (
    <div className="page">
      <header className="flex items-center justify-between py-3">
        <a href="#/" className="brand">
          Gridproof
        </a>
        <IconButton label={`Theme: ${theme}`} onClick={nextTheme}>
          <Icon aria-hidden size={20} />
        </IconButton>
      </header>
      {notice !== undefined && (
        <div role="alert" className="notice">
          <p className="flex-1">{notice}</p>
          <button type="button" className="button" onClick={() => notify(undefined)}>
            Dismiss
          </button>
        </div>
      )}
      <main className="flex-1">
        <Routed />
      </main>
      <footer className="py-6 text-sm text-muted">
        Nothing you enter leaves your browser. Answers come with proofs that are checked on this
        page, and Z3, which runs here, too, is asked what it finds.
      </footer>
    </div>
  );
}

/** The page that the address names. */
function Routed() {
  const visit = useVisit();
  const { id, payload } = parseRoute(visit.hash);
  const type = findPuzzleType(id);
  const [opened, setOpened] = useState<typeof visit>();

  useEffect(() => {
    document.title = type === undefined ? 'Gridproof' : `${type.name} – Gridproof`;
    if (type !== undefined) {
      void openAddress(type, payload).then(() => setOpened(visit));
    } else {
      notify(id === '' ? undefined : noSuchPuzzle(id));
    }
  }, [visit, type, id, payload]);

  if (type === undefined) {
    return (
      <Suspense fallback={<div className="min-h-screen" />}>
        <Gallery />
      </Suspense>
    );
  }
  return opened === visit ? <PuzzlePage /> : null;
}

const noSuchPuzzle = (id: string): string =>
  `There is no puzzle called "${id.slice(0, 40)}" here. Pick one of these.`;
