import type { SlotState } from '#activity/rules/slots/slot.ts';

/** More aren't few. */
const FEW = 5;

/** A true count of few; where nobody counts there's no number at all. */
export const shownPlaces = (state: SlotState, placesLeft: number | null): number | null =>
  state !== 'freeSale' && placesLeft !== null && placesLeft > 0 && placesLeft <= FEW ? placesLeft : null;
