import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { NewRelease } from '#features/release/NewRelease.tsx';
import { fetchPuzzleTypes, puzzleTypeIds } from '#puzzles/registry.ts';
import { useRelease } from '#store/release.ts';
import { notify, useView } from '#store/document/view.ts';
import { createLate, Outdated, Unfetched } from '#ui/Late.tsx';
import { openVisit } from './openVisit.ts';
import type { OpenedVisit } from './openVisit.ts';
import { Page } from './Page.tsx';
import { titlePage } from './pageTitle.ts';
import { PuzzlePage, LatePuzzleSide } from './PuzzlePage.tsx';
import { useVisit, visitAgain } from './route.ts';
import { splitHash } from '#puzzle/link.ts';
import { LAB } from '#puzzle/typeId.ts';

/**
 * The delay after the start page is drawn before likely next files are fetched, in milliseconds.
 */
const UNHURRIED = 500;

const ROOM = <div className="min-h-screen" />;

// Loaded lazily: a link to a puzzle, which most visits follow, does not need it.
export const Gallery = createLate(async () => {
  // Loaded with it, so that the layout does not shift when the latest puzzles appear.
  const latest = import('#store/autosave/library.ts').then(({ loadLatest }) => loadLatest());
  const [{ GalleryPage }, { offersOf }, types] = await Promise.all([
    import('#features/choose/GalleryPage.tsx'),
    import('#features/choose/offers.ts'),
    fetchPuzzleTypes(),
    latest,
  ]);
  const offers = await offersOf(types);
  // Prefetches the rest of the puzzle page, so that any chosen puzzle opens without the network.
  setTimeout(() => void LatePuzzleSide.fetchOnce().catch(() => undefined), UNHURRIED);
  return () => <GalleryPage offers={offers} />;
}, ROOM);

const Techniques = createLate(async () => {
  const [{ TechniquesOfRules, TechniquesOfType }, types] = await Promise.all([
    import('./Techniques.tsx'),
    fetchPuzzleTypes(),
  ]);
  return function Techniques({ id, payload = '' }: TechniquesTopic) {
    const type = types.find((each) => each.id === id);
    // Keyed by what is looked through: each has a search of its own.
    return type === undefined ? (
      <TechniquesOfRules key={payload} payload={payload} />
    ) : (
      <TechniquesOfType key={id} type={type} />
    );
  };
}, ROOM);

/** What the page about techniques is about: a type, or the lab with rules that somebody wrote. */
interface TechniquesTopic {
  readonly id: string;
  /** The rules, and a board of them. */
  readonly payload: string | undefined;
}

const MyPuzzles = createLate(async () => {
  const [{ MyPuzzles }, types] = await Promise.all([
    import('#features/library/MyPuzzles.tsx'),
    fetchPuzzleTypes(),
  ]);
  return () => <MyPuzzles types={types} />;
}, ROOM);

const About = createLate(
  async () => (await import('#features/about/AboutPage.tsx')).AboutPage,
  ROOM,
);

const Language = createLate(async () => {
  const [{ LanguagePage }, types] = await Promise.all([
    import('#features/language/LanguagePage.tsx'),
    fetchPuzzleTypes(),
  ]);
  return ({ part }: PartOfPage) => <LanguagePage types={types} part={part} />;
}, ROOM);

/** What an address asks for on a page of its own. */
interface PartOfPage {
  /** What follows the page's word in the address. */
  readonly part?: string | undefined;
}

/** Whether an address with this word shows a board. */
const isBoard = (id: string): boolean => id === LAB || puzzleTypeIds.includes(id);

export function App() {
  const { notice } = useView();
  const { release } = useRelease();
  const { id } = splitHash(useVisit().hash);
  const isPuzzle = isBoard(id);
  // Beside a board there is a place for it that moves nothing.
  const above = isPuzzle ? undefined : notice;
  return (
    <Page>
      {above !== undefined && (
        <div role="alert" className="notice">
          <p className="flex-1">{above.sentence}</p>
          <button type="button" className="button" onClick={() => notify(undefined)}>
            Dismiss
          </button>
        </div>
      )}
      <main className="flex-1">
        <Outdated value={release === 'needed' || release === 'put off'}>
          <Routed />
        </Outdated>
      </main>
      <NewRelease isBoard={isPuzzle} />
    </Page>
  );
}

/** Pages that are neither the start page nor a puzzle's, by the first word of their address. */
const OWN_PAGES: readonly OwnPage[] = [
  { id: 'my-puzzles', title: 'My puzzles', Part: MyPuzzles },
  { id: 'about', title: 'About', Part: About },
  { id: 'language', title: 'The language of the lab', Part: Language },
];

interface OwnPage {
  readonly id: string;
  readonly title: string;
  readonly Part: ComponentType<PartOfPage>;
}

/** The id of the page on the screen. */
let shownPage: string | undefined;

/** The page for the current address. */
function Routed() {
  const visit = useVisit();
  const { id, payload } = splitHash(visit.hash);
  const isPuzzle = isBoard(id);
  const ownPage = OWN_PAGES.find((page) => page.id === id);
  const topic = id === 'techniques' ? splitHash(payload ?? '') : undefined;
  const isTechniques = topic !== undefined && isBoard(topic.id);
  const [opened, setOpened] = useState<OpenedVisit>();

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // A link of the prerendered start page may have been followed before any listener was attached.
    if (dataset['page'] === 'start') shownPage ??= '';
    dataset['page'] = isPuzzle ? 'puzzle' : 'other';
    // From now on buttons can be pressed.
    document.querySelector('.prerendered')?.classList.remove('prerendered');
  }, [isPuzzle]);
  useEffect(() => {
    // A new page starts at the top, wherever the last one was scrolled to; the first page is at the
    // top already.
    if (shownPage !== undefined && shownPage !== id) window.scrollTo(0, 0);
    shownPage = id;
    if (isPuzzle) {
      let isWanted = true;
      void openVisit(visit).then((now) => {
        // In a transition React renders in slices, so that a phone stays responsive.
        if (isWanted) startTransition(() => setOpened(now));
      });
      return () => {
        isWanted = false;
      };
    }
    // The techniques page sets its own title, with the name of the type, which is loaded with it.
    if (!isTechniques) titlePage(...(ownPage === undefined ? [] : [ownPage.title]));
    const isKnown = ownPage !== undefined || isTechniques || (id === '' && payload === undefined);
    notify(isKnown ? undefined : { sentence: noSuchPuzzle(id) });
    return undefined;
  }, [visit, id, payload, isPuzzle, ownPage, isTechniques]);

  if (ownPage !== undefined) return <ownPage.Part part={payload} />;
  if (isTechniques) return <Techniques {...topic} />;
  if (!isPuzzle) return <Gallery />;
  if (opened?.visit !== visit) return ROOM;
  return opened.isWhole ? <PuzzlePage /> : <Unfetched onRetry={visitAgain} />;
}

const noSuchPuzzle = (id: string): string =>
  id === ''
    ? 'This address names no puzzle. Pick one of these.'
    : `There is no puzzle called "${id.slice(0, 40)}" here. Pick one of these.`;
