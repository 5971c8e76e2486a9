import { gradeOf } from '#puzzle/difficulty.ts';
import { gradingOf } from '#puzzle/grading.ts';
import { useDocument } from '#store/document/document.ts';
import { useMaking } from '#store/asking/making.ts';
import { sayChanged, sayNearest } from './sentences.ts';

/** The outcome of making a puzzle. */
export function MakingOutcome() {
  const { state, wishes } = useMaking();
  const { type, puzzle } = useDocument();
  switch (state.kind) {
    case 'idle':
    case 'making':
      return null;
    case 'failed':
      return <p className="problem">{state.sentence}</p>;
    case 'made': {
      const grade = gradeOf(state.difficulty, gradingOf(type, puzzle));
      const said = `Made: ${grade}, ${state.difficulty}.`;
      if (state.changed !== undefined) return <p>{`${said} ${sayChanged(state.changed)}`}</p>;
      return <p>{state.asWanted ? said : `${said} ${sayNearest(wishes, grade)}`}</p>;
    }
  }
}
