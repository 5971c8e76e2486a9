/** Windows that the page is made for, in CSS pixels: two on a desk, a phone upright and lying. */
export const WINDOWS = [
  [1440, 900],
  [1280, 720],
  [390, 664],
  [844, 390],
] as const;

/** An old phone, and what a laptop's window is at 200%. */
export const SMALL_WINDOWS = [
  [320, 568],
  [640, 360],
] as const;
