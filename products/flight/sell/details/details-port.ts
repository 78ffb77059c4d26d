import type { CompleteTraveler } from '@sojourn/contract/travelers.ts';

export const TRAVELER_DETAILS = [
  'frequentFlyerNumber',
  'knownTravelerNumber',
  'tsaRedressNumber',
  'specialAssistance',
] as const;
/** What airlines get of an edit for one traveler, whose name they have. */
export type TravelerDetails = Pick<CompleteTraveler, (typeof TRAVELER_DETAILS)[number]>;
