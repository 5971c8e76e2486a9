import { useState } from 'react';
import { authorOf, sayCredits } from '#puzzle/credits.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import { useDocument } from '#store/document/document.ts';
import { Button } from '#ui/Button.tsx';
import { useBoardLink } from '../share/useBoardLink.ts';
import { useLink } from '../share/urlSync.ts';
import { frameAddress, FRAME_THEMES } from './frame.ts';
import type { FrameTheme } from './frame.ts';
import { frameTag } from './frameTag.ts';

const LOOKS: Readonly<Record<FrameTheme, string>> = {
  auto: 'light or dark, as its reader has it',
  light: 'light',
  dark: 'dark',
};

/** The puzzle as a frame for a page of one's own. */
export function EmbedWay({
  onCopy,
}: {
  readonly onCopy: (text: string, sentence: string) => void;
}) {
  const { type, puzzle } = useDocument();
  const [theme, setTheme] = useState<FrameTheme>('auto');
  const link = useBoardLink();
  const { fits } = useLink();
  const credits = sayCredits(titleOf(puzzle), authorOf(puzzle));
  const title = `${credits === '' ? type.name : `${type.name}: ${credits}`}, to play on Gridproof`;
  return (
    <div role="group" aria-label="For a page of yours" className="grid gap-2">
      <h3 className="text-sm text-muted">For a page of yours</h3>
      {!fits && (
        <p className="text-sm">This puzzle is too large for a link, and so for a frame, too.</p>
      )}
      {fits && link !== undefined && (
        <>
          <label className="field flex-wrap">
            The frame is
            <select
              className="select"
              value={theme}
              onChange={({ target }) =>
                setTheme(FRAME_THEMES.find((each) => each === target.value) ?? 'auto')
              }
            >
              {FRAME_THEMES.map((each) => (
                <option key={each} value={each}>
                  {LOOKS[each]}
                </option>
              ))}
            </select>
          </label>
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={() =>
                onCopy(
                  frameTag(link, title, theme),
                  'The tag is copied: put it into the HTML of your page.',
                )
              }
            >
              Embed
            </Button>
            <a className="button" href={frameAddress(link, theme)} target="_blank" rel="noopener">
              Look at the frame
            </a>
          </div>
        </>
      )}
    </div>
  );
}
