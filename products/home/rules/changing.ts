import type { ChangingPart } from '@sojourn/domain/booking/changing-part.ts';

/** What can change of a booked home: who checks in, besides dates and party. */
export const homeChanging = {
  details: ['guest', 'message'],
  editFailures: [],
  /** B §8: its host's side doesn't answer with a price. */
  failures: ['HomesChangeQuoteFailure'],
} as const satisfies ChangingPart;
