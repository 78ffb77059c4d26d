/** A ride in the form that changes of every product are compared in. */
import type { Schedule, SchedulePart } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { SupplierSchedule } from '@sojourn/server/modules/selling/booking/supplier-record.ts';
import type { Stop } from './port/ride-port.ts';
import type { GroundBooking, GroundSale } from './sale.ts';
import type { RideSchedule } from './supplier.ts';
import { GROUND_WORDS } from './words.ts';

const placeOf = ({ placeId: code, name, countryCode }: Stop) => ({ code, name, countryCode });

function scheduleOfRide({ request, offer: { summary } }: Pick<GroundBooking, 'request' | 'offer'>): Schedule {
  return [
    {
      slice: 0,
      title: GROUND_WORDS[request.locale].kinds[summary.kind],
      from: placeOf(summary.from),
      to: placeOf(summary.to),
      starts: summary.pickUp.at,
      ends: summary.arrives.at,
      startsLocal: summary.pickUp.local,
      endsLocal: summary.arrives.local,
      grade: 0,
      carrierCountry: null,
      connectionMinutes: null,
    },
  ];
}

export function supplierSchedule(
  booking: GroundBooking,
  { version, acceptedVersion, acceptedBy, canceledByOperator }: RideSchedule,
): SupplierSchedule {
  const parts = canceledByOperator ? [] : scheduleOfRide(booking);
  return { version, acceptedVersion, acceptedBy, parts, content: canceledByOperator };
}

/** An operator who cancels leaves nothing to agree to: everything comes back. */
export const GROUND_SCHEDULE = {
  scheduleOf: scheduleOfRide,
  localizePart: ({ request, offer: { summary } }: GroundBooking, part: SchedulePart): SchedulePart => ({
    ...part,
    title: GROUND_WORDS[request.locale].kinds[summary.kind],
    from: { ...part.from, name: summary.from.name },
    to: { ...part.to, name: summary.to.name },
  }),
  reschedule: ({ request, offer }: GroundBooking): Omit<GroundSale, 'product'> => ({ request, offer }),
} as const;
