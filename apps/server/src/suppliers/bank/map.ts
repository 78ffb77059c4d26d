/** The bank's answers as the ports' values. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { CUSTOMER_ACCOUNT_ROLES } from '@sojourn/domain/wallet/redemption.ts';
import { z } from 'zod';
import { type Earning, REDEMPTION_REJECTIONS, type Redemption } from './redemptions-port.ts';
import { STANDING_EVENT_TYPES, type StandingEvent } from './standing-port.ts';

const instant = z.iso.datetime().transform((text) => text as Instant);
const day = z.iso.date().transform((text) => text as unknown as CalendarDate);
const units = z.int().min(0);

export const redemptionAnswer = z.object({
  reference: z.string(),
  accountReferenceId: z.string(),
  state: z.enum(['reserved', 'settled', 'released', 'rejected', 'expired']),
  units,
  settledUnits: units,
  refundedUnits: units,
  expiresAt: instant,
  reason: z.enum(REDEMPTION_REJECTIONS).nullable(),
}) satisfies z.ZodType<Redemption>;
export const refundAnswer = z.object({ reference: z.string(), units, returnedAt: instant });
export const earningAnswer = z.object({
  reference: z.string(),
  accountReferenceId: z.string(),
  state: z.enum(['posted', 'takenBack']),
  units,
  reason: z.string(),
}) satisfies z.ZodType<Earning>;

const record = z.object({ redemption: redemptionAnswer, refunds: z.array(refundAnswer) });
export const lookUpAnswer = z.object({ record: record.nullable() }).transform((body) => body.record);
export const recordsAnswer = z.object({
  records: z.array(
    z.discriminatedUnion('kind', [
      record.extend({ kind: z.literal('redemption') }),
      z.object({ kind: z.literal('earning'), earning: earningAnswer }),
    ]),
  ),
  upTo: z.int(),
});
/** Of a call that returns nothing. */
export const nothing = z.object({}).transform(() => null);

const standingEvent = z.object({
  seq: z.int().min(1),
  type: z.enum(STANDING_EVENT_TYPES),
  at: instant,
  accountReferenceId: z.string(),
  role: z.enum(CUSTOMER_ACCOUNT_ROLES),
  tier: z.enum(['premium', 'base']),
  accountType: z.enum(['Personal', 'Business']),
  standing: z.enum(['good', 'bad']),
  openedOn: day,
  limitedTimeOffer: z.boolean().default(false),
  benefitPeriodFrom: day,
  nextAnniversaryOn: day,
}) satisfies z.ZodType<StandingEvent>;
export const eventsAnswer = z
  .object({ events: z.array(standingEvent) })
  .transform(({ events }) => events as readonly StandingEvent[]);
