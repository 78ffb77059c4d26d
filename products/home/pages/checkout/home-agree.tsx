import { Consent } from '@sojourn/portal/features/checkout/consent.tsx';
import { Clause, TermsModal } from '@sojourn/portal/features/checkout/terms-modal.tsx';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { firstAndLast } from '#home/pages/shared/home-words.ts';
import type { HomeSectionProps } from './guest-section.tsx';

/** Consent to what comes back when, and to the booking terms. */
export function HomeAgree(props: HomeSectionProps) {
  const { stays, quote, booking } = props.checkout;
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const clock = useClock();
  const { brandName } = useTenant();
  const terms = viewOfCancelTerms(quote.cancellation, quote.total, clock.now(), locale);
  const total = formatMoney(quote.total, locale);
  const { checkIn, checkOut } = firstAndLast(stays);
  const values = {
    home: new Intl.ListFormat(locale).format(stays.map(({ name }) => name)),
    checkIn: formatDate(checkIn, locale, 'full'),
    checkOut: formatDate(checkOut, locale, 'full'),
    total,
    brand: brandName,
  };
  const charge = booking === 'request' ? 'charge.request' : 'charge.text';
  return (
    <Consent
      {...props}
      lead={terms.tone === 'quiet' ? t('home.checkout.agree.none', { total }) : `${toText(terms.line)}.`}
      label={t('home.checkout.agree.label', { brand: brandName })}
      terms={(open, onClose) => (
        <TermsModal quote={quote} open={open} onClose={onClose}>
          <Clause title={t('home.checkout.terms.buy')}>{t('home.checkout.terms.buy.text', values)}</Clause>
          <Clause title={t('home.checkout.terms.charge')}>{t(`home.checkout.terms.${charge}`)}</Clause>
          <Clause title={t('home.checkout.terms.cancel')} after={<CancelTimeline terms={terms} />}>
            {t('home.checkout.terms.cancel.text')}
          </Clause>
          <Clause title={t('home.checkout.terms.host')}>{t('home.checkout.terms.host.text')}</Clause>
          {stays.some(({ deposit }) => deposit) && (
            <Clause title={t('home.checkout.terms.deposit')}>{t('home.checkout.terms.deposit.text')}</Clause>
          )}
        </TermsModal>
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
