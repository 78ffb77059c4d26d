/** What comes back until when, as a bar and in amounts; what if they cancel. */
import type { Money } from '@sojourn/domain/money.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney, zoneName } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck, CircleDashed, CircleSlash, Umbrella } from 'lucide-react';
import { inBothZones, readerZone } from '#activity/pages/shared/activity-words.ts';
import type { ActivityDetail, WireActivitySlot } from '#activity/wire/activity-detail.ts';
import { localUntil, type PlanStage, planStages } from './plans-view.ts';
import './shop-sections.css';

const LOOKS = {
  all: { icon: CircleCheck, tone: 'good' },
  part: { icon: CircleDashed, tone: 'warn' },
  none: { icon: CircleSlash, tone: 'quiet' },
} as const;

type PlansProps = {
  readonly detail: ActivityDetail;
  readonly slot: WireActivitySlot;
  readonly total: Money;
};

function Stage({ stage, before, zone }: { stage: PlanStage; before: PlanStage | undefined; zone: string }) {
  const t = useText();
  const locale = useLocale();
  const { icon: Icon, tone } = LOOKS[stage.kind];
  const amount = formatMoney(stage.refund, locale);
  const both = stage.until && inBothZones(stage.until, { there: zone, here: readerZone() }, locale);
  return (
    <div>
      <h3 className={`plans__title plans__title--${tone}`}>
        <Icon className="icon icon--s" aria-hidden="true" />
        {t(`activityShop.plans.${stage.kind}`, { amount })}
      </h3>
      <p className="small text-2">
        {both
          ? t('activityShop.plans.until', { until: both.there })
          : t(before ? 'activityShop.plans.after' : 'activityShop.plans.never')}
        {both?.here && ` ${t('activityShop.plans.here', { until: both.here })}`}
      </p>
    </div>
  );
}

export function PlansSection({ detail, slot, total }: PlansProps) {
  const t = useText();
  const locale = useLocale();
  const now = useClock().now();
  const { policy, activity, minimumGroup } = detail;
  const { zone } = activity;
  const stages = planStages(policy, slot, total, now);
  const start = formatMoment(slot.startsAtLocal, locale);
  const first = stages[0]?.until;
  return (
    <section aria-labelledby="activity-plans">
      <h2 id="activity-plans" className="display-s">
        {t('activityShop.plans')}
      </h2>
      <Card className="plans">
        <div className="plans__bar" aria-hidden="true">
          {stages.map(({ kind, share }) => (
            <span
              key={`${kind}${share}`}
              className={`plans__bar--${kind}`}
              style={{ flexGrow: share * 100 }}
            />
          ))}
        </div>
        <p className="plans__times" aria-hidden="true">
          <span>{t('activityShop.plans.today')}</span>
          {first && <span>{formatMoment(localUntil(first, zone), locale)}</span>}
          <span>{start}</span>
        </p>
        <div className="plans__columns">
          {stages.map((stage, at) => (
            <Stage key={`${stage.kind}${stage.share}`} stage={stage} before={stages[at - 1]} zone={zone} />
          ))}
          <div>
            <h3 className="plans__title plans__title--brand">
              <Umbrella className="icon icon--s" aria-hidden="true" />
              {t('activityShop.plans.they')}
            </h3>
            <p className="small text-2">
              {t(activity.needsWeather ? 'activityShop.plans.they.weather' : 'activityShop.plans.they.text', {
                amount: formatMoney(total, locale),
              })}
            </p>
          </div>
        </div>
      </Card>
      <p className="small text-3 plans__zone">
        {t('booking.terms.zone', { zone: zoneName(zone, now, locale) })}
        {minimumGroup && slot.groupDecidedAt && (
          <>
            {' '}
            {t('activityShop.minimum', {
              people: minimumGroup.people,
              when: formatMoment(localUntil(slot.groupDecidedAt, zone), locale),
            })}
          </>
        )}
      </p>
    </section>
  );
}
