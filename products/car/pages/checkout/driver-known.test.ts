import type { Person } from '@sojourn/contract/travelers.ts';
import { expect, test } from 'vitest';
import type { CarCheckout } from '#car/wire/car-checkout.ts';
import type { CarDraft } from '#car/wire/car-draft.ts';
import { otherAge, ownContact } from './driver-known.ts';

const rentalFor = (driverAge: number) =>
  ({ rental: { pickUp: { at: '2027-04-15T08:30' } }, options: { driverAge } }) as CarCheckout;
const born = (birthdate: string) => ({ birthdate }) as Person;

test.each([
  ['a driver of 38 priced as one of 22', '1989-03-02', 22, 38],
  ['whose birthday is the day after pick-up', '1989-04-16', 22, 37],
  ['who has the age that it was priced for', '1989-03-02', 38, undefined],
  ['whose date of birth nobody knows', '', 22, undefined],
] as const)('%s: the rental is priced for their own age', (_, birthdate, priced, age) => {
  expect(otherAge(born(birthdate), rentalFor(priced))).toBe(age);
});

test('the phone of the account is filled in, and what was typed stays', () => {
  const opened = { email: 'maya@example.com', phone: '' };
  const known = { account: { email: 'maya@example.com', phone: '+1 617 555 0187' }, travelers: [] };
  const now = (phone: string) => ({ email: 'maya@example.com', phone }) as CarDraft;
  expect(ownContact(undefined, opened, now(''), known)).toEqual({ phone: '+1 617 555 0187' });
  expect(ownContact(undefined, opened, now('+1 212 555 0143'), known)).toEqual({});
});
