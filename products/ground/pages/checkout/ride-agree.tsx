import { Consent } from '@sojourn/portal/features/checkout/consent.tsx';
import { Clause, TermsModal } from '@sojourn/portal/features/checkout/terms-modal.tsx';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { pickUpText, rideTitle } from '#ground/pages/shared/ride-words.ts';
import type { RideSectionProps } from './lead-section.tsx';

/** Consent to what comes back when, and to the booking terms. */
export function RideAgree(props: RideSectionProps) {
  const { ride, quote } = props.checkout;
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const clock = useClock();
  const { brandName: brand } = useTenant();
  const terms = viewOfCancelTerms(quote.cancellation, quote.total, clock.now(), locale);
  const total = formatMoney(quote.total, locale);
  const operator = ride.operator.name;
  const values = { name: toText(rideTitle(ride)), operator, when: pickUpText(ride, locale), total, brand };
  return (
    <Consent
      {...props}
      lead={terms.tone === 'quiet' ? t('ground.checkout.agree.none', { total }) : `${toText(terms.line)}.`}
      label={t('ground.checkout.agree.label', { brand })}
      terms={(open, onClose) => (
        <TermsModal quote={quote} open={open} onClose={onClose}>
          <Clause title={t('ground.checkout.terms.buy')}>
            {t('ground.checkout.terms.buy.text', values)}
          </Clause>
          <Clause title={t('ground.checkout.terms.charge')}>{t('ground.checkout.terms.charge.text')}</Clause>
          <Clause title={t('ground.checkout.terms.cancel')} after={<CancelTimeline terms={terms} />}>
            {t('ground.checkout.terms.cancel.text')}
          </Clause>
          <Clause title={t('ground.checkout.terms.driver')}>{t('ground.checkout.terms.driver.text')}</Clause>
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
