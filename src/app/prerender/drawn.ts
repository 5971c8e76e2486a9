/** What the built page shows before any script runs. */
export interface DrawnPage {
  /** HTML of the start page, and of the part of a puzzle's page that is known at build time. */
  readonly markup: string;
  /** The name of each puzzle type, by its id. */
  readonly names: Readonly<Record<string, string>>;
}
