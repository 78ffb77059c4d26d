import { describe, expect, test } from 'vitest';
import { date } from '../dates.ts';
import { checkTraveler, type TravelerTrip, type TypedTraveler } from './check-traveler.ts';
import { fillTraveler, type SavedTraveler } from './saved-traveler.ts';

const maya: TypedTraveler = {
  type: 'Adult',
  firstName: 'Maya',
  middleName: '',
  lastName: 'Okafor',
  birthdate: date('1988-07-22'),
  gender: 'F',
  passport: { number: 'X40718253', country: 'US', expires: date('2031-06-18') },
  knownTravelerNumber: 'TT1139Q48',
  tsaRedressNumber: '',
  frequentFlyerNumber: [{ airline: 'TP', number: '448 210 937' }],
  specialAssistance: [],
};
const lisbon: TravelerTrip = {
  departures: [date('2027-04-14'), date('2027-04-19')],
  lastDate: date('2027-04-19'),
  needsPassport: true,
  passportMonths: 3,
  today: date('2027-02-08'),
};
const none = { number: '', country: '', expires: '' } as const;
const problemsOf = (traveler: Partial<TypedTraveler>, trip: Partial<TravelerTrip> = {}) =>
  checkTraveler({ ...maya, ...traveler }, { ...lisbon, ...trip }).map(
    ({ field, kind, severity }) => `${severity} ${field} ${kind}`,
  );

test('Maya may fly to Lisbon', () => expect(problemsOf({})).toEqual([]));

test.each<[Partial<TypedTraveler>, string[]]>([
  [{ firstName: '', lastName: 'Okafor1' }, ['stop firstName missing', 'stop lastName notAName']],
  [{ lastName: '王' }, ['stop lastName needsLatin']],
  [{ firstName: 'Ma'.repeat(30), lastName: 'Okafor' }, ['warn lastName cut']],
  [{ birthdate: '' }, ['stop birthdate missing']],
  [{ birthdate: date('2027-03-01') }, ['stop birthdate inFuture']],
  [{ birthdate: date('1890-01-01') }, ['stop birthdate tooLongAgo']],
  [{ birthdate: date('2020-01-01') }, ['stop birthdate tooYoung']],
  [{ type: 'Child', birthdate: date('2015-01-01') }, ['stop birthdate tooOld']],
  [{ type: 'LapInfant', birthdate: date('2025-04-16') }, ['stop birthdate turnsTwo']],
  [{ type: 'SeatedInfant', birthdate: date('2025-04-16') }, ['warn birthdate turnsTwo']],
  [{ gender: '' }, ['stop gender missing']],
  [
    { passport: none },
    ['stop passport.number missing', 'stop passport.country missing', 'stop passport.expires missing'],
  ],
  [{ passport: { ...maya.passport, number: '12' } }, ['stop passport.number form']],
  [{ passport: { ...maya.passport, country: 'USA' } }, ['stop passport.country missing']],
  [{ passport: { ...maya.passport, expires: date('2027-04-18') } }, ['stop passport.expires expired']],
  [{ passport: { ...maya.passport, expires: date('2027-07-10') } }, ['warn passport.expires endsSoon']],
  [{ passport: { ...maya.passport, expires: date('2027-09-30') } }, []],
  [{ knownTravelerNumber: '12' }, ['stop knownTravelerNumber form']],
  [{ tsaRedressNumber: '12' }, ['stop tsaRedressNumber form']],
  [{ frequentFlyerNumber: [{ airline: 'TP', number: '' }] }, ['stop frequentFlyerNumber.0.number missing']],
  [{ frequentFlyerNumber: [{ airline: 'TP', number: '1' }] }, ['stop frequentFlyerNumber.0.number form']],
  [
    { frequentFlyerNumber: [{ airline: 'TP', number: '12345' }] },
    ['warn frequentFlyerNumber.0.number unusual'],
  ],
  [{ specialAssistance: ['WCHR', 'WCHC'] }, ['stop specialAssistance conflict']],
  [{ specialAssistance: ['WCLB'] }, ['warn specialAssistance notice']],
])('%j: %j', (traveler, problems) => expect(problemsOf(traveler)).toEqual(problems));

describe('where no passport is asked for', () => {
  const home = { needsPassport: false };
  test('none is fine', () => expect(problemsOf({ passport: none }, home)).toEqual([]));
  test('a begun one is to be finished or emptied', () =>
    expect(problemsOf({ passport: { ...none, country: 'US' } }, home)).toEqual([
      'stop passport.number missing',
      'stop passport.expires missing',
    ]));
  test('one that has run out is only said', () =>
    expect(problemsOf({ passport: { ...maya.passport, expires: date('2026-01-01') } }, home)).toEqual([
      'warn passport.expires expired',
    ]));
});

test('a saved traveler fills a place with the numbers that earn on its airlines', () => {
  const saved: SavedTraveler = {
    firstName: 'Maya',
    middleName: '',
    lastName: 'Okafor',
    birthdate: date('1988-07-22'),
    gender: 'F',
    passport: { number: 'X40718253', countryOfIssue: 'US', expires: date('2031-06-18') },
    knownTravelerNumber: 'TT1139Q48',
    tsaRedressNumber: '',
    frequentFlyerNumber: { DL: '9083441722', TP: '448210937', BA: '12345678' },
    specialAssistance: ['DEAF'],
  };
  const filled = fillTraveler(saved, 'Adult', ['TP', 'LH', 'AF', 'FR']);
  expect(filled).toEqual({
    ...maya,
    frequentFlyerNumber: [
      { airline: 'TP', number: '448210937' },
      { airline: 'DL', number: '9083441722' },
    ],
    specialAssistance: ['DEAF'],
  });
  // The company's only where none of one's own earns
  const companyNumbers = { TP: '1', LH: '2', DL: '3' };
  const { frequentFlyerNumber } = fillTraveler(saved, 'Adult', ['TP', 'LH', 'FR'], companyNumbers);
  expect(frequentFlyerNumber).toEqual([{ airline: 'TP', number: '448210937' }]);
  const without = { ...saved, frequentFlyerNumber: {} };
  expect(fillTraveler(without, 'Adult', ['LH', 'FR'], companyNumbers).frequentFlyerNumber).toEqual([
    { airline: 'LH', number: '2' },
  ]);
  expect(fillTraveler({ ...saved, passport: null }, 'Adult', []).passport).toEqual(none);
});
