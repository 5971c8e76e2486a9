import { useId } from 'react';
import type { ReactNode } from 'react';

/** A choice of a few visible options: radio buttons drawn as one bar. */
export function Segments<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
}: {
  readonly legend: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    readonly hint: string;
  }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label, hint }) => (
        <label key={value} title={hint} className="segment">
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
