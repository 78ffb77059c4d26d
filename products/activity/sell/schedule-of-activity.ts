/** An activity in the form that changes of every product are compared in. */
import type { Schedule, SchedulePart } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { SupplierSchedule } from '@sojourn/server/modules/selling/booking/supplier-record.ts';
import type { ActivityBooking, ActivitySale } from './sale.ts';
import type { ActivitySchedule } from './supplier.ts';
import { endOf, localEndOf, localStartOf, startOf } from './times-of-activity.ts';

function scheduleOfActivity({ offer: { summary } }: Pick<ActivityBooking, 'offer'>): Schedule {
  const place = { code: summary.activityId, name: summary.city, countryCode: summary.countryCode };
  return [
    {
      slice: 0,
      title: summary.name,
      from: place,
      to: place,
      starts: startOf(summary),
      ends: endOf(summary),
      startsLocal: localStartOf(summary),
      endsLocal: localEndOf(summary),
      grade: 0,
      carrierCountry: null,
      connectionMinutes: null,
    },
  ];
}

/** For the weather, too few travelers or another reason: `content` says which. */
export function supplierSchedule(
  booking: ActivityBooking,
  { version, acceptedVersion, acceptedBy, canceledByOperator }: ActivitySchedule,
): SupplierSchedule {
  const parts = canceledByOperator ? [] : scheduleOfActivity(booking);
  return { version, acceptedVersion, acceptedBy, parts, content: canceledByOperator };
}

/** An operator who cancels leaves nothing to agree to: everything comes back. */
export const ACTIVITY_SCHEDULE = {
  scheduleOf: scheduleOfActivity,
  localizePart: ({ offer }: ActivityBooking, part: SchedulePart): SchedulePart => ({
    ...part,
    title: offer.summary.name,
    from: { ...part.from, name: offer.summary.city },
    to: { ...part.to, name: offer.summary.city },
  }),
  reschedule: ({ request, offer }: ActivityBooking): Omit<ActivitySale, 'product'> => ({ request, offer }),
} as const;
