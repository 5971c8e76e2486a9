/**
 * How the board relates to the page's address: the address is being looked up (`opening`), the
 * board shows it (`opened`), or the address has no readable puzzle (`unreadable`).
 */
type AddressState = 'opening' | 'opened' | 'unreadable';

let state: AddressState = 'opening';

/** Follows navigation: by a link, the address bar, Back and Forward. */
export const watchAddress = (): void =>
  window.addEventListener('popstate', () => {
    state = 'opening';
  });

export const setAddressState = (next: AddressState): void => {
  state = next;
};

/**
 * Whether the board may replace the address. Not until it is known what the address names; an
 * unreadable link stays, so that it can be corrected, until the board is edited.
 */
export const mayWriteAddress = (isEdit: boolean): boolean =>
  state === 'opened' || (state === 'unreadable' && isEdit);
