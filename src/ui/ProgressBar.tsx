import type { CSSProperties } from 'react';

/**
 * The progress of a long task; `fraction` is 0 to 1, or absent if unknown. `short` hides the text
 * where there is little room.
 */
export function ProgressBar({
  label,
  fraction,
  short = false,
}: {
  readonly label: string;
  readonly fraction?: number;
  readonly short?: boolean;
}) {
  const percent = fraction === undefined ? undefined : Math.round(fraction * 100);
  return (
    <div className="flex w-full items-center gap-3 text-sm text-muted">
      <span className={short ? 'short-words' : undefined}>{label}</span>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="progress"
        data-unknown={percent === undefined || undefined}
        style={{ '--done': `${percent ?? 30}%` } as CSSProperties}
      />
      {percent !== undefined && (
        <span className={`w-12 text-right tabular-nums ${short ? 'short-words' : ''}`}>
          {`${percent} %`}
        </span>
      )}
    </div>
  );
}
