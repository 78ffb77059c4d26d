import { NextFact, NextTrip } from '@sojourn/portal/features/trips/next-trip.tsx';
import { PhoneLink } from '@sojourn/portal/features/trips/phone-link.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { meetingName, whenText } from '#activity/pages/shared/sold-words.ts';
import type { ActivityTripCard } from '#activity/wire/activity-trip.ts';
import { whenOf } from './activity-trip-view.ts';

export function ActivityNextTrip({ trip }: { readonly trip: ActivityTripCard }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const clock = useClock();
  const { activity, confirmationCode } = trip;
  return (
    <NextTrip when={whenOf(trip, clock.now())}>
      <NextFact label={t('activity.next.when')} strong>
        {toText(whenText(activity, locale))}
      </NextFact>
      {confirmationCode && (
        <NextFact label={t('trips.aside.code')} strong>
          {confirmationCode}
        </NextFact>
      )}
      <NextFact label={t('activity.next.where')}>{meetingName(activity)}</NextFact>
      <NextFact label={t('activity.next.phone')}>
        <PhoneLink number={activity.operator.phone} className="link--alone" />
      </NextFact>
    </NextTrip>
  );
}
