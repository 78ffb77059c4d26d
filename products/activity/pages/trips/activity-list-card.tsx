import { TripListCard } from '@sojourn/portal/features/trips/trip-list-card.tsx';
import { statusOf } from '@sojourn/portal/features/trips/trip-view.ts';
import { formatDate, formatMoney, formatTime } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import { categoryIcon } from '#activity/pages/shared/category-icon.tsx';
import { soldDay, unitsText } from '#activity/pages/shared/sold-words.ts';
import type { ActivityTripCard } from '#activity/wire/activity-trip.ts';
import { whenOf } from './activity-trip-view.ts';

function lineOf(trip: ActivityTripCard, status: ReturnType<typeof statusOf>, locale: string): TextRef | null {
  if (status === 'pending' || status === 'canceling' || status === 'canceled')
    return textRef(`activity.card.${status}`);
  const { slot } = trip.activity;
  if (trip.time === 'Past' || !slot || slot.allDay) return null;
  return textRef('activity.card.starts', { time: formatTime(slot.startsAtLocal, locale) });
}

/** An activity in the list. */
export function ActivityListCard({ trip }: { readonly trip: ActivityTripCard }) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { activity, confirmationCode } = trip;
  const { name, city, operator, category, art } = activity.activity;
  const status = statusOf(trip);
  const Icon = categoryIcon(category);
  const day = formatDate(soldDay(activity), locale, 'year');
  return (
    <TripListCard
      trip={trip}
      art={art}
      title={city}
      tag={{ kind: status, text: textRef(`trips.status.${status}`) }}
      dates={activity.slot ? day : t('activity.card.valid', { day })}
      when={whenOf(trip, clock.now())}
      line={lineOf(trip, status, locale)}
      isTime={status === 'confirmed' || status === 'changed'}
      openLabel={t('trips.openOf', { city, name })}
    >
      <div className="trip-card__item">
        <Icon className="icon" aria-hidden="true" />
        <div>
          <b className="title-s">{name}</b>
          <p className="small text-2">
            {[operator, unitsText(activity, t, locale), ...(confirmationCode ? [confirmationCode] : [])].join(
              ', ',
            )}
          </p>
          <p className="small text-2 num">
            {t('trips.line.total', { total: formatMoney(trip.grandTotal, locale) })}
          </p>
        </div>
      </div>
    </TripListCard>
  );
}
