import type { StayDraft } from '@sojourn/contract/checkout-drafts.ts';
import type { Person } from '@sojourn/contract/travelers.ts';
import { date } from '@sojourn/domain/dates.ts';
import { expect, it } from 'vitest';
import { PAID } from '../testing/sample-drafts.ts';
import { guestFrom, isGuest, mayLead, withGuest } from './guest-fill.ts';

const room = { adults: 2, childAges: [] };
const STAY = { rooms: [room, room], checkIn: date('2027-04-14'), minimumCheckInAge: 21 };
const DRAFT: StayDraft = {
  ...PAID,
  guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
  leadGuestAge: null,
  loyaltyNumber: '',
  requests: '',
};
const jonah = (part: Partial<Person> = {}) =>
  ({
    ...{ type: 'Adult', firstName: 'Jonah', lastName: 'Okafor', birthdate: '1990-04-15' },
    ...{ emailAddress: 'jonah@home.example', phoneNumber: '' },
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
  const unknown = guestFrom(jonah({ birthdate: '' }), 0, STAY, { ...DRAFT, leadGuestAge: 40 }, KNOWN);
  expect(unknown.leadGuestAge).toBeNull();
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
