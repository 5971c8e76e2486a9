import { sayMore } from './sentences.ts';
import type { TourStep } from './steps.ts';

/** More characters are out of view in the widest panel, but would be read aloud. */
const LONG = 480;

/** One step in words, and as SMT-LIB. */
export function TourStepView({ id, step }: { readonly id: string; readonly step: TourStep }) {
  return (
    <>
      <div id={id} aria-live="polite" className="grid min-h-32 content-start gap-1">
        <h2 className="card-title">{step.heading}</h2>
        <p>{step.words}</p>
      </div>
      <div>
        <Lines label="SMT-LIB of this step" lines={step.lines} />
        <p className="min-h-5 text-sm text-muted">{sayMore(step.lines.length, step.more)}</p>
      </div>
    </>
  );
}

/** Lines of a solver's input or output, each truncated if long. */
export function Lines({
  label,
  lines,
}: {
  readonly label: string;
  readonly lines: readonly string[];
}) {
  return (
    <ol className="code" aria-label={label}>
      {lines.map((line) => (
        <li key={line} className="tour-line">
          {line.length > LONG ? `${line.slice(0, LONG)}…` : line}
        </li>
      ))}
    </ol>
  );
}
