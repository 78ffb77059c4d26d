/** A booked ride, on the list of trips and in full. */
import { call } from '@sojourn/contract/call.ts';
import { instant, localDateTime, position } from '@sojourn/contract/primitives.ts';
import { tripCardFields, tripDetailFields, tripParams } from '@sojourn/contract/trip-parts.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { localMoment, transferSummary } from './transfers.ts';

export const groundTripCard = z.object({
  ...tripCardFields,
  kind: z.literal(WIRE_PRODUCTS.ground),
  ride: transferSummary,
});
export type GroundTripCard = z.output<typeof groundTripCard>;

export const groundTripDetail = groundTripCard.extend({
  ...tripDetailFields,
  lead: z.object({ firstName: z.string(), lastName: z.string() }),
  note: z.string(),
  /** Null until they're sent (`ride.sentBy`). */
  driver: z.object({ name: z.string(), plate: z.string(), phone: z.string() }).nullable(),
  /** The operator's own record number; null until it has confirmed. */
  supplierLocator: z.string().nullable(),
  /** How long the driver waits; of a ride after a landing from the landing, else from the pickup. */
  waits: z.object({ from: localMoment, until: localMoment }),
  /** The traveler's own flight that it follows, as it's planned now; null where none is booked here. */
  following: z
    .object({ state: z.enum(['onTime', 'moved', 'canceled']), flight: localMoment.nullable() })
    .nullable(),
  /** "The driver didn't come": from when it can be reported, and when it was; null where it can't be. */
  noShow: z.object({ from: instant, fromLocal: localDateTime, reportedAt: instant.nullable() }).nullable(),
});
export type GroundTripDetail = z.output<typeof groundTripDetail>;

export const groundTripCalls = {
  reportDriverMissing: call({
    method: 'POST',
    path: '/trips/:bookingId/driver-missing',
    summary: 'The driver didn’t come: opens a case, answered within 72 hours',
    auth: 'customer',
    params: tripParams,
    /** Where the traveler waits, if they show it. */
    input: z.object({ position: position.nullable() }),
    output: z.object({ reportedAt: instant }),
    errors: ['DriverReportTooEarly', 'DriverNotReportable'],
  }),
} as const;
