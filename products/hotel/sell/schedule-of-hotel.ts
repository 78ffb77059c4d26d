/** A stay in the form that changes of every product are compared in. */
import { localAt } from '@sojourn/domain/dates.ts';
import type { Schedule, SchedulePart } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { SupplierSchedule } from '@sojourn/server/modules/selling/booking/supplier-record.ts';
import { legsOfStay } from './legs-of-stay.ts';
import type { HotelBooking, HotelSale } from './sale.ts';
import type { StaySchedule } from './supplier.ts';

function scheduleOfHotel({ startsAt, endsAt, country, offer: { stay } }: HotelBooking): Schedule {
  const place = { code: stay.stayId, name: stay.name, countryCode: country };
  return [
    {
      slice: 0,
      title: stay.roomName,
      from: place,
      to: place,
      starts: startsAt,
      ends: endsAt,
      startsLocal: localAt(startsAt, stay.zone),
      endsLocal: localAt(endsAt, stay.zone),
      grade: 0,
      carrierCountry: null,
      connectionMinutes: null,
    },
  ];
}

export function supplierSchedule(
  booking: HotelBooking,
  { version, acceptedVersion, acceptedBy, isClosed }: StaySchedule,
): SupplierSchedule {
  const parts = isClosed ? [] : scheduleOfHotel(booking);
  return { version, acceptedVersion, acceptedBy, parts, content: null };
}

/** A hotel that closes leaves nothing to agree to, and no law gives another. */
export const HOTEL_SCHEDULE = {
  legs: legsOfStay,
  scheduleOf: scheduleOfHotel,
  localizePart: ({ offer }: HotelBooking, part: SchedulePart): SchedulePart => ({
    ...part,
    title: offer.stay.roomName,
  }),
  reschedule: ({ request, offer }: HotelBooking): Omit<HotelSale, 'product'> => ({ request, offer }),
} as const;
