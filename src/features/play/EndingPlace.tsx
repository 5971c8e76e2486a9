import { useCompletion } from '#store/playing/completion.ts';
import './play.css';

/** The place of the completion message, whose code is loaded before it is needed. */
export function EndingPlace() {
  const { kind } = useCompletion();
  return (
    <div className="ending" data-ending={kind}>
      <p aria-live="polite" />
    </div>
  );
}
