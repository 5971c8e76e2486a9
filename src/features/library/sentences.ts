/** Said wherever somebody could think that what is done is kept. */
export const UNKEPT =
  'Your work cannot be saved in this browser: its storage may be full, or the window private.';
