import type { ComponentProps, ReactNode } from 'react';
import './button.css';
import { classNames } from '../class-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What it does; read aloud and shown on hover. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 's' | 'm';
  readonly ghost?: boolean;
  /** For a toggle, such as a favorite. */
  readonly pressed?: boolean;
};

/** A round button that has only an icon. */
export function IconButton({ label, icon, size, ghost, pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames('icon-btn', size === 's' && 'icon-btn--s', ghost && 'icon-btn--ghost', className)}
    >
      {icon}
    </button>
  );
}
