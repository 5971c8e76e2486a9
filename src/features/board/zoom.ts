import { create } from 'zustand';

/** How a board is shown whose cells would be small in the window. */
export interface Zoom {
  /**
   * True to show all of it, however small; otherwise its cells are large enough to press, and it
   * scrolls.
   */
  readonly isWhole: boolean;
}

export const useZoom = create<Zoom>()(() => ({ isWhole: false }));

export const toggleZoom = (): void => useZoom.setState(({ isWhole }) => ({ isWhole: !isWhole }));
