/** Shown wherever users might think that their work is saved. */
export const UNKEPT =
  'Your work cannot be saved in this browser: its storage may be full, or the window private.';
