import { date } from '@sojourn/domain/dates.ts';
import { ASSISTANCE_CODES, ASSISTANCE_GROUPS } from '@sojourn/domain/travelers/assistance.ts';
import { checkTraveler, type TypedTraveler } from '@sojourn/domain/travelers/check-traveler.ts';
import { expect, test } from 'vitest';
import en from '#messages/en/travelers.json' with { type: 'json' };
import { fieldOf, problemText } from './problem-text.ts';

test.each([
  ['person.passport.countryOfIssue', 'passport.country'],
  ['travelers.1.passport.country', 'passport.country'],
  ['travelers.0.frequentFlyerNumber.2.number', 'number'],
  ['person.hotelLoyalty.HYA', 'number'],
  ['person.birthdate', 'birthdate'],
  ['lastName', 'lastName'],
])('%s is the field %s', (path, field) => expect(fieldOf(path)).toBe(field));

test.each([
  ['person.firstName', 'alreadySaved', 'travelers.problem.name.alreadySaved'],
  ['person.birthdate', 'notThisType', 'travelers.problem.birthdate.notThisType'],
  ['person', 'tooMany', 'travelers.problem.tooMany'],
  ['person.tsaRedressNumber', 'form', 'travelers.problem.tsaRedressNumber.form'],
  ['person.emailAddress', 'form', 'travelers.problem.email.form'],
  ['phoneNumber', 'form', 'travelers.problem.phone.form'],
  ['person.nationality', 'Invalid input', 'travelers.problem.other'],
])('%s %s: %s', (path, problem, id) => expect(problemText(path, problem)).toBe(id));

const nobody: TypedTraveler = {
  type: 'Adult',
  firstName: '',
  middleName: '',
  lastName: '',
  birthdate: '',
  gender: '',
  passport: { number: '', country: '', expires: '' },
  knownTravelerNumber: '1',
  tsaRedressNumber: '1',
  frequentFlyerNumber: [{ airline: 'TP', number: '' }],
  specialAssistance: ['WCHR', 'WCHC', 'WCLB'],
};
const maya: TypedTraveler = { ...nobody, firstName: 'Maya', lastName: 'Okafor', gender: 'F' };
const trip = {
  departures: [date('2027-04-14'), date('2027-04-19')],
  lastDate: date('2027-04-19'),
  needsPassport: true,
  passportMonths: 6,
  today: date('2027-02-08'),
};

test.each<[string, TypedTraveler]>([
  ['nobody', nobody],
  ['no Latin', { ...maya, lastName: '王' }],
  ['too long', { ...maya, firstName: 'Ma'.repeat(30) }],
  ['far too long', { ...maya, lastName: 'O'.repeat(61) }],
  ['no name', { ...maya, middleName: '7' }],
  ['an old infant', { ...maya, type: 'LapInfant', birthdate: date('2025-04-16') }],
  ['a child', { ...maya, birthdate: date('2020-01-01') }],
  ['an adult', { ...maya, type: 'Child', birthdate: date('1988-07-22') }],
  ['the unborn', { ...maya, birthdate: date('2027-03-01') }],
  ['the ancient', { ...maya, birthdate: date('1890-01-01') }],
  ['a short passport', { ...maya, passport: { number: '1', country: 'US', expires: date('2027-05-01') } }],
  ['an old passport', { ...maya, passport: { number: 'X4', country: 'US', expires: date('2020-05-01') } }],
  ['odd numbers', { ...maya, frequentFlyerNumber: [{ airline: 'TP', number: '12345' }] }],
])('all that is said of %s has words of its own', (_, traveler) => {
  const texts = checkTraveler(traveler, trip).map(({ field, kind }) => problemText(field, kind));
  expect(texts.length).toBeGreaterThan(1);
  for (const id of texts) {
    expect(Object.keys(en)).toContain(id);
    expect(id).not.toBe('travelers.problem.other');
  }
});

test('every code and group of assistance has its words', () => {
  const ids = [...ASSISTANCE_CODES, ...Object.keys(ASSISTANCE_GROUPS).map((group) => `group.${group}`)];
  for (const id of ids) expect(Object.keys(en)).toContain(`travelers.assistance.${id}`);
});
