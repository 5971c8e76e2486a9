import { XIcon } from '#ui/icons.ts';
import { capitalise } from '#logic/words.ts';
import { placeOfClue } from '#puzzle/clueWords.ts';
import { claimsByRule } from '#puzzle/puzzleType.ts';
import { removePath } from '#store/document/paths.ts';
import { useDocument } from '#store/document/document.ts';
import { light } from '#store/document/view.ts';
import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PointingLine } from '../proof/parts.tsx';

/** What is drawn on this board says, each with a button that removes it; nothing where none can be drawn besides. */
export function DrawnLines() {
  const { type, puzzle } = useDocument();
  const { paths } = puzzle;
  if (type.drawnPaths?.areExtra !== true || paths.length === 0) return null;
  const claims = claimsByRule(type, puzzle).flatMap((rule) => rule.claims);
  /** A maximum cell says something of each cell beside it. */
  const sayAll = (path: number): string | undefined =>
    claims.flatMap(({ place, sentence }) => (place.path === path ? [sentence] : [])).join('; ') ||
    undefined;
  /**
   * What is said of a clue for which no claim is made: a clone is the first of some, or alone; a maximum cell may have
   * others like it all around.
   */
  const sayOther = (path: number, name: string): string => {
    const { kind, cells = [] } = paths[path] ?? {};
    if (kind === 'maximum' || kind === 'minimum') return `${name} has only such cells beside it`;
    if (kind !== 'clone') return `${name} has no number yet`;
    const like = claims.find(
      ({ place, cells: own }) =>
        paths[place.path ?? -1]?.kind === kind && cells.every((cell) => own.includes(cell)),
    );
    return like?.sentence ?? `${name} is like no other yet`;
  };
  return (
    <section aria-labelledby="drawn-lines" className="mt-6 grid gap-3">
      <h2 id="drawn-lines" className="card-title">
        Drawn clues
      </h2>
      <ul aria-label="Drawn clues on this board" className="proof-lines">
        {paths.map(({ cells }, path) => {
          const name = placeOfClue(type, puzzle, { kind: 'path', path });
          return (
            <li key={name} className="proof-choice">
              <PointingLine cells={cells}>
                {`${capitalise(sayAll(path) ?? sayOther(path, name))}.`}
              </PointingLine>
              <IconButton
                label={`Remove ${name}`}
                onClick={() => {
                  light([]);
                  removePath(path);
                }}
              >
                <Icon of={XIcon} size={18} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
