import { Consent } from '@sojourn/portal/features/checkout/consent.tsx';
import type { SectionProps } from '@sojourn/portal/features/checkout/draft/use-field.ts';
import {
  Clause,
  TermsModal,
  type TermsModalProps,
  wordsOf,
} from '@sojourn/portal/features/checkout/terms-modal.tsx';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { type CancelTermsView, viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { dueAtHotel, wholeTotal } from '#hotel/rules/property-fees.ts';
import type { HotelCheckout } from '#hotel/wire/hotel-checkout.ts';

/** Consent to the rate's refund over time and the booking terms. */
export function HotelAgree(props: SectionProps & { readonly checkout: HotelCheckout }) {
  const { quote } = props.checkout;
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const clock = useClock();
  const { brandName } = useTenant();
  const terms = viewOfCancelTerms(quote.cancellation, quote.price.tripTotal, clock.now(), locale);
  const total = formatMoney(quote.price.tripTotal, locale);
  return (
    <Consent
      {...props}
      lead={terms.tone === 'quiet' ? t('hotel.checkout.agree.none', { total }) : `${toText(terms.line)}.`}
      label={t('hotel.checkout.agree.label', { brand: brandName })}
      terms={(open, onClose) => (
        <HotelTerms checkout={props.checkout} terms={terms} open={open} onClose={onClose} />
      )}
    >
      {terms.stages.length > 1 && (
        <div className="only-phone">
          <CancelTimeline terms={terms} />
        </div>
      )}
    </Consent>
  );
}

type HotelTermsProps = Omit<TermsModalProps, 'quote' | 'children'> & {
  readonly checkout: HotelCheckout;
  readonly terms: CancelTermsView;
};

/** A stay's terms, filled with this booking's own facts. */
function HotelTerms({ checkout, terms, open, onClose }: HotelTermsProps) {
  const t = useText();
  const locale = useLocale();
  const { brandName } = useTenant();
  const { stay, quote } = checkout;
  const words = wordsOf(quote.termsVersion);
  const whole = wholeTotal(quote.price.tripTotal, dueAtHotel(quote.feesAtProperty));
  const total = formatMoney(whole, locale);
  const [checkIn, checkOut] = [
    formatDate(stay.checkIn, locale, 'full'),
    formatDate(stay.checkOut, locale, 'full'),
  ];
  return (
    <TermsModal quote={quote} open={open} onClose={onClose}>
      <Clause title={t(`${words}.buy.title`)}>
        {t(`${words}.buy.text`, { hotel: stay.name, checkIn, checkOut, total, brand: brandName })}
      </Clause>
      <Clause title={t(`${words}.charge.title`)}>{t(`${words}.charge.text`)}</Clause>
      <Clause title={t(`${words}.cancel.title`)} after={<CancelTimeline terms={terms} />}>
        {t(`${words}.cancel.text`)}
      </Clause>
      <p>{t(`${words}.cancel.back`)}</p>
      <Clause title={t(`${words}.hotel.title`)}>
        {t(`${words}.hotel.text`, { age: stay.minimumCheckInAge })}
      </Clause>
    </TermsModal>
  );
}
