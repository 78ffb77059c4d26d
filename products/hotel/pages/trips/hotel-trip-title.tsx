import { stayCalendar } from '@sojourn/domain/booking/calendar/stay-entry.ts';
import type { StayId } from '@sojourn/domain/ids.ts';
import { type CalendarFile, TripTitle } from '@sojourn/portal/features/trips/trip-title.tsx';
import type { TripView } from '@sojourn/portal/features/trips/trip-view.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { StayLink } from '#hotel/pages/shared/stay-link.tsx';
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';
import { guestNames } from './guest-names.ts';
import { datesOf } from './hotel-trip-view.ts';

type HotelTripTitleProps = {
  readonly trip: HotelTripDetail;
  readonly view: TripView;
  readonly onReceipts: () => void;
};

/** Where, when, who. */
export function HotelTripTitle({ trip, view, onReceipts }: HotelTripTitleProps) {
  const t = useText();
  const locale = useLocale();
  const { stay } = trip;
  const guests = guestNames(trip.guests, locale);
  return (
    <TripTitle
      trip={trip}
      title={view.title}
      facts={t('hotel.trip.title.rooms', {
        city: stay.city,
        dates: datesOf(trip, locale),
        rooms: stay.rooms.length,
        guests,
      })}
      actions={view.actions}
      calendar={useStayCalendar(trip, view)}
      onReceipts={onReceipts}
      again={
        <StayLink
          place={{ stayId: stay.stayId as StayId, source: 'trip', rooms: stay.rooms }}
          className={buttonClass({ size: 's' })}
        >
          {t('trip.action.bookAgain')}
        </StayLink>
      }
    />
  );
}

/** The stay as an entry by the hotel's own clock. */
function useStayCalendar(trip: HotelTripDetail, view: TripView): () => CalendarFile {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { stay, confirmationCode } = trip;
  return () => {
    const description = [
      t('hotel.trip.calendar.room', { room: stay.roomName, guests: guestNames(trip.guests, locale) }),
      ...(confirmationCode ? [t('trip.calendar.code', { code: confirmationCode })] : []),
      t('hotel.trip.calendar.phone', { phone: stay.phone }),
    ];
    const texts = {
      summary: t('hotel.trip.calendar.summary', { hotel: stay.name, city: stay.city }),
      description,
      status: view.status === 'confirmed' || view.status === 'changed' ? 'CONFIRMED' : 'TENTATIVE',
      revision: trip.history.length,
    } as const;
    return [`${stay.city}-${stay.checkIn}.ics`, stayCalendar(trip, texts, clock.now())];
  };
}
