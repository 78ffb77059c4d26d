import { classNames } from '@sojourn/ui/class-names.ts';
import type { ReactNode } from 'react';

type CheckoutSectionProps = {
  /** Its own on the page. */
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A part of the form under its heading. */
export function CheckoutSection({ id, title, className, children }: CheckoutSectionProps) {
  return (
    <section className={classNames('checkout-section', className)} aria-labelledby={id}>
      <h2 id={id} className="display-s">
        {title}
      </h2>
      {children}
    </section>
  );
}
