import { useCompletion } from '#store/playing/completion.ts';
import './play.css';

/** Where the ending of a game is said; what says it is fetched while there is nothing to say. */
export function EndingPlace() {
  const { kind } = useCompletion();
  return (
    <div className="ending" data-ending={kind}>
      <p aria-live="polite" />
    </div>
  );
}
