import { calendarFile } from '@sojourn/domain/booking/calendar/calendar-text.ts';
import { type CalendarFile, TripTitle } from '@sojourn/portal/features/trips/trip-title.tsx';
import type { TripView } from '@sojourn/portal/features/trips/trip-view.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { soldDay, unitsText, whenText } from '#activity/pages/shared/sold-words.ts';
import { activityEntry } from '#activity/rules/trip/calendar-entry.ts';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';
import { ACTIVITIES_PATH } from '../search/activity-criteria.ts';

type ActivityTripTitleProps = {
  readonly trip: ActivityTripDetail;
  readonly view: TripView;
  readonly onReceipts: () => void;
};

/** What, when, for whom. */
export function ActivityTripTitle({ trip, view, onReceipts }: ActivityTripTitleProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { activity } = trip;
  return (
    <TripTitle
      trip={trip}
      title={view.title}
      facts={t('activity.trip.facts', {
        city: activity.activity.city,
        when: toText(whenText(activity, locale)),
        who: unitsText(activity, t, locale),
      })}
      actions={view.actions}
      calendar={useActivityCalendar(trip, view)}
      onReceipts={onReceipts}
      again={
        <Link to={ACTIVITIES_PATH} className={buttonClass({ size: 's' })}>
          {t('trip.action.bookAgain')}
        </Link>
      }
    />
  );
}

/** With the meeting point and whom to call. */
function useActivityCalendar(trip: ActivityTripDetail, view: TripView): () => CalendarFile {
  const t = useText();
  const clock = useClock();
  const { activity, bookingId, confirmationCode } = trip;
  const { slot, operator, meetingPoint } = activity;
  return () => {
    const isSure = view.status === 'confirmed' || view.status === 'changed';
    const day = soldDay(activity);
    const entry = activityEntry({
      bookingId,
      times: slot,
      day,
      summary: activity.activity.name,
      location: meetingPoint.words,
      description: [
        ...(confirmationCode ? [t('trip.calendar.code', { code: confirmationCode })] : []),
        t('activity.trip.call', { phone: operator.phone }),
      ],
      status: isSure ? 'CONFIRMED' : 'TENTATIVE',
      revision: trip.history.length,
    });
    return [`${activity.activity.city}-${day}.ics`, calendarFile([entry], clock.now())];
  };
}
