/** The experience cancellation policy (B §2): what comes back when, and what if the operator cancels. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import type { ActivitySummary } from '#activity/wire/activity-checkout.ts';
import { inBothZones, readerZone } from './activity-words.ts';

type PolicyModalProps = {
  readonly activity: ActivitySummary;
  readonly terms: CancelTerms;
  readonly total: Money;
  readonly open: boolean;
  readonly onClose: () => void;
};

export function PolicyModal({ activity, terms, total, open, onClose }: PolicyModalProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const view = viewOfCancelTerms(terms, total, useClock().now(), locale);
  const { freeUntil, minimumGroup, operator } = activity;
  const { zone, needsWeather } = activity.activity;
  const free = freeUntil && inBothZones(freeUntil.at, { there: zone, here: readerZone() }, locale);
  const amount = formatMoney(total, locale);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('activity.policy.title')}
      eyebrow={activity.activity.name}
      closeLabel={t('booking.close')}
    >
      <p>
        {toText(view.line)}
        {free?.here && `. ${t('activityShop.plans.here', { until: free.here })}`}
      </p>
      {view.stages.length > 0 && <CancelTimeline terms={view} />}
      <ul className="small activity-policy">
        <li>{t('activity.policy.moment')}</li>
        <li>
          {t(needsWeather ? 'activity.policy.weather' : 'activity.policy.operator', {
            operator: operator.name,
            amount,
          })}
        </li>
        {minimumGroup && (
          <li>
            {t('activity.policy.minimum', {
              people: minimumGroup.people,
              when: formatMoment(minimumGroup.decidedAt.local, locale),
              amount,
            })}
          </li>
        )}
        <li>{t('activity.policy.guide')}</li>
      </ul>
    </Modal>
  );
}
