import { useEffect, useState } from 'react';
import { StillBoard } from '#board/StillBoard.tsx';
import { TECHNIQUES } from '#logic/techniques/techniques.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import { findTechniques } from '#store/asking/techniques.ts';
import type { Instance } from '#store/asking/techniques.ts';
import { picture, siteViews, stillCells, cellTints } from '#picture/still.ts';
import { lightSites } from '../board/views.ts';
import { addressOf } from '../share/address.ts';
import { addressWithProgress } from '../share/workLink.ts';

/**
 * The techniques for a type's puzzles, each at the place where it is first needed, easiest first; looked for
 * on a board that came with the address, if one did, before all others.
 */
export function TechniquesPage({
  type,
  puzzle,
  payload,
}: {
  readonly type: PuzzleType;
  readonly puzzle?: Puzzle | undefined;
  /** What follows the type in the address. */
  readonly payload?: string | undefined;
}) {
  const { instances, state, problem } = useInstances(type, puzzle);
  const inOrder = instances.toSorted(
    (a, b) => TECHNIQUES[a.technique].cost - TECHNIQUES[b.technique].cost,
  );
  return (
    <>
      <h1 className="mb-2 font-serif text-4xl">{`How to solve ${type.name}`}</h1>
      <p className="mb-4 max-w-prose text-muted">
        The techniques behind the hints, easiest first, each shown in a real puzzle.{' '}
        <a href={addressOf(type, payload)} className="link">{`Back to ${type.name}`}</a>
      </p>
      <p aria-live="polite" className="mb-4 min-h-6">
        {problem ?? sayFound(instances.length, state)}
      </p>
      <ul className="technique-list">
        {inOrder.map((instance) => (
          <TechniqueCard key={instance.technique} type={type} instance={instance} />
        ))}
      </ul>
    </>
  );
}

function sayFound(count: number, state: 'looking' | 'done'): string {
  const found = count === 1 ? 'One technique' : `${count} techniques`;
  if (state === 'done') return `${found}.`;
  return count === 0 ? 'Looking through puzzles.' : `${found} so far.`;
}

/** What was found so far; the search stops when the page is left. */
function useInstances(type: PuzzleType, puzzle: Puzzle | undefined) {
  const [instances, setInstances] = useState<readonly Instance[]>([]);
  const [state, setState] = useState<'looking' | 'done'>('looking');
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const over = new AbortController();
    const look = async () => {
      const said = await findTechniques(
        type,
        (instance) => setInstances((before) => [...before, instance]),
        over.signal,
        puzzle,
      );
      if (over.signal.aborted) return;
      setProblem(said);
      setState('done');
    };
    void look();
    return () => over.abort();
  }, [type, puzzle]);
  return { instances, state, problem };
}

function TechniqueCard({
  type,
  instance,
}: {
  readonly type: PuzzleType;
  readonly instance: Instance;
}) {
  const { technique, puzzle, progress, step } = instance;
  const { name, about } = TECHNIQUES[technique];
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void addressWithProgress(type, puzzle, progress).then((made) => {
      if (isWanted) setAddress(made);
    });
    return () => {
      isWanted = false;
    };
  }, [type, puzzle, progress]);
  return (
    <li className="card technique">
      <div className="technique-picture">
        <Position type={type} instance={instance} />
      </div>
      <div className="grid content-start gap-2">
        <h2 className="font-serif text-2xl">{name}</h2>
        <p>{about}</p>
        <p className="hint-sentence">{step.sentence}</p>
        {step.lines.length > 0 && (
          <ol className="hint-lines">
            {step.lines.map((line, at) => (
              <li key={`${at} ${line}`}>{line}</li>
            ))}
          </ol>
        )}
        <p className="text-sm text-muted">{titleOf(puzzle)}</p>
        {address !== undefined && (
          <p>
            <a href={address} className="gallery-example">{`Try it: ${name}`}</a>
          </p>
        )}
      </div>
    </li>
  );
}

/** The board before the step, with the relevant cells highlighted. */
function Position({ type, instance }: { readonly type: PuzzleType; readonly instance: Instance }) {
  const { technique, puzzle, progress, step } = instance;
  const targets = new Set(step.conclusions.map(({ cell }) => cell));
  const lit = new Set([...step.place, ...step.facts]);
  const cells = stillCells(type, puzzle, progress.marks).map((view, cell) => {
    const notes = progress.notes[cell];
    return {
      ...view,
      lit: lit.has(cell),
      target: targets.has(cell),
      ...(notes === undefined || notes.centre.length === 0 ? {} : { notes }),
    };
  });
  return (
    <StillBoard
      label={`${TECHNIQUES[technique].name}, on a ${type.name}`}
      slot={type.slot(puzzle.parameters)}
      cells={cells}
      sites={lightSites(siteViews(type, puzzle, [], []), step.sites)}
      tints={cellTints(type, puzzle)}
      {...picture(type, puzzle)}
    />
  );
}
