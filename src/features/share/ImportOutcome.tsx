import { useId, useState } from 'react';
import type { FoundPuzzle, TextReading } from '#formats/read.ts';
import { addPuzzles } from '#store/autosave/library.ts';
import { Button } from '#ui/Button.tsx';
import { sayAdded, sayChoice, sayListed } from './bringing.ts';

/** How many puzzles of a list are rendered at once. */
const PAGE = 100;

/** What a text was read as, if it is not simply opened. */
export function ImportOutcome({
  found,
  problemId,
  unchanged,
  onOpen,
}: {
  readonly found: FoundPuzzle;
  readonly problemId: string;
  /** Added to a problem's message: "The board is unchanged." */
  readonly unchanged: string;
  readonly onOpen: (reading: TextReading) => void;
}) {
  switch (found.kind) {
    case 'link':
      return null;
    case 'puzzle':
      return found.others.length === 0 ? null : (
        <Choice words="It may also be:" readings={found.others} onOpen={onOpen} />
      );
    case 'choice':
      return (
        <Choice
          words={
            found.readings.length === 1
              ? 'It does not say which puzzle it is. It may be:'
              : 'This may be several puzzles. Which is it?'
          }
          readings={found.readings}
          onOpen={onOpen}
        />
      );
    case 'list':
      return <PuzzleList key={found.from} found={found} onOpen={onOpen} />;
    case 'refused':
      return <Problem id={problemId} sentence={`${found.sentence} ${unchanged}`} />;
    case 'strange':
      return <Strange found={found} problemId={problemId} unchanged={unchanged} />;
  }
}

const Problem = ({ id, sentence }: { readonly id: string; readonly sentence: string }) => (
  <p id={id} role="alert" className="problem">
    {sentence}
  </p>
);

/** A choice of several types. */
function Choice({
  words,
  readings,
  onOpen,
}: {
  readonly words: string;
  readonly readings: readonly TextReading[];
  readonly onOpen: (reading: TextReading) => void;
}) {
  return (
    <div role="group" aria-label={words} className="flex flex-wrap items-center gap-2">
      <p aria-live="polite">{words}</p>
      {readings.map((reading, at) => (
        <Button key={`${at} ${reading.type.id}`} onClick={() => onOpen(reading)}>
          {sayChoice(reading, readings)}
        </Button>
      ))}
    </div>
  );
}

/** A text in none of the forms: the type it was meant for determines the error message. */
function Strange({
  found: { problems },
  problemId,
  unchanged,
}: {
  readonly found: Extract<FoundPuzzle, { readonly kind: 'strange' }>;
  readonly problemId: string;
  readonly unchanged: string;
}) {
  const [typeId, setTypeId] = useState('');
  const meant = problems.find(({ type }) => type.id === typeId);
  return (
    <div className="grid gap-2">
      <Problem id={problemId} sentence={`Unknown format. ${unchanged}`} />
      <div
        role="group"
        aria-label="What it was meant to be"
        className="flex flex-wrap items-center gap-2"
      >
        <p>What was it meant to be?</p>
        {problems.map(({ type }) => (
          <Button
            key={type.id}
            aria-pressed={type.id === typeId}
            onClick={() => setTypeId(type.id)}
          >
            {type.name}
          </Button>
        ))}
      </div>
      <p aria-live="polite" className="min-h-6">
        {meant?.sentence}
      </p>
    </div>
  );
}

/** The puzzles of a file: pressing one opens it, and all can be added to the library. */
function PuzzleList({
  found: { from, readings, problems },
  onOpen,
}: {
  readonly found: Extract<FoundPuzzle, { readonly kind: 'list' }>;
  readonly onOpen: (reading: TextReading) => void;
}) {
  const [shown, setShown] = useState(PAGE);
  const [said, setSaid] = useState('');
  const titleId = useId();
  const addAll = async () => setSaid(sayAdded(await addPuzzles(readings)));
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h3
        id={titleId}
        aria-live="polite"
      >{`${readings.length} ${readings.length === 1 ? 'puzzle' : 'puzzles'} from ${from}`}</h3>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => void addAll()}>Add all to My puzzles</Button>
        <p aria-live="polite">{said}</p>
      </div>
      <ol className="make-lines">
        {readings.slice(0, shown).map((reading, index) => (
          <li key={`${index} ${reading.type.id}`}>
            <button type="button" className="make-line" onClick={() => onOpen(reading)}>
              {sayListed(reading.type, reading.puzzle, index)}
            </button>
          </li>
        ))}
      </ol>
      {readings.length > shown && (
        <p>
          <Button
            onClick={() => setShown(shown + PAGE)}
          >{`Show ${Math.min(PAGE, readings.length - shown)} more`}</Button>
        </p>
      )}
      {problems.length > 0 && (
        <div className="problem">
          <p>{`${problems.length} could not be read:`}</p>
          <ul>
            {problems.slice(0, 20).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
