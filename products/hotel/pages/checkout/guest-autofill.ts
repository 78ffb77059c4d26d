/** A room's guest filled from a saved traveler. Pure. */
import type { Person } from '@sojourn/contract/travelers.ts';
import { ageOn } from '@sojourn/domain/travelers/age.ts';
import {
  type Contact,
  contactOfLead,
  type KnownContact,
  untouchedSince,
} from '@sojourn/portal/features/checkout/contact/contact-fill.ts';
import type { StaySummary } from '#hotel/wire/hotel-checkout.ts';
import type { HotelDraft } from '#hotel/wire/hotel-draft.ts';

type Stay = Pick<StaySummary, 'rooms' | 'checkIn' | 'minimumCheckInAge' | 'loyaltyProgram'>;
type Guest = HotelDraft['guests'][number];
export const NOBODY: Guest = { firstName: '', lastName: '' };

/** At least the hotel's minimum age on the day of check-in; any adult without a date of birth. */
export const mayLead = (person: Person, { checkIn, minimumCheckInAge }: Stay): boolean =>
  person.birthdate === ''
    ? person.type === 'Adult'
    : ageOn(person.birthdate, checkIn) >= Math.max(18, minimumCheckInAge);

export const isGuest = (person: Person, guest: Guest | undefined): boolean =>
  guest?.firstName.trim() === person.firstName && guest.lastName.trim() === person.lastName;

/** One room's guest changed, the others as they are. */
export const withGuest = ({ rooms }: Stay, draft: HotelDraft, room: number, part: Partial<Guest>): Guest[] =>
  rooms.map((_, at) => ({ ...(draft.guests[at] ?? NOBODY), ...(at === room ? part : {}) }));

type Known = Omit<KnownContact, 'travelers'> & {
  readonly travelers: readonly Person[];
  readonly programs?: CompanyPrograms;
};

const ageAt = ({ birthdate }: Person, { checkIn }: Stay): number | null =>
  birthdate === '' ? null : ageOn(birthdate, checkIn);

/** The person's age. If unknown, typed input stays, and the age of the previous lead guest is removed. */
function ageOfLead(person: Person, stay: Stay, { guests, leadGuestAge }: HotelDraft, known: Known) {
  const isAnothers = known.travelers.some(
    (each) => isGuest(each, guests[0]) && !isGuest(person, guests[0]) && ageAt(each, stay) === leadGuestAge,
  );
  return ageAt(person, stay) ?? (isAnothers ? null : leadGuestAge);
}

const savedNumber = ({ hotelLoyalty }: Person, { loyaltyProgram }: Stay): string =>
  (loyaltyProgram && hotelLoyalty[loyaltyProgram.code]) || '';

/** A company's memberships: program code to number; nothing for who has none. */
type CompanyPrograms = Readonly<Record<string, string>>;
/**
 * The lead's saved number of the hotel's program, else their company's, in place of none, of the company's or
 * of another traveler's saved one.
 */
function loyaltyOfLead(
  person: Person,
  stay: Stay,
  { loyaltyNumber }: HotelDraft,
  { travelers, programs = {} }: Pick<Known, 'programs'> & { readonly travelers: readonly Person[] },
): Partial<HotelDraft> {
  const now = loyaltyNumber.trim();
  const companyNumber = (stay.loyaltyProgram && programs[stay.loyaltyProgram.code]) || '';
  const isUntouched =
    now === '' || now === companyNumber || travelers.some((each) => savedNumber(each, stay) === now);
  const next = savedNumber(person, stay) || companyNumber;
  return isUntouched && next !== now ? { loyaltyNumber: next } : {};
}

/** Where nobody's own is filled in; null for none, and once there's a number. */
export function companyNumber(
  { loyaltyProgram }: Pick<Stay, 'loyaltyProgram'>,
  { loyaltyNumber }: Pick<HotelDraft, 'loyaltyNumber'>,
  programs: CompanyPrograms,
): Partial<HotelDraft> | null {
  const number = loyaltyProgram && programs[loyaltyProgram.code];
  return number && loyaltyNumber.trim() === '' ? { loyaltyNumber: number } : null;
}

/** The change of the draft: the first room's guest leads, whose age, contact and number go along. */
export function guestFrom(
  person: Person,
  room: number,
  stay: Stay,
  draft: HotelDraft,
  known: Known,
): Partial<HotelDraft> {
  const { firstName, lastName } = person;
  const guests = withGuest(stay, draft, room, { firstName, lastName });
  if (room > 0) return { guests };
  const leadGuestAge = ageOfLead(person, stay, draft, known);
  return {
    guests,
    leadGuestAge,
    ...contactOfLead(person, draft, known),
    ...loyaltyOfLead(person, stay, draft, known),
  };
}

/**
 * Age, contact and loyalty number of who books and leads, as far as none is typed since the page was opened;
 * null where an age is, or where they may not lead.
 */
export function ownDetails(
  own: Person,
  stay: Stay,
  opened: Contact,
  now: HotelDraft,
  known: KnownContact & Pick<Known, 'programs'>,
): Partial<HotelDraft> | null {
  if (now.leadGuestAge !== null || !mayLead(own, stay)) return null;
  const fields = untouchedSince(opened, now);
  return {
    leadGuestAge: ageAt(own, stay),
    ...contactOfLead(own, now, known, fields),
    ...loyaltyOfLead(own, stay, now, { travelers: [], programs: known.programs }),
  };
}
