import { useState } from 'react';
import type { Rectangle } from '#grid/rectangle.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import { useBatch } from '#store/asking/batch.ts';
import { useDocument } from '#store/document/document.ts';
import { makeAnother, stopMaking, useMaking } from '#store/asking/making.ts';
import { Button } from '#ui/Button.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { drawnOn, useSketch } from './sketch.ts';

const NOTHING_SEEN = 'Nothing of the picture is filled. Move the threshold, or invert it.';
const NOTHING_DRAWN =
  'Nothing is drawn on the board yet. Fill some cells, then make a puzzle of them.';

export interface MakeFromPictureProps {
  readonly grid: Rectangle;
  /** The values of drawn cells and of the others. */
  readonly inks: NonNullable<MakingMethod['picture']>;
}

/** Makes a puzzle from the picture, or from what the player drew on the board. */
export function MakeFromPicture({
  grid: { width, height },
  inks: { ink, paper },
}: MakeFromPictureProps) {
  const sketch = useSketch();
  const { raster } = sketch;
  const { marks } = useDocument();
  const { wishes, from, state } = useMaking();
  const isBatchBusy = useBatch(({ batch }) => batch?.isMaking === true);
  const isBusy = isBatchBusy || state.kind === 'making';
  const isMaking = state.kind === 'making' && from === 'picture';
  /** The button pressed last: it keeps focus, and cancels. */
  const [pressed, setPressed] = useState<'picture' | 'drawing'>('drawing');
  const [problem, setProblem] = useState<string>();

  const make = (cells: readonly boolean[], nothing: string) => {
    const isBlank = !cells.includes(true);
    setProblem(isBlank ? nothing : undefined);
    if (isBlank) return;
    // A picture determines its difficulty: changing more cells would not help.
    const picture = cells.map((isInk) => (isInk ? ink : paper));
    void makeAnother({ ...wishes, grade: 'any', picture });
  };
  const button = (source: typeof pressed, label: string, begin: () => void) => {
    const cancels = isMaking && pressed === source;
    const press = () => {
      setPressed(source);
      begin();
    };
    return (
      <Button disabled={isBusy && !cancels} onClick={cancels ? stopMaking : press}>
        {cancels ? 'Cancel' : label}
      </Button>
    );
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {raster !== undefined &&
          button('picture', 'Make it a puzzle', () =>
            make(drawnOn(sketch, raster, width, height).cells, NOTHING_SEEN),
          )}
        {button('drawing', 'From my drawing', () =>
          make(
            marks.map((mark) => mark === ink),
            NOTHING_DRAWN,
          ),
        )}
      </div>
      {isMaking && <ProgressBar label="Making a puzzle" />}
      {problem !== undefined && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </>
  );
}
