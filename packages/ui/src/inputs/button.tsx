import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** An icon before the words. */
    readonly icon?: ReactNode;
    /** Shows the spinner and `loadingLabel` ("Saving…"); clicks do nothing, the focus stays. */
    readonly loading?: boolean;
    readonly loadingLabel?: ReactNode;
  };

/** A button. One primary per view region; a disabled one says why in its label where that is short. */
export function Button(props: ButtonProps) {
  const { variant, size, full, icon, loading, loadingLabel, className, children, onClick, ...rest } = props;
  const look: ButtonLook = { variant, size, full };
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(look), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={guard}
    >
      {loading ? <span className="spinner" aria-hidden="true" /> : icon}
      {loading ? (loadingLabel ?? children) : children}
    </button>
  );
}

type LinkButtonProps = ComponentProps<'a'> & ButtonLook & { readonly icon?: ReactNode };

/** An ordinary anchor that looks like a button. For a router's link use `className={buttonClass(…)}`. */
export function LinkButton({ variant, size, full, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, full }), className)}>
      {icon}
      {children}
    </a>
  );
}
