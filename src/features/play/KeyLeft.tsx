import './play.css';

/** The remaining count as a key's accessible description. */
export const keyLeft = (left: number | undefined) =>
  left === undefined ? {} : { title: `${left} left`, 'data-left': left };

/** The remaining count as a small number on the key. */
export function KeyLeft({ left }: { readonly left: number | undefined }) {
  if (left === undefined) return null;
  return (
    <span aria-hidden className="key-left">
      {left}
    </span>
  );
}
