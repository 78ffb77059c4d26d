import { itemAt } from '@sojourn/domain/present.ts';
import { type CalendarFile, TripTitle } from '@sojourn/portal/features/trips/trip-title.tsx';
import type { TripView } from '@sojourn/portal/features/trips/trip-view.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { partyText } from '#home/pages/shared/home-words.ts';
import { homeCalendar } from '#home/rules/trip/calendar-entry.ts';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';
import { datesOf } from './home-trip-view.ts';

type HomeTripTitleProps = {
  readonly trip: HomeTripDetail;
  readonly view: TripView;
  readonly onReceipts: () => void;
};

/** Where, when, who. */
export function HomeTripTitle({ trip, view, onReceipts }: HomeTripTitleProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { neighborhood, city } = itemAt(trip.stays, 0);
  const place = trip.stays.length > 1 ? city : `${neighborhood}, ${city}`;
  return (
    <TripTitle
      trip={trip}
      title={view.title}
      facts={t('home.trip.title.facts', {
        place,
        dates: datesOf(trip, locale),
        party: toText(partyText(trip.guests)),
      })}
      actions={view.actions}
      calendar={useHomeCalendar(trip, view)}
      onReceipts={onReceipts}
      again={
        <Link to="/homes" className={buttonClass({ size: 's' })}>
          {t('trip.action.bookAgain')}
        </Link>
      }
    />
  );
}

/** An entry for each home, by its own clock; with the address once it's known. */
function useHomeCalendar(trip: HomeTripDetail, view: TripView): () => CalendarFile {
  const t = useText();
  const clock = useClock();
  const { bookingId, stays, arrivals, confirmationCode } = trip;
  return () => {
    const homes = stays.map((stay, place) => {
      const arrival = arrivals[place];
      return {
        ...stay,
        where: arrival?.address ?? `${stay.neighborhood}, ${stay.city}`,
        summary: t('home.trip.calendar.summary', { home: stay.name, city: stay.city }),
        description: [
          ...(confirmationCode ? [t('trip.calendar.code', { code: confirmationCode })] : []),
          t('home.trip.calendar.host', { host: stay.host.name }),
          ...(arrival ? [t('home.trip.calendar.phone', { phone: arrival.phone }), ...arrival.steps] : []),
        ],
      };
    });
    const isSure = view.status === 'confirmed' || view.status === 'changed';
    const status = isSure ? 'CONFIRMED' : 'TENTATIVE';
    const { city, checkIn } = itemAt(stays, 0);
    const booked = { bookingId, homes, status, revision: trip.history.length } as const;
    return [`${city}-${checkIn}.ics`, homeCalendar(booked, clock.now())];
  };
}
