/** Said wherever somebody could think that what is done is kept. */
export const UNKEPT =
  'This browser keeps nothing of what you do here: its storage may be full, or the window private.';
