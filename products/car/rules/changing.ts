import type { ChangingPart } from '@sojourn/domain/booking/changing-part.ts';
import { CAR_LOYALTY_ERRORS } from './loyalty.ts';

/** What can change of a booked car, and why it doesn't. */
export const carChanging = {
  details: ['loyaltyNumber', 'flightNumber'],
  editFailures: CAR_LOYALTY_ERRORS,
  failures: ['DeskClosed'],
} as const satisfies ChangingPart;
