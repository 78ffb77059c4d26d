import type { Person } from '@sojourn/contract/travelers.ts';
import { date } from '@sojourn/domain/dates.ts';
import { describe, expect, it } from 'vitest';
import { textOfProblem, wholeProblem } from './traveler-problems.ts';
import { entryOf, factsOf, groupOf, TRAVELER_GROUPS, tagsOf } from './traveler-view.ts';

const TODAY = date('2027-02-10');
const NOOR = {
  personId: 'trv_00000000000000000000000001',
  type: 'Adult',
  firstName: 'Noor',
  middleName: '',
  lastName: 'Haddad',
  birthdate: '',
  gender: '',
  nationality: '',
  passport: null,
  driverLicense: null,
  knownTravelerNumber: '',
  tsaRedressNumber: '',
  frequentFlyerNumber: {},
  hotelLoyalty: {},
  specialAssistance: [],
  emailAddress: '',
  phoneNumber: '',
  isHidden: false,
} as unknown as Person;
const noor = (part: Partial<Person>): Person => ({ ...NOOR, ...part });
const passport = (expires: string) =>
  ({ number: 'X40718253', countryOfIssue: 'US', expires: expires && date(expires) }) as Person['passport'];

describe('the line under a name', () => {
  it.each<[string, Partial<Person>, boolean, string[]]>([
    ['an adult', {}, false, ['travelers.type.Adult']],
    ['the account’s holder', {}, true, ['travelers.type.Adult', 'profileTravelers.holder']],
    ['an infant in a seat', { type: 'SeatedInfant' }, false, ['travelers.type.SeatedInfant']],
    ['an infant on a lap', { type: 'LapInfant' }, false, ['travelers.type.LapInfant']],
    [
      'a hidden child with a date of birth',
      { type: 'Child', birthdate: date('2020-05-01'), isHidden: true },
      false,
      ['travelers.type.Child', 'profileTravelers.birthdate', 'profileTravelers.hidden'],
    ],
  ])('%s', (_, part, isHolder, ids) => {
    expect(factsOf(noor(part), isHolder, 'en').map(({ id }) => id)).toEqual(ids);
  });
});

describe('the tags', () => {
  it.each<[string, Partial<Person>, string[]]>([
    ['nothing known', {}, ['warn profileTravelers.tag.passportMissing']],
    ['a passport', { passport: passport('2031-01-01') }, ['good profileTravelers.tag.passport']],
    [
      'a passport that is over',
      { passport: passport('2027-02-09') },
      ['warn profileTravelers.tag.passportExpired'],
    ],
    [
      'programs of airlines and hotels',
      { passport: passport(''), frequentFlyerNumber: { DL: '9083' }, hotelLoyalty: { HYA: '5530' } },
      ['good profileTravelers.tag.passport', 'undefined profileTravelers.tag.programs 2'],
    ],
  ])('%s', (_, part, tags) => {
    const shown = tagsOf(noor(part), TODAY).map(
      ({ tone, text }) => `${tone} ${text.id}${text.values ? ` ${text.values.count}` : ''}`,
    );
    expect(shown).toEqual(tags);
  });
});

describe('an entry', () => {
  it.each<[(typeof TRAVELER_GROUPS)[number], Partial<Person>, object]>([
    ['names', {}, { list: 'Noor Haddad' }],
    ['passport', { passport: passport('2031-06-18') }, { country: 'United States', month: 'Jun 2031' }],
    ['passport', { passport: passport('') }, { list: 'United States' }],
    ['frequentFlyerNumber', { frequentFlyerNumber: { DL: '1', XX: '2' } }, { list: 'SkyMiles, XX' }],
    ['hotelLoyalty', { hotelLoyalty: { HYA: '1' } }, { list: 'World of Hyatt' }],
    ['additional', { phoneNumber: '+1 617 555 0142', specialAssistance: ['DEAF'] }, { count: 2 }],
  ])('%s says what is there', (group, part, values) => {
    expect(entryOf(noor(part), group, 'en').values).toEqual(values);
  });
  it.each(TRAVELER_GROUPS.filter((group) => group !== 'names'))('%s says that nothing is', (group) => {
    expect(entryOf(NOOR, group, 'en').id).toBe('profileTravelers.entry.none');
  });
});

describe('a problem', () => {
  it.each([
    ['firstName', 'names'],
    ['', 'names'],
    ['passport.number', 'passport'],
    ['nationality', 'passport'],
    ['frequentFlyerNumber.0.code', 'frequentFlyerNumber'],
    ['hotelLoyalty.3.number', 'hotelLoyalty'],
    ['specialAssistance', 'additional'],
    ['gender', 'names'],
    ['emailAddress', 'additional'],
    ['knownTravelerNumber', 'additional'],
  ])('of %j stands in %s', (path, group) => {
    expect(groupOf(path)).toBe(group);
  });
  it.each([
    ['birthdate', 'notThisType', 'travelers.problem.birthdate.notThisType'],
    ['firstName', 'alreadySaved', 'travelers.problem.name.alreadySaved'],
    ['passport.number', 'missing', 'travelers.problem.passport.number.missing'],
    ['hotelLoyalty.0.number', 'form', 'travelers.problem.number.form'],
    ['hotelLoyalty.0.code', 'missing', 'profileTravelers.problem.program'],
    ['', 'tooMany', 'travelers.problem.tooMany'],
  ])('of %j, %s, has words', (path, problem, text) => {
    expect(textOfProblem({ path, problem })).toBe(text);
  });
  it('that no field is to blame for is the whole form’s', () => {
    const whole = { path: '', problem: 'tooMany' };
    expect(wholeProblem([{ path: 'firstName', problem: 'missing' }, whole])).toBe(whole);
    expect(wholeProblem([{ path: 'firstName', problem: 'missing' }])).toBeUndefined();
  });
});
