import { describe, expect, it } from 'vitest';
import { date, type Instant } from '../dates.ts';
import { checkSavedTraveler, problemsOfRefusal } from './saved-traveler-check.ts';
import { EMPTY_DRAFT, type SavedTravelerDraft } from './saved-traveler-draft.ts';

const NOW = '2027-02-10T12:00:00.000Z' as Instant;
const LEAST: SavedTravelerDraft = {
  ...EMPTY_DRAFT,
  firstName: 'Noor',
  lastName: 'Haddad',
  birthdate: date('1990-05-04'),
};
const US = (number: string) => ({ number, countryOfIssue: 'US', expires: '' }) as const;

describe('what is typed', () => {
  it.each<[string, Partial<SavedTravelerDraft>, readonly string[]]>([
    ['names and a date of birth are enough', {}, []],
    ['nothing', EMPTY_DRAFT, ['firstName: missing', 'lastName: missing', 'birthdate: missing']],
    ['a digit in a name', { middleName: 'B2' }, ['middleName: notAName']],
    ['not born yet', { birthdate: date('2028-01-01') }, ['birthdate: inFuture']],
    ['an adult of three', { birthdate: date('2024-01-01') }, ['birthdate: notThisType']],
    ['a passport without a country is not looked at', { passport: { ...US('?'), countryOfIssue: '' } }, []],
    ['a country without a number', { passport: US('') }, ['passport.number: missing']],
    ['a short passport number', { passport: US('12') }, ['passport.number: form']],
    ['a good passport', { passport: US('X40718253') }, []],
    ['an emptied program', { frequentFlyerNumber: [{ code: 'DL', number: '' }] }, []],
    [
      'a number of no program',
      { hotelLoyalty: [{ code: '', number: '5530' }] },
      ['hotelLoyalty.0.code: missing'],
    ],
    [
      'the second program’s number',
      {
        frequentFlyerNumber: [
          { code: 'DL', number: '9083441722' },
          { code: 'TP', number: '?' },
        ],
      },
      ['frequentFlyerNumber.1.number: form'],
    ],
    ['half an address', { emailAddress: 'noor@' }, ['emailAddress: form']],
    ['too few digits', { phoneNumber: '112' }, ['phoneNumber: form']],
    ['ways to be reached', { emailAddress: 'noor@example.com', phoneNumber: '+1 617 555 0142' }, []],
    ['a short known traveler number', { knownTravelerNumber: '98' }, ['knownTravelerNumber: form']],
    ['a redress number of words', { tsaRedressNumber: 'none' }, ['tsaRedressNumber: form']],
    ['two wheelchairs', { specialAssistance: ['WCHR', 'WCHC'] }, ['specialAssistance: conflict']],
    ['any driver license', { driverLicense: { number: '?!', countryOfIssue: 'XX' } }, []],
  ])('%s', (_, part, problems) => {
    const found = checkSavedTraveler({ ...LEAST, ...part }, NOW);
    expect(found.map(({ path, problem }) => `${path}: ${problem}`)).toEqual(problems);
  });
});

describe('a refusal', () => {
  const draft = {
    ...LEAST,
    frequentFlyerNumber: [
      { code: 'TP', number: '1' },
      { code: 'DL', number: '2' },
    ],
  };
  it.each([
    ['person.birthdate', 'birthdate'],
    ['person.passport.number', 'passport.number'],
    ['person.frequentFlyerNumber.DL', 'frequentFlyerNumber.1.number'],
    ['person.hotelLoyalty.HYA', ''],
    ['person', ''],
  ])('of %s is of the field %j', (path, field) => {
    expect(problemsOfRefusal([{ path, problem: 'form' }], draft)).toEqual([{ path: field, problem: 'form' }]);
  });
});
