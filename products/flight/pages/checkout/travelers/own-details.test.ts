import { emptyTraveler } from '@sojourn/contract/empty-traveler.ts';
import type { Person, TravelerDraft } from '@sojourn/contract/travelers.ts';
import { date } from '@sojourn/domain/dates.ts';
import { PAID } from '@sojourn/portal/features/checkout/testing/sample-drafts.ts';
import { expect, it } from 'vitest';
import type { FlightDraft } from '#flight/wire/flight-draft.ts';
import { ownDetails, ownPhone } from './own-details.ts';

const OWN = {
  personId: 'trv_maya',
  type: 'Adult',
  firstName: 'Maya',
  middleName: 'Ada',
  lastName: 'Okafor',
  birthdate: date('1988-07-22'),
  gender: 'F',
  nationality: 'US',
  passport: { number: 'X40718253', countryOfIssue: 'US', expires: date('2031-06-18') },
  knownTravelerNumber: 'TT1139Q48',
  tsaRedressNumber: '',
  frequentFlyerNumber: { TP: '448210937' },
  specialAssistance: [],
  emailAddress: 'maya@home.example',
  phoneNumber: '+1 617 555 0199',
} as unknown as Person;
const NAMED = { ...emptyTraveler('Adult'), firstName: 'Maya', lastName: 'Okafor' };
const draftOf = (part: Partial<TravelerDraft> = {}): FlightDraft => ({
  ...PAID,
  travelers: [{ ...NAMED, ...part }, emptyTraveler('Child')],
  duplicateAccepted: false,
});
const OPENED = draftOf();
const ACCOUNT = { email: PAID.email, phone: PAID.phone };
const KNOWN = { account: ACCOUNT, travelers: [OWN] };
/** The bank has not answered yet. */
const EARLY = { ...KNOWN, account: { ...ACCOUNT, phone: '' } };
const fill = (now: FlightDraft) => ownDetails(OWN, OPENED, now, ['TP'], EARLY);

it('fills everything but the phone while the bank has not answered', () => {
  expect(fill(OPENED)).toEqual({
    travelers: [
      {
        ...NAMED,
        personId: 'trv_maya',
        middleName: 'Ada',
        birthdate: '1988-07-22',
        gender: 'F',
        passport: { number: 'X40718253', country: 'US', expires: '2031-06-18' },
        knownTravelerNumber: 'TT1139Q48',
        frequentFlyerNumber: [{ airline: 'TP', number: '448210937' }],
      },
      emptyTraveler('Child'),
    ],
    email: 'maya@home.example',
  });
});

it.each<Partial<TravelerDraft>>([
  { middleName: 'Adaeze' },
  { knownTravelerNumber: 'TT22' },
  { gender: 'M' },
  { passport: { number: 'C03', country: '', expires: '' } },
  { frequentFlyerNumber: [{ airline: 'UA', number: '7' }] },
  { specialAssistance: ['WCHR'] },
])('keeps what was typed meanwhile and fills the rest: %j', (typed) => {
  const [first] = fill(draftOf(typed))?.travelers ?? [];
  expect(first).toEqual({ ...fill(OPENED)?.travelers?.[0], ...typed });
});

it('leaves an e-mail that was emptied or typed meanwhile', () => {
  for (const email of ['', 'trip@work.example'])
    expect(fill({ ...OPENED, email })).not.toHaveProperty('email');
});

it('fills nobody over a birth date, or over another who was chosen', () => {
  expect(fill(draftOf({ birthdate: date('1990-01-01') }))).toBeNull();
  expect(fill(draftOf({ personId: 'trv_jonah' as TravelerDraft['personId'] }))).toBeNull();
});

it('fills the phone once the bank’s is known, unless it was changed or another leads now', () => {
  const filled = { ...OPENED, ...fill(OPENED) };
  const phone = (now: FlightDraft) => ownPhone(OWN, OPENED, now, KNOWN);
  expect(phone(filled)).toEqual({ phone: '+1 617 555 0199' });
  expect(ownPhone(OWN, OPENED, filled, EARLY), 'the bank’s is not known').toBeNull();
  for (const typed of ['', '+33 1 23 45 67 89']) expect(phone({ ...filled, phone: typed })).toBeNull();
  expect(phone(draftOf({ personId: 'trv_jonah' as TravelerDraft['personId'] }))).toBeNull();
});
