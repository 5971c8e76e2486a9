/** An error that no input should lead to, as it is reported, without a full stop. */
export const sayBug = (error: unknown): string =>
  `Gridproof has a bug: ${error instanceof Error ? (error.stack ?? String(error)) : String(error)}`;
