import './play.css';

/** How many there are left to enter, as a key's description. */
export const keyLeft = (left: number | undefined) =>
  left === undefined ? {} : { title: `${left} left`, 'data-left': left };

/** The same as a small figure on the key. */
export function KeyLeft({ left }: { readonly left: number | undefined }) {
  if (left === undefined) return null;
  return (
    <span aria-hidden className="key-left">
      {left}
    </span>
  );
}
