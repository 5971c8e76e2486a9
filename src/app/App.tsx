import { Moon, Sun, SunMoon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Settings } from '#features/play/Settings.tsx';
import { NewRelease } from '#features/release/NewRelease.tsx';
import { openAddress } from '#features/share/address.ts';
import type { Arrival } from '#features/share/address.ts';
import { findPuzzleType } from '#puzzles/registry.ts';
import { loadLatest } from '#store/keeping/library.ts';
import { useRelease } from '#store/release.ts';
import { notify, useView } from '#store/document/view.ts';
import { IconButton } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { createLate, Outdated, Unfetched } from '#ui/Late.tsx';
import { PuzzlePage } from './PuzzlePage.tsx';
import { parseRoute, useVisit, visitAgain } from './route.ts';
import { useTheme } from './theme.ts';

// A link to a puzzle, which most visits follow, does without.
const Gallery = createLate(
  async () => {
    // What was done last comes with it, so that nothing moves when it is there.
    const [{ Gallery }] = await Promise.all([import('#features/choose/Gallery.tsx'), loadLatest()]);
    return Gallery;
  },
  <div className="min-h-screen" />,
);

const MyPuzzles = createLate(
  async () => (await import('#features/library/MyPuzzles.tsx')).MyPuzzles,
  <div className="min-h-screen" />,
);

const ICONS = { auto: SunMoon, light: Sun, dark: Moon } as const;

export function App() {
  const [theme, nextTheme] = useTheme();
  const { notice } = useView();
  const { release } = useRelease();
  const Icon = ICONS[theme];
  return (
    <div className="page">
      <header className="page-header">
        <a href="#/" className="brand">
          Gridproof
        </a>
        <nav className="flex items-center gap-2">
          <a href="#/my-puzzles" className="inline-flex min-h-11 items-center px-2 hover:underline">
            My puzzles
          </a>
          <Settings />
          <IconButton label={`Theme: ${theme}`} onClick={nextTheme}>
            <Icon aria-hidden size={20} />
          </IconButton>
        </nav>
      </header>
      {notice !== undefined && (
        <div role="alert" className="notice">
          <p className="flex-1">{notice.sentence}</p>
          {notice.text !== undefined && <CopyButton text={notice.text} label="Copy it" />}
          <button type="button" className="button" onClick={() => notify(undefined)}>
            Dismiss
          </button>
        </div>
      )}
      <main className="flex-1">
        <Outdated value={release !== 'current'}>
          <Routed />
        </Outdated>
      </main>
      <footer className="py-6 text-sm text-muted">
        Nothing you enter leaves your browser. Answers come with proofs that are checked on this
        page, and Z3, which runs here, too, is asked what it finds.
      </footer>
      <NewRelease />
    </div>
  );
}

/** The id of the page that is on the screen. */
let shownPage: string | undefined;

/** The page that the address names. */
function Routed() {
  const visit = useVisit();
  const { id, payload } = parseRoute(visit.hash);
  const isLibrary = id === 'my-puzzles';
  const type = findPuzzleType(id);
  const [arrived, setArrived] = useState<{
    readonly visit: typeof visit;
    readonly arrival: Arrival;
  }>();

  useEffect(() => {
    // Another page begins at its top, wherever the one before was.
    if (shownPage !== id) window.scrollTo(0, 0);
    shownPage = id;
    const title = isLibrary ? 'My puzzles' : type?.name;
    document.title = title === undefined ? 'Gridproof' : `${title} – Gridproof`;
    if (type !== undefined) {
      void openAddress(type, payload, visit.entry).then((arrival) =>
        setArrived({ visit, arrival }),
      );
    } else {
      notify(
        isLibrary || (id === '' && payload === undefined)
          ? undefined
          : { sentence: noSuchPuzzle(id) },
      );
    }
  }, [visit, type, id, payload, isLibrary]);

  if (isLibrary) return <MyPuzzles />;
  if (type === undefined) return <Gallery />;
  if (arrived?.visit !== visit) return null;
  return arrived.arrival === 'opened' ? <PuzzlePage /> : <Unfetched onRetry={visitAgain} />;
}

const noSuchPuzzle = (id: string): string =>
  id === ''
    ? 'This address names no puzzle. Pick one of these.'
    : `There is no puzzle called "${id.slice(0, 40)}" here. Pick one of these.`;
