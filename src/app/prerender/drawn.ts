/** What the built page shows before any script has run. */
export interface DrawnPage {
  /** HTML of the start page, and of the little that can be said of a puzzle's page. */
  readonly markup: string;
  /** The name of each puzzle type, by its id. */
  readonly names: Readonly<Record<string, string>>;
}
