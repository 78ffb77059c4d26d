import type { Person, TravelerDraft } from '@sojourn/contract/travelers.ts';
import { fillTraveler } from '@sojourn/domain/travelers/saved-traveler.ts';

/** The draft of a place of the same type, filled from a saved traveler and their company's memberships. */
export const filledFrom = (
  person: Person,
  type: TravelerDraft['type'],
  airlines: readonly string[],
  companyNumbers: Readonly<Record<string, string>> = {},
): TravelerDraft => ({ ...fillTraveler(person, type, airlines, companyNumbers), personId: person.personId });
