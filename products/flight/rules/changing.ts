import type { ChangingPart } from '@sojourn/domain/booking/changing-part.ts';

/** What can change of a booked flight; its requests are special assistance. */
export const flightChanging = {
  details: ['frequentFlyerNumber', 'knownTravelerNumber', 'tsaRedressNumber', 'specialAssistance'],
  editFailures: [],
  failures: [],
} as const satisfies ChangingPart;
