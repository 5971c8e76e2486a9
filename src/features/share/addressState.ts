/**
 * How the board stands to the page's address: the address is being looked up (`opening`), the board shows
 * what it names (`opened`), or it names nothing that can be read (`unreadable`).
 */
type AddressState = 'opening' | 'opened' | 'unreadable';

let state: AddressState = 'opening';

/** Follows the visitor to other addresses: by a link, the address bar, Back and Forward. */
export const watchAddress = (): void =>
  window.addEventListener('popstate', () => {
    state = 'opening';
  });

export const setAddressState = (next: AddressState): void => {
  state = next;
};

/**
 * Whether the board may be written into the address. Until it is known what the address names, nothing is; a link
 * that cannot be read stays there, so that it can be mended, until somebody edits the board.
 */
export const mayWriteAddress = (isEdit: boolean): boolean =>
  state === 'opened' || (state === 'unreadable' && isEdit);
