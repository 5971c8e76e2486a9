import { renderToString } from 'react-dom/server';
import { GalleryPage } from '#features/choose/GalleryPage.tsx';
import { offersOf } from '#features/choose/offers.ts';
import { fetchPuzzleTypes } from '#puzzles/registry.ts';
import { Page } from '../Page.tsx';
import { PuzzleTitle } from '../PuzzleTitle.tsx';
import type { DrawnPage } from './drawn.ts';

/** Renders the start page as a first visitor sees it, and the title of a puzzle's page. */
export async function renderPage(): Promise<DrawnPage> {
  const types = await fetchPuzzleTypes();
  const offers = await offersOf(types);
  const markup = renderToString(
    <Page>
      <main className="prerendered flex-1">
        <GalleryPage offers={offers} />
        <div className="prerendered-puzzle">
          <PuzzleTitle>
            {/* `prepare` fills in the puzzle's name. */}
            <span className="puzzle-name" />
          </PuzzleTitle>
        </div>
      </main>
    </Page>,
  );
  const names = Object.fromEntries(types.map(({ id, name }) => [id, name]));
  return { markup, names };
}
