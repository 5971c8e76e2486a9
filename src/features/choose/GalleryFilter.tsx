import type { PuzzleGroup, PuzzleType } from '#puzzle/puzzleType.ts';
import type { TypeFilter } from './filter.ts';

const LABELS: Readonly<Record<PuzzleGroup, string>> = {
  numbers: 'Numbers',
  shading: 'Shading',
  objects: 'Objects',
  regions: 'Regions',
  lines: 'Lines',
};

/** Finds types by any of their names, or by their group; or offers the puzzles of today. */
export function GalleryFilter({
  types,
  wanted,
  count,
  isOfToday,
  onWant,
  onToday,
}: {
  readonly types: readonly PuzzleType[];
  readonly wanted: TypeFilter;
  /** How many types are shown. */
  readonly count: number;
  /** Whether the puzzles of today are offered. */
  readonly isOfToday: boolean;
  readonly onWant: (wanted: TypeFilter) => void;
  readonly onToday: (isOfToday: boolean) => void;
}) {
  const groups = [...new Set(types.map(({ group }) => group))];
  const { words, group } = wanted;
  return (
    <search className="gallery-filter">
      <input
        type="search"
        className="select"
        placeholder="Find a puzzle by any name"
        aria-label="Find a puzzle by any name"
        value={words}
        onChange={({ target }) => onWant({ ...wanted, words: target.value })}
      />
      <button
        type="button"
        className="button toggle"
        aria-pressed={isOfToday}
        title="One puzzle of each kind a day, the same for everybody"
        onClick={() => onToday(!isOfToday)}
      >
        Today’s puzzles
      </button>
      <div role="group" aria-label="Kind of puzzle" className="gallery-groups">
        {groups.map((each) => (
          <button
            key={each}
            type="button"
            className="button toggle"
            aria-pressed={each === group}
            onClick={() => onWant({ ...wanted, group: each === group ? undefined : each })}
          >
            {LABELS[each]}
          </button>
        ))}
      </div>
      <p role="status" className="gallery-none">
        {count === 0 ? `No puzzle matches “${words.trim()}”.` : ''}
      </p>
    </search>
  );
}
