import type { ChangingPart } from '@sojourn/domain/booking/changing-part.ts';

/** What can change of a booked stay. */
export const hotelChanging = {
  details: ['loyaltyNumber', 'requests'],
  editFailures: [],
  failures: [],
} as const satisfies ChangingPart;
