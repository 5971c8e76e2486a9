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
  const sentences = new Map(claims.map(({ place, sentence }) => [place.path, sentence]));
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
                {`${capitalise(sentences.get(path) ?? `${name} has no number yet`)}.`}
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
