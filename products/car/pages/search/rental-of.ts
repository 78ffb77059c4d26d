import { isComplete } from '../form/check-car-form.ts';
import type { CarDraft } from './car-draft.ts';

/** Places and times as every call of a rental takes them. */
export function rentalOf(draft: CarDraft) {
  if (!isComplete(draft)) return undefined;
  const { from, to, pickUp, dropOff } = draft;
  return {
    pickUpPlace: { place: from },
    dropOffPlace: to === null ? null : { place: to },
    pickUp,
    dropOff,
  };
}
