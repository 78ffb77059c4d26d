import type { Person } from '@sojourn/contract/travelers.ts';
import { date } from '@sojourn/domain/dates.ts';
import { PAID } from '@sojourn/portal/features/checkout/testing/sample-drafts.ts';
import { expect, it } from 'vitest';
import type { HotelDraft } from '#hotel/wire/hotel-draft.ts';
import { companyNumber, guestFrom, isGuest, mayLead, ownDetails, withGuest } from './guest-autofill.ts';

const room = { adults: 2, childAges: [] };
const STAY = {
  rooms: [room, room],
  checkIn: date('2027-04-14'),
  minimumCheckInAge: 21,
  loyaltyProgram: { code: 'HYA', name: 'World of Hyatt' },
};
const DRAFT: HotelDraft = {
  ...PAID,
  guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
  leadGuestAge: null,
  loyaltyNumber: '',
  requests: '',
};
const jonah = (part: Partial<Person> = {}) =>
  ({
    type: 'Adult',
    firstName: 'Jonah',
    lastName: 'Okafor',
    birthdate: '1990-04-15',
    emailAddress: 'jonah@home.example',
    phoneNumber: '',
    hotelLoyalty: {},
    ...part,
  }) as Person;
const KNOWN = { account: { email: PAID.email, phone: '' }, travelers: [] };

it('the lead of the first room brings the age on the day of check-in, and how to be reached', () => {
  expect(guestFrom(jonah(), 0, STAY, DRAFT, KNOWN)).toEqual({
    guests: [
      { firstName: 'Jonah', lastName: 'Okafor' },
      { firstName: '', lastName: '' },
    ],
    leadGuestAge: 36,
    email: 'jonah@home.example',
  });
});

it('whose age is not known keeps the one that was typed, and not that of whoever led before', () => {
  const unborn = jonah({ birthdate: '' });
  const typed = { ...DRAFT, leadGuestAge: 40 };
  expect(guestFrom(unborn, 0, STAY, typed, KNOWN).leadGuestAge).toBe(40);
  const maya = jonah({ firstName: 'Maya', birthdate: date('1987-04-14') });
  const known = { ...KNOWN, travelers: [maya, unborn] };
  expect(guestFrom(unborn, 0, STAY, typed, known).leadGuestAge).toBeNull();
  expect(guestFrom(unborn, 0, STAY, { ...typed, leadGuestAge: 41 }, known).leadGuestAge).toBe(41);
  const again = { ...typed, guests: [{ firstName: 'Jonah', lastName: 'Okafor' }] };
  expect(guestFrom(unborn, 0, STAY, again, known).leadGuestAge).toBe(40);
});

it('who books is filled in without what was typed or emptied meanwhile', () => {
  const own = (now: HotelDraft) => ownDetails(jonah(), STAY, DRAFT, now, KNOWN);
  expect(own(DRAFT)).toEqual({ leadGuestAge: 36, email: 'jonah@home.example' });
  expect(own({ ...DRAFT, email: '' })).toEqual({ leadGuestAge: 36 });
  expect(own({ ...DRAFT, leadGuestAge: 35 })).toBeNull();
  expect(ownDetails(jonah({ birthdate: date('2020-01-01') }), STAY, DRAFT, DRAFT, KNOWN)).toBeNull();
});

it('a company’s number is filled in for who has none of their own', () => {
  const programs = { HYA: 'B4471' };
  const known = { ...KNOWN, programs };
  const member = jonah({ hotelLoyalty: { HYA: '553027118' } });
  const filled = (person: Person, loyaltyNumber: string) =>
    guestFrom(person, 0, STAY, { ...DRAFT, loyaltyNumber }, known).loyaltyNumber;
  expect(filled(jonah(), '')).toBe('B4471');
  expect(filled(member, 'B4471')).toBe('553027118');
  expect(guestFrom(jonah(), 0, STAY, DRAFT, KNOWN).loyaltyNumber).toBeUndefined();
  expect(ownDetails(member, STAY, DRAFT, { ...DRAFT, loyaltyNumber: 'B4471' }, known)).toMatchObject({
    loyaltyNumber: '553027118',
  });
  // Also where nothing is saved of who books
  expect(companyNumber(STAY, DRAFT, programs)).toEqual({ loyaltyNumber: 'B4471' });
  expect(companyNumber(STAY, { loyaltyNumber: '12' }, programs)).toBeNull();
  expect(companyNumber({ loyaltyProgram: null }, DRAFT, programs)).toBeNull();
});

it('the lead’s saved member number is filled in, but not over one that was typed', () => {
  const member = jonah({ hotelLoyalty: { HYA: '553027118', MAR: '77' } });
  const maya = jonah({ firstName: 'Maya', hotelLoyalty: { HYA: '441' } });
  const known = { ...KNOWN, travelers: [member, maya] };
  const filled = (loyaltyNumber: string, person = member) =>
    guestFrom(person, 0, STAY, { ...DRAFT, loyaltyNumber }, known).loyaltyNumber;
  expect(filled('')).toBe('553027118');
  expect(filled('441')).toBe('553027118');
  expect(filled('9999')).toBeUndefined();
  // The next guest isn't given somebody else's number
  expect(filled('441', jonah())).toBe('');
  expect(guestFrom(member, 1, STAY, DRAFT, known).loyaltyNumber).toBeUndefined();
  expect(guestFrom(member, 0, { ...STAY, loyaltyProgram: null }, DRAFT, known).loyaltyNumber).toBeUndefined();
  expect(ownDetails(member, STAY, DRAFT, DRAFT, KNOWN)?.loyaltyNumber).toBe('553027118');
  expect(ownDetails(member, STAY, DRAFT, { ...DRAFT, loyaltyNumber: '12' }, KNOWN)).not.toHaveProperty(
    'loyaltyNumber',
  );
});

it('the guest of another room brings a name alone', () => {
  expect(guestFrom(jonah(), 1, STAY, DRAFT, KNOWN)).toEqual({
    guests: [
      { firstName: 'Maya', lastName: 'Okafor' },
      { firstName: 'Jonah', lastName: 'Okafor' },
    ],
  });
});

it.each([
  ['of the age that the hotel asks for', { birthdate: '2006-04-14' }, true],
  ['a day younger', { birthdate: '2006-04-15' }, false],
  ['an adult whose age is not known', { birthdate: '' }, true],
  ['a child whose age is not known', { birthdate: '', type: 'Child' }, false],
] as const)('who may take the key: %s', (_, part, may) => {
  expect(mayLead(jonah(part as Partial<Person>), STAY)).toBe(may);
});

it('a room’s guest is who has the name, and one name is changed by itself', () => {
  expect(isGuest(jonah(), { firstName: ' Jonah ', lastName: 'Okafor' })).toBe(true);
  expect(isGuest(jonah(), DRAFT.guests[0])).toBe(false);
  expect(isGuest(jonah(), undefined)).toBe(false);
  expect(withGuest(STAY, DRAFT, 0, { firstName: 'M.' })[0]).toEqual({ firstName: 'M.', lastName: 'Okafor' });
});
