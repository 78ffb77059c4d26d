/** A home in the form that changes of every product are compared in: one part for each stay. */
import { stayTimes } from '@sojourn/domain/booking/stay-times.ts';
import { localAt } from '@sojourn/domain/dates.ts';
import type { Schedule, SchedulePart } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { SupplierSchedule } from '@sojourn/server/modules/selling/booking/supplier-record.ts';
import { legsOfHome } from './legs-of-home.ts';
import { insertRebooking } from './rebooking/store.ts';
import type { HomeBooking, HomeSale } from './sale.ts';
import type { HomeSchedule } from './supplier.ts';

function scheduleOfHome({ offer }: Pick<HomeBooking, 'offer'>): Schedule {
  return offer.stays.map((stay) => {
    const place = { code: stay.homeId, name: stay.name, countryCode: stay.countryCode };
    const { startsAt, endsAt } = stayTimes(stay);
    return {
      // Both homes of a split stay are one way of the trip: no host can cancel half of it
      slice: 0,
      title: stay.name,
      from: place,
      to: place,
      starts: startsAt,
      ends: endsAt,
      startsLocal: localAt(startsAt, stay.zone),
      endsLocal: localAt(endsAt, stay.zone),
      grade: 0,
      carrierCountry: null,
      connectionMinutes: null,
    };
  });
}

export function supplierSchedule(
  booking: HomeBooking,
  { version, acceptedVersion, acceptedBy, isCanceledByHost }: HomeSchedule,
): SupplierSchedule {
  const parts = isCanceledByHost ? [] : scheduleOfHome(booking);
  return { version, acceptedVersion, acceptedBy, parts, content: null };
}

/** A host who cancels leaves nothing to agree to: the money goes back at once, and others are looked for. */
export const HOME_SCHEDULE = {
  legs: legsOfHome,
  noteCanceled: insertRebooking,
  scheduleOf: scheduleOfHome,
  localizePart: (_: HomeBooking, part: SchedulePart): SchedulePart => part,
  reschedule: ({ request, offer }: HomeBooking): Omit<HomeSale, 'product'> => ({ request, offer }),
} as const;
