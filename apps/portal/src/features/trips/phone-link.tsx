import { classNames } from '@sojourn/ui/class-names.ts';
import type { ReactNode } from 'react';

type PhoneLinkProps = {
  /** As it is printed; only its digits are dialed. */
  readonly number: string;
  readonly className?: string;
  /** Other words than the number. */
  readonly children?: ReactNode;
};

export function PhoneLink({ number, className, children }: PhoneLinkProps) {
  return (
    <a className={classNames('link', className)} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {children ?? number}
    </a>
  );
}
