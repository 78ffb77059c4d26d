import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { type TextRef, textRef, useTextRef } from '@sojourn/web/text-ref.ts';
import { CircleCheck, CircleDashed, CircleSlash } from 'lucide-react';

const ICONS = { good: CircleCheck, warn: CircleDashed, quiet: CircleSlash };

/** Where nothing was paid there is nothing to lose: canceling is free until pick-up. */
export const termsText = (total: Money, line: TextRef): TextRef =>
  total.amountMinor === 0 ? textRef('carRental.terms.nothingPaid') : line;

/** Until when the rental can be canceled for nothing. */
export function TermsLine({ terms, total }: { readonly terms: CancelTerms; readonly total: Money }) {
  const toText = useTextRef();
  const locale = useLocale();
  const { tone, line } = viewOfCancelTerms(terms, total, useClock().now(), locale);
  const Icon = ICONS[tone];
  return (
    <p className={classNames('small row gap-1 rental-card__terms', `rental-card__terms--${tone}`)}>
      <Icon className="icon icon--s" aria-hidden="true" />
      {toText(termsText(total, line))}
    </p>
  );
}
