/** It clashes with the traveler's trip, or doubles a booking: it's booked only if they say so. */

import { fieldId } from '@sojourn/portal/features/checkout/draft/draft-problems.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { useEffect, useRef } from 'react';
import { isClashAccepted } from '#activity/pages/shared/accepted-clashes.ts';
import type { ActivitySectionProps } from './lead-section.tsx';

export function ClashNotice({ checkout, draft, problems, disabled }: ActivitySectionProps) {
  const t = useText();
  const toText = useTextRef();
  const { fit, choice, activity } = checkout;
  const isClash = fit.verdict === 'clashes' || fit.verdict === 'beforeLanding';
  const isFilled = useRef(false);
  const { clashAccepted } = draft.draft;
  // They confirmed it on the activity's page already
  useEffect(() => {
    if (!isClash || clashAccepted || isFilled.current) return;
    isFilled.current = true;
    if (!isClashAccepted(activity.activity.activityId, choice.slotId)) return;
    draft.change({ clashAccepted: true });
    void draft.flush();
  }, [isClash, clashAccepted, activity, choice, draft]);
  if (fit.verdict === 'fits') return null;
  const problem = problems.of('clashAccepted');
  return (
    <div className="checkout-section">
      <Banner
        tone="warn"
        live="status"
        title={t(isClash ? 'activityShop.clash.title' : 'activity.checkout.tight.title')}
      >
        <p>
          {t(`activityShop.fit.${fit.verdict}`, { what: t(`activity.booked.${fit.kind}`) })}{' '}
          <Link to="/trips/$bookingId" params={{ bookingId: fit.bookingId }} className="link">
            {t('activityShop.fit.open')}
          </Link>
        </p>
      </Banner>
      {isClash && (
        <Checkbox
          id={fieldId('clashAccepted')}
          label={t('activity.checkout.clash')}
          error={problem && toText(problem)}
          checked={clashAccepted}
          disabled={disabled}
          onChange={(event) => {
            draft.change({ clashAccepted: event.target.checked });
            void draft.flush();
          }}
        />
      )}
    </div>
  );
}

export function DuplicateNotice({ checkout, draft, disabled }: ActivitySectionProps) {
  const t = useText();
  const bookingId = checkout.duplicateBookingId;
  if (bookingId === null) return null;
  return (
    <div className="checkout-section">
      <Banner tone="warn" live="status" title={t('activity.checkout.duplicate.title')}>
        <p>{t('activity.checkout.duplicate.cause')}</p>
        <Link to="/trips/$bookingId" params={{ bookingId }} className="link">
          {t('activity.checkout.duplicate.open')}
        </Link>
      </Banner>
      <Checkbox
        label={t('activity.checkout.duplicate')}
        checked={draft.draft.duplicateAccepted}
        disabled={disabled}
        onChange={(event) => {
          draft.change({ duplicateAccepted: event.target.checked });
          void draft.flush();
        }}
      />
    </div>
  );
}
