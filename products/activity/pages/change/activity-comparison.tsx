/** An activity before and after a change, and what canceling it then gives back. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { unitsText, whenText } from '#activity/pages/shared/sold-words.ts';
import type { ActivityChangeDetail } from '#activity/wire/activity-change.ts';

type Props = { readonly quoted: BookingChange };

export function ActivityComparison({ quoted: { detail } }: Props) {
  const t = useText();
  if (detail?.kind !== 'Experience') return null;
  return (
    <div className="change__pair">
      <Card padded>
        <p className="small text-2">{t('tripChange.before')}</p>
        <Changed changed={detail.before} />
      </Card>
      <Card padded selected>
        <p className="small text-2">{t('tripChange.after')}</p>
        <Changed changed={detail.after} />
      </Card>
    </div>
  );
}

function Changed({ changed }: { readonly changed: ActivityChangeDetail['after'] }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  return (
    <>
      <p className="title-s">
        {changed.slot
          ? toText(whenText({ slot: changed.slot, validUntil: null }, locale))
          : t('activity.trip.anytime')}
      </p>
      <p className="small">{unitsText(changed, t, locale)}</p>
    </>
  );
}

export function ActivityTerms({ quoted: { detail, cost } }: Props) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  if (detail?.kind !== 'Experience' || !cost || cost.totalAfter.amountMinor === 0) return null;
  const terms = viewOfCancelTerms(detail.cancellation, cost.totalAfter, clock.now(), locale);
  return (
    <section aria-label={t('activityChange.after')}>
      <h2 className="title-m">{t('activityChange.after')}</h2>
      {terms.stages.length > 0 ? <CancelTimeline terms={terms} /> : <p>{t('activityChange.noRefund')}</p>}
    </section>
  );
}
