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
import { useState } from 'react';
import { PolicyModal } from '#activity/pages/shared/policy-modal.tsx';
import { unitsText, whenText } from '#activity/pages/shared/sold-words.ts';
import type { ActivitySectionProps } from './lead-section.tsx';

/** Consent to what comes back when, and to the booking terms. */
export function ActivityAgree(props: ActivitySectionProps) {
  const { activity, quote } = props.checkout;
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const clock = useClock();
  const { brandName } = useTenant();
  const [isReading, setReading] = useState(false);
  const terms = viewOfCancelTerms(quote.cancellation, quote.total, clock.now(), locale);
  const total = formatMoney(quote.total, locale);
  const values = {
    name: activity.activity.name,
    operator: activity.operator.name,
    when: toText(whenText(activity, locale)),
    who: unitsText(activity, t, locale),
    total,
    brand: brandName,
  };
  const charge = activity.isConfirmedAtOnce ? 'charge.text' : 'charge.byHand';
  return (
    <Consent
      {...props}
      lead={terms.tone === 'quiet' ? t('activity.checkout.agree.none', { total }) : `${toText(terms.line)}.`}
      label={t('activity.checkout.agree.label', { brand: brandName })}
      terms={(open, onClose) => (
        <TermsModal quote={quote} open={open} onClose={onClose}>
          <Clause title={t('activity.checkout.terms.buy')}>
            {t('activity.checkout.terms.buy.text', values)}
          </Clause>
          <Clause title={t('activity.checkout.terms.charge')}>
            {t(`activity.checkout.terms.${charge}`)}
          </Clause>
          <Clause title={t('activity.checkout.terms.cancel')} after={<CancelTimeline terms={terms} />}>
            {t('activity.checkout.terms.cancel.text')}
          </Clause>
          <Clause title={t('activity.checkout.terms.operator')}>
            {t('activity.checkout.terms.operator.text', values)}
          </Clause>
        </TermsModal>
      )}
    >
      <p className="small">
        <button type="button" className="link link--alone" onClick={() => setReading(true)}>
          {t('activity.policy.read')}
        </button>
      </p>
      <PolicyModal
        activity={activity}
        terms={quote.cancellation}
        total={quote.total}
        open={isReading}
        onClose={() => setReading(false)}
      />
      {terms.stages.length > 1 && (
        <div className="only-phone">
          <CancelTimeline terms={terms} />
        </div>
      )}
    </Consent>
  );
}
