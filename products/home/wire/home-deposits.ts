/** Deposits of booked homes, and what hosts claim of them. */
import { calendarDate, idOf, instant, moneySchema } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { CLAIM_STATES, DEPOSIT_STATES } from '../rules/booking/deposit.ts';
import { homeId } from './homes.ts';

export const homeClaim = z.object({
  claimId: z.string(),
  state: z.enum(CLAIM_STATES),
  amount: moneySchema,
  /** Above the deposit: only a new yes of the guest pays it. */
  beyond: moneySchema,
  reason: z.string(),
  evidence: z.array(z.string()),
  claimedOn: calendarDate,
});
export type HomeClaim = z.output<typeof homeClaim>;

/** Held from `holdAt` until `releaseAt`, unless claims are open then. */
export const homeTripDeposit = z.object({
  depositId: idOf('dep'),
  homeId,
  state: z.enum(DEPOSIT_STATES),
  amount: moneySchema,
  taken: moneySchema,
  /** Of the card; empty where none was chosen yet. */
  label: z.string(),
  holdAt: instant,
  releaseAt: instant,
});
export type HomeTripDeposit = z.output<typeof homeTripDeposit>;
