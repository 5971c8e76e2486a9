/** The size of a puzzle; the text form implies it by its own shape. */
export interface SizeParameter {
  readonly kind: 'size';
  readonly label: string;
  /** Ascending. */
  readonly choices: readonly number[];
  readonly standard: number;
}

/** A house rule that is off unless the text has the line `#option <option>`. */
export interface OptionParameter {
  readonly kind: 'option';
  readonly label: string;
  /** The word in the text form: `no-two-alike`. */
  readonly option: string;
}

export type Parameter = SizeParameter | OptionParameter;
export type ParameterSpec = Readonly<Record<string, Parameter>>;

/** Parameter values by name, as the spec declares them. */
export type ParametersOf<Spec extends ParameterSpec> = {
  readonly [Name in keyof Spec]: Spec[Name] extends SizeParameter ? number : boolean;
};

/** Parameters of a puzzle whose type is not known. */
export type Parameters = Readonly<Record<string, number | boolean>>;

/** The parameters with the smallest sizes and all options off. */
export const smallestParameters = (spec: ParameterSpec): Parameters =>
  Object.fromEntries(
    Object.entries(spec).map(([name, parameter]) => [
      name,
      parameter.kind === 'size' ? (parameter.choices[0] ?? parameter.standard) : false,
    ]),
  );

/** The parameters with standard sizes and all options off. */
export const standardParameters = <Spec extends ParameterSpec>(spec: Spec): ParametersOf<Spec> =>
  Object.fromEntries(
    Object.entries(spec).map(([name, parameter]) => [
      name,
      parameter.kind === 'size' ? parameter.standard : false,
    ]),
  ) as ParametersOf<Spec>;
