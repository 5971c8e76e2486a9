/**
 * A formula that states the puzzle's rules, and a proof that it has no solutions except those
 * listed.
 */
export interface Certificate {
  /** The text of an OPB file. */
  readonly formula: string;
  /** The text of a VeriPB 3.0 file. */
  readonly proof: string;
}
