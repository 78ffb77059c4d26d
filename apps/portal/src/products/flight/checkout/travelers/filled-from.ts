import type { Person, TravelerDraft } from '@sojourn/contract/travelers.ts';
import { fillTraveler } from '@sojourn/domain/travelers/saved-traveler.ts';

/** The draft of a place of the same type, filled from a saved traveler. */
export const filledFrom = (
  person: Person,
  type: TravelerDraft['type'],
  airlines: readonly string[],
): TravelerDraft => ({ ...fillTraveler(person, type, airlines), personId: person.personId });
