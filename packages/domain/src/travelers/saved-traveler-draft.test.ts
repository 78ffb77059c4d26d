import { describe, expect, it } from 'vitest';
import { date, type Instant } from '../dates.ts';
import { ASSISTANCE_GROUPS } from './assistance.ts';
import {
  draftOfSaved,
  EMPTY_DRAFT,
  isDraftDirty,
  isPassportHeldBack,
  type SavedTravelerDraft,
  type StoredTraveler,
  sentOf,
  withAssistance,
  withBirthdate,
} from './saved-traveler-draft.ts';

const NOW = '2027-02-10T12:00:00.000Z' as Instant;
const MAYA: StoredTraveler = {
  type: 'Adult',
  firstName: 'Maya',
  middleName: '',
  lastName: 'Okafor',
  gender: 'F',
  birthdate: date('1988-07-22'),
  nationality: 'US',
  knownTravelerNumber: 'TT1139Q48',
  passport: { number: 'X40718253', countryOfIssue: 'US', expires: date('2031-06-18') },
  driverLicense: null,
  tsaRedressNumber: '',
  frequentFlyerNumber: { TP: '448210937', B6: '4471903226' },
  hotelLoyalty: { HYA: '553027118' },
  specialAssistance: [],
  emailAddress: 'maya@example.com',
  phoneNumber: '',
  isHidden: false,
};
const typed = (part: Partial<SavedTravelerDraft>): SavedTravelerDraft => ({ ...draftOfSaved(MAYA), ...part });
const NO_PASSPORT = EMPTY_DRAFT.passport;

describe('a passport', () => {
  const whole = MAYA.passport!;
  const row = (passport: SavedTravelerDraft['passport'], saved: StoredTraveler | null = MAYA) => ({
    passport,
    saved,
  });
  it.each([
    ['untouched is sent and not updated', row(whole), [whole, false, false]],
    [
      'with spaces around its number is untouched',
      row({ ...whole, number: ' X40718253 ' }),
      [true, false, false],
    ],
    ['changed is updated', row({ ...whole, number: 'X50000001' }), [true, true, false]],
    ['taken away altogether is removed', row(NO_PASSPORT), [null, true, false]],
    [
      'without a country is not sent and stays as it was',
      row({ ...whole, countryOfIssue: '' }),
      [null, false, true],
    ],
    ['with a country of one letter is not sent', row({ ...whole, countryOfIssue: 'U' }), [null, false, true]],
    [
      'with a country of three letters is not sent',
      row({ ...whole, countryOfIssue: 'USA' }),
      [null, false, true],
    ],
    ['new and whole is updated', row(whole, null), [whole, true, false]],
    [
      'new without a country is not sent',
      row({ ...NO_PASSPORT, number: 'X40718253' }, null),
      [null, false, true],
    ],
    ['that nobody typed is not updated', row(NO_PASSPORT, null), [null, false, false]],
  ])('%s', (_, { passport, saved }, [sent, isUpdated, isHeldBack]) => {
    const draft = typed({ passport });
    const { person, updatePassport } = sentOf(draft, saved);
    if (sent === true) expect(person.passport).toEqual(passport);
    else expect(person.passport).toEqual(sent);
    expect([updatePassport, isPassportHeldBack(draft, saved)]).toEqual([isUpdated, isHeldBack]);
  });
});

describe('programs', () => {
  it.each([
    ['as they were', [{ code: 'TP', number: '448210937' }], { TP: '448210937' }],
    [
      'without the one that was emptied',
      [
        { code: 'TP', number: ' ' },
        { code: 'DL', number: '9083' },
      ],
      { DL: '9083' },
    ],
    ['without the one that was taken away', [], {}],
    ['without a number of no program', [{ code: '', number: '9083441722' }], {}],
  ])('are sent %s', (_, rows, sent) => {
    expect(sentOf(typed({ frequentFlyerNumber: rows }), MAYA).person.frequentFlyerNumber).toEqual(sent);
    expect(sentOf(typed({ hotelLoyalty: rows }), MAYA).person.hotelLoyalty).toEqual(sent);
  });
});

describe('a draft', () => {
  it('sends back what it was opened with', () => {
    const { isHidden, ...facts } = MAYA;
    expect(sentOf(draftOfSaved(MAYA), MAYA)).toEqual({
      person: facts,
      updatePassport: false,
      hideProfile: isHidden,
    });
  });
  it('keeps a driver license as it was typed', () => {
    const driverLicense = { number: 's 4471-?', countryOfIssue: '' };
    expect(sentOf(typed({ driverLicense }), MAYA).person.driverLicense).toEqual(driverLicense);
  });
  it.each<[string, Partial<SavedTravelerDraft>, boolean]>([
    ['as it was opened', {}, false],
    ['with a name changed', { firstName: 'Mayra' }, true],
    ['hidden', { isHidden: true }, true],
    [
      'with a row that nothing was typed into',
      { frequentFlyerNumber: [...draftOfSaved(MAYA).frequentFlyerNumber, { code: '', number: '' }] },
      false,
    ],
    ['with a program emptied', { hotelLoyalty: [{ code: 'HYA', number: '' }] }, true],
    ['with an expiry changed', { passport: { ...MAYA.passport!, expires: '' } }, true],
    ['with assistance', { specialAssistance: ['DEAF'] }, true],
  ])('%s: dirty or not', (_, part, isDirty) => {
    expect(isDraftDirty(typed(part), MAYA)).toBe(isDirty);
  });
  it('of somebody new is dirty once something is typed', () => {
    expect([isDraftDirty(EMPTY_DRAFT, null), isDraftDirty({ ...EMPTY_DRAFT, lastName: 'N' }, null)]).toEqual([
      false,
      true,
    ]);
  });
});

describe('the type', () => {
  it.each([
    ['Adult', '2020-01-01', 'Child'],
    ['Adult', '2026-06-01', 'LapInfant'],
    ['SeatedInfant', '2026-06-01', 'SeatedInfant'],
    ['LapInfant', '1990-01-01', 'Adult'],
    ['Child', '', 'Child'],
    ['Child', '2028-01-01', 'Child'],
  ] as const)('%s born %s is %s', (type, birthdate, becomes) => {
    const { type: after } = withBirthdate(
      { ...EMPTY_DRAFT, type },
      birthdate === '' ? '' : date(birthdate),
      NOW,
    );
    expect(after).toBe(becomes);
  });
});

describe('assistance', () => {
  const { walking, senses } = ASSISTANCE_GROUPS;
  it.each([
    ['takes the place of another of its group', ['DEAF', 'WCHR'], walking, 'WCHS', ['DEAF', 'WCHS']],
    ['is added', [], senses, 'BLND', ['BLND']],
    ['is taken away', ['BLND', 'WCHR'], walking, '', ['BLND']],
  ] as const)('%s', (_, chosen, group, code, after) => {
    expect(withAssistance(chosen, group, code)).toEqual(after);
  });
});
