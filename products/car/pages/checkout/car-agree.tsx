import { Consent } from '@sojourn/portal/features/checkout/consent.tsx';
import type { SectionProps } from '@sojourn/portal/features/checkout/draft/use-field.ts';
import { Clause, TermsModal } from '@sojourn/portal/features/checkout/terms-modal.tsx';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { carName } from '#car/pages/shared/car-words.ts';
import { termsText } from '#car/pages/shared/terms-line.tsx';
import type { CarCheckout } from '#car/wire/car-checkout.ts';
import { dayOf } from '../search/rental-time.ts';

type AgreeProps = SectionProps & { readonly checkout: CarCheckout };

/** Consent to the rental's terms: what canceling costs, who may drive, what to bring. */
export function CarAgree(props: AgreeProps) {
  const { rental, quote } = props.checkout;
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const clock = useClock();
  const { brandName } = useTenant();
  const { price, cancellation } = quote;
  const terms = viewOfCancelTerms(cancellation, price.dueToday, clock.now(), locale);
  const values = {
    car: toText(carName(rental.car)),
    company: rental.company.name,
    from: formatDate(dayOf(rental.pickUp.at), locale, 'full'),
    until: formatDate(dayOf(rental.dropOff.at), locale, 'full'),
    today: formatMoney(price.dueToday, locale),
    desk: formatMoney(price.atDesk, locale),
    brand: brandName,
  };
  return (
    <Consent
      {...props}
      lead={`${toText(termsText(price.dueToday, terms.line))}.`}
      label={t('car.checkout.agree.label', { minAge: rental.drivers.minAge })}
      terms={(open, onClose) => (
        <TermsModal quote={quote} open={open} onClose={onClose}>
          <Clause title={t('car.checkout.terms.buy')}>{t('car.checkout.terms.buy.text', values)}</Clause>
          <Clause title={t('car.checkout.terms.charge')}>{t('car.checkout.terms.charge.text')}</Clause>
          <Clause title={t('car.checkout.terms.cancel')} after={<CancelTimeline terms={terms} />}>
            {t('car.checkout.terms.cancel.text')}
          </Clause>
          <Clause title={t('car.checkout.terms.desk')}>
            {t('car.checkout.terms.desk.text', { ...values, minAge: rental.drivers.minAge })}
          </Clause>
        </TermsModal>
      )}
    />
  );
}
