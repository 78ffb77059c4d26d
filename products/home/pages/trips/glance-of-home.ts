import { instantAt } from '@sojourn/domain/dates.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { localClock } from '@sojourn/portal/shared/local-clock.ts';
import type { TripGlance } from '@sojourn/portal/shared/product/trip-parts.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import { House, LogOut } from 'lucide-react';
import { nightsOf } from '#home/pages/shared/home-words.ts';
import type { HomeTripCard } from '#home/wire/home-trip.ts';
import { nameOf } from './home-trip-view.ts';

/** Checking in and out of each home, by its own clock. */
export function glanceOfHome(trip: HomeTripCard): TripGlance {
  const { stays } = trip;
  return {
    mark: null,
    art: itemAt(stays, 0).cityArt,
    icon: House,
    title: textRef('trips.glance.name', { name: nameOf(trip) }),
    text: textRef('home.trips.glance.nights', { nights: nightsOf(stays) }),
    moments: stays.flatMap((stay) => {
      const moment = (local: ReturnType<typeof localClock>) => ({
        at: instantAt(local, stay.zone),
        local,
        was: null,
        text: null,
      });
      const { name } = stay;
      return [
        {
          ...moment(localClock(stay.checkIn, stay.checkInFrom)),
          icon: House,
          title: textRef('home.trip.checkIn', { name }),
        },
        {
          ...moment(localClock(stay.checkOut, stay.checkOutUntil)),
          icon: LogOut,
          title: textRef('home.trip.checkOut', { name }),
        },
      ];
    }),
  };
}
