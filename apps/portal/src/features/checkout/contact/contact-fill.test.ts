import { describe, expect, it } from 'vitest';
import { contactOfLead, type KnownContact, sourceOf } from './contact-fill.ts';

const MAYA = {
  firstName: 'Maya',
  lastName: 'Okafor',
  emailAddress: 'maya@home.example',
  phoneNumber: '+1 617 555 0199',
};
const JONAH = { firstName: 'Jonah', lastName: 'Okafor', emailAddress: '', phoneNumber: '+1 617 555 0177' };
const BANK = { email: 'maya.okafor@example.com', phone: '+1 617 555 0142' };
const known: KnownContact = { account: BANK, travelers: [MAYA, JONAH] };
const own = { email: MAYA.emailAddress, phone: MAYA.phoneNumber };

describe('the lead’s own details', () => {
  it.each([
    ['nothing', { email: '', phone: '' }],
    ['what the bank knows', BANK],
    [
      'the bank’s, in other letters and with spaces',
      { email: ' Maya.Okafor@example.com ', phone: BANK.phone },
    ],
    ['what was filled from another traveler', { email: BANK.email, phone: JONAH.phoneNumber }],
  ])('take the place of %s', (_, now) => {
    expect(contactOfLead(MAYA, now, known)).toEqual(own);
  });

  it('leave what was typed as it is, each field by itself', () => {
    expect(contactOfLead(MAYA, { email: 'trip@work.example', phone: '+33 1 23 45 67 89' }, known)).toEqual(
      {},
    );
    expect(contactOfLead(MAYA, { email: 'trip@work.example', phone: '' }, known)).toEqual({
      phone: own.phone,
    });
  });

  it('are the account’s where the lead has none of their own', () => {
    expect(contactOfLead(JONAH, own, known)).toEqual({ email: BANK.email, phone: JONAH.phoneNumber });
    const nothing = { ...known, account: { email: '', phone: '' } };
    expect(contactOfLead(JONAH, own, nothing)).toEqual({ phone: JONAH.phoneNumber });
  });

  it.each([
    ['an address that is none', { emailAddress: 'maya at home' }, { phone: own.phone }],
    ['a number in words', { phoneNumber: 'ask Jonah' }, { email: own.email }],
    ['a number longer than a draft’s', { phoneNumber: `+${'1 '.repeat(20)}` }, { email: own.email }],
  ])('are not filled in where they could not be paid with: %s', (_, part, change) => {
    expect(contactOfLead({ ...MAYA, ...part }, BANK, known)).toEqual(change);
  });

  it('change nothing where they stand already', () => {
    expect(contactOfLead(MAYA, own, known)).toEqual({});
  });
});

it('whose detail stands in a field, the account’s before a copy of it', () => {
  const of = (email: string, phone = '') => [
    sourceOf('email', { email, phone }, known),
    sourceOf('phone', { email, phone }, known),
  ];
  expect(of(BANK.email, JONAH.phoneNumber)).toEqual(['account', { name: 'Jonah Okafor' }]);
  expect(of(' MAYA@home.example', '+1 617')).toEqual([{ name: 'Maya Okafor' }, 'typed']);
  expect(of('')).toEqual(['typed', 'typed']);
  const copied = { account: BANK, travelers: [{ ...MAYA, emailAddress: BANK.email }] };
  expect(sourceOf('email', BANK, copied)).toBe('account');
});
