import { instantAt, nightsBetween } from '@sojourn/domain/dates.ts';
import { localClock } from '@sojourn/portal/shared/local-clock.ts';
import type { TripGlance } from '@sojourn/portal/shared/product/trip-parts.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import { BedDouble, LogOut } from 'lucide-react';
import type { HotelTripCard } from '#hotel/wire/hotel-trip.ts';

/** Checking in and out by the hotel's clock. */
export function glanceOfHotel({ stay }: HotelTripCard): TripGlance {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const facts = { nights, room: stay.roomName, rooms: stay.rooms.length };
  const [arrives, leaves] = [
    localClock(stay.checkIn, stay.checkInFrom),
    localClock(stay.checkOut, stay.checkOutUntil),
  ];
  const moment = (local: typeof arrives) => ({ at: instantAt(local, stay.zone), local, was: null });
  const room = textRef('hotel.trips.card.room', facts);
  return {
    mark: null,
    art: stay.cityArt,
    icon: BedDouble,
    title: textRef('trips.glance.name', { name: stay.name }),
    text: room,
    moments: [
      {
        ...moment(arrives),
        icon: BedDouble,
        title: textRef('hotel.trip.checkIn', { name: stay.name }),
        text: room,
      },
      {
        ...moment(leaves),
        icon: LogOut,
        title: textRef('hotel.trip.checkOut', { name: stay.name }),
        text: null,
      },
    ],
  };
}
