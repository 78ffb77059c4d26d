import type { ChangingPart } from '@sojourn/domain/booking/changing-part.ts';

/** What can change of a booked activity besides its slot and people. */
export const activityChanging = {
  details: ['lead', 'pickup', 'language', 'answers', 'note'],
  editFailures: ['PickupNotPossible'],
  failures: ['CutOffPassed', 'PartyNotPlaced'],
} as const satisfies ChangingPart;
