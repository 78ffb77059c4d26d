import type { ChangingPart } from '@sojourn/domain/booking/changing-part.ts';

/** What can change of a booked home: who checks in, besides dates and party. */
export const homeChanging = {
  details: ['guest', 'message'],
  editFailures: [],
  failures: [],
} as const satisfies ChangingPart;
