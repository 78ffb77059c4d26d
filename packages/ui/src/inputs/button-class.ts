import './button.css';
import { classNames } from '../class-names.ts';

type ButtonVariant = 'primary' | 'secondary' | 'tint' | 'tertiary' | 'danger';
export type ButtonLook = {
  readonly variant?: ButtonVariant;
  readonly size?: 's' | 'm';
  readonly full?: boolean;
};

/** The class of a button's look, so that a router's link can wear it. */
export const buttonClass = (look: ButtonLook = {}): string =>
  classNames(
    'btn',
    look.variant && look.variant !== 'primary' && `btn--${look.variant}`,
    look.size === 's' && 'btn--s',
    look.full && 'btn--full',
  );
