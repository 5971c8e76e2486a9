import type { IconNode } from './icons.ts';
import { memo } from 'react';

/**
 * An icon, `size` pixels wide and high. Hidden from screen readers: its parent has a name. Rendered
 * here, not by Lucide's own components, which take a tenth of the time that a link's board needs.
 */
export const Icon = memo(function Icon({
  of,
  size = 20,
  className = '',
}: {
  readonly of: IconNode;
  readonly size?: number;
  readonly className?: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className === '' ? 'icon' : `icon ${className}`}
      aria-hidden="true"
    >
      {of.map(([Tag, attributes], at) => (
        <Tag key={at} {...attributes} />
      ))}
    </svg>
  );
});
