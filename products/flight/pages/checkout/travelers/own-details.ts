/**
 * The customer is usually the first traveler: fills the empty fields from the saved traveler of that name.
 * Pure.
 */
import { emptyTraveler } from '@sojourn/contract/empty-traveler.ts';
import type { Person, TravelerDraft } from '@sojourn/contract/travelers.ts';
import {
  type Contact,
  contactOfLead,
  type KnownContact,
  untouchedSince,
} from '@sojourn/portal/features/checkout/contact/contact-fill.ts';
import type { FlightDraft } from '#flight/wire/flight-draft.ts';
import { filledFrom } from './filled-from.ts';

/** A passport is one: a number that was typed does not get another's country. */
function fillEmpty(typed: TravelerDraft, filled: TravelerDraft): TravelerDraft {
  const empty: Readonly<Record<string, unknown>> = emptyTraveler(typed.type);
  const touched = Object.entries(typed).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(empty[field]),
  );
  return { ...filled, ...Object.fromEntries(touched) };
}

/** Everything but the phone, for which the bank is asked; null once somebody is chosen or typed. */
export function ownDetails(
  own: Person,
  opened: Contact,
  now: FlightDraft,
  airlines: readonly string[],
  known: KnownContact,
  companyNumbers: Readonly<Record<string, string>> = {},
): Partial<FlightDraft> | null {
  const [first, ...others] = now.travelers;
  if (!first || first.personId !== null || first.birthdate !== '') return null;
  const fields = untouchedSince(opened, now).filter((field) => field === 'email');
  return {
    travelers: [fillEmpty(first, filledFrom(own, first.type, airlines, companyNumbers)), ...others],
    ...contactOfLead(own, now, known, fields),
  };
}

/** Once the bank's is known, so that it is not taken for typed; null where it stays as it is. */
export function ownPhone(
  own: Person,
  opened: Contact,
  now: FlightDraft,
  known: KnownContact,
): Partial<Contact> | null {
  if (now.travelers[0]?.personId !== own.personId) return null;
  const fields = untouchedSince(opened, now).filter((field) => field === 'phone');
  const change = contactOfLead(own, now, known, fields);
  return change.phone === undefined ? null : change;
}
