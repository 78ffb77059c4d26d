/** A room's guest filled from a saved traveler. Pure. */
import type { StayDraft } from '@sojourn/contract/checkout-drafts.ts';
import type { StaySummary } from '@sojourn/contract/checkouts.ts';
import type { Person } from '@sojourn/contract/travelers.ts';
import { ageOn } from '@sojourn/domain/flights/travelers.ts';
import { contactOfLead, type KnownContact } from '../contact-fill.ts';

type Stay = Pick<StaySummary, 'rooms' | 'checkIn' | 'minimumCheckInAge'>;
type Guest = StayDraft['guests'][number];
export const NOBODY: Guest = { firstName: '', lastName: '' };

/** As old as the hotel asks for on the day of check-in; without a date of birth, whoever is an adult. */
export const mayLead = (person: Person, { checkIn, minimumCheckInAge }: Stay): boolean =>
  person.birthdate === ''
    ? person.type === 'Adult'
    : ageOn(person.birthdate, checkIn) >= Math.max(18, minimumCheckInAge);

export const isGuest = (person: Person, guest: Guest | undefined): boolean =>
  guest?.firstName.trim() === person.firstName && guest.lastName.trim() === person.lastName;

/** One room's guest changed, the others as they are. */
export const withGuest = ({ rooms }: Stay, draft: StayDraft, room: number, part: Partial<Guest>): Guest[] =>
  rooms.map((_, at) => ({ ...(draft.guests[at] ?? NOBODY), ...(at === room ? part : {}) }));

/** The change of the draft: the first room's guest leads, whose age and contact go along. */
export function guestFrom(
  person: Person,
  room: number,
  stay: Stay,
  draft: StayDraft,
  known: KnownContact,
): Partial<StayDraft> {
  const { firstName, lastName, birthdate } = person;
  const guests = withGuest(stay, draft, room, { firstName, lastName });
  if (room > 0) return { guests };
  return {
    guests,
    leadGuestAge: birthdate === '' ? null : ageOn(birthdate, stay.checkIn),
    ...contactOfLead(person, draft, known),
  };
}
