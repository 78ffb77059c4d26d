/** A booked activity, on the list of trips and in full, with its voucher. */
import { call } from '@sojourn/contract/call.ts';
import { instant, localDateTime, position } from '@sojourn/contract/primitives.ts';
import { tripCardFields, tripDetailFields, tripParams } from '@sojourn/contract/trip-parts.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { ACTIVITY_CANCEL_OUTCOMES } from '../rules/booking/cancel-activity.ts';
import { activityUnit, guideLanguage, pickupChoice, slotFit } from './activities.ts';
import { activitySummary } from './activity-checkout.ts';

export const activityTripCard = z.object({
  ...tripCardFields,
  kind: z.literal(WIRE_PRODUCTS.activity),
  activity: activitySummary,
});
export type ActivityTripCard = z.output<typeof activityTripCard>;

/** One for all, or one for each person: as the operator scans it. A dead one says why it's refused. */
const voucherCode = z.object({
  code: z.string(),
  /** Whose; null for one that's for all. */
  kind: activityUnit.shape.kind.nullable(),
  /** It was changed or canceled: a scan says so. */
  isDead: z.boolean(),
});

export const activityTripDetail = activityTripCard.extend({
  ...tripDetailFields,
  lead: z.object({ firstName: z.string(), lastName: z.string() }),
  pickup: pickupChoice,
  /** The guide's, as it was chosen; null where nobody guides. */
  language: guideLanguage.nullable(),
  /** To the operator's questions, as they're read. */
  answers: z.array(z.object({ questionId: z.string(), label: z.string(), answer: z.string() })),
  note: z.string(),
  /** Empty until it's confirmed. */
  codes: z.array(voucherCode),
  /** The operator's own record number; null until it has confirmed. */
  supplierLocator: z.string().nullable(),
  /** What asking to cancel it now comes to. */
  cancelOutcome: z.enum(ACTIVITY_CANCEL_OUTCOMES),
  /** It was booked although it clashed. */
  clashAccepted: z.boolean(),
  fit: slotFit,
  /** "The guide didn't come": from when it can be reported, and when it was; null where it can't be. */
  noShow: z.object({ from: instant, fromLocal: localDateTime, reportedAt: instant.nullable() }).nullable(),
});
export type ActivityTripDetail = z.output<typeof activityTripDetail>;

export const activityTripCalls = {
  reportGuideMissing: call({
    method: 'POST',
    path: '/trips/:bookingId/guide-missing',
    summary: 'The guide didn’t come: opens a case, answered within 72 hours',
    auth: 'customer',
    params: tripParams,
    /** Where the traveler waits, if they show it. */
    input: z.object({ position: position.nullable() }),
    output: z.object({ reportedAt: instant }),
    errors: ['GuideReportTooEarly', 'GuideNotReportable'],
  }),
} as const;
