import type { ComponentProps, ReactNode } from 'react';

interface ButtonProps extends Pick<
  ComponentProps<'button'>,
  'ref' | 'aria-disabled' | 'aria-describedby' | 'aria-pressed'
> {
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly disabled?: boolean;
}

/** A button with text; at most one on the screen should be `primary`. */
export function Button({
  primary = false,
  ...props
}: ButtonProps & { readonly primary?: boolean }) {
  return (
    <button type="button" className={primary ? 'button button-primary' : 'button'} {...props} />
  );
}

/** A button with only an icon; `label` is its accessible name. */
export function IconButton({ label, ...props }: ButtonProps & { readonly label: string }) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} {...props} />
  );
}
