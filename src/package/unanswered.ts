/** A question has no answer: the text cannot be read, the time was up, or a part of the solver failed. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';
  /** Set if time was up, so that a longer time may do. */
  readonly isOverdue: boolean;
  /** For a bug report. */
  readonly detail: string;

  constructor(sentence: string, detail = sentence, isOverdue = false) {
    super(sentence);
    this.detail = detail;
    this.isOverdue = isOverdue;
  }
}
