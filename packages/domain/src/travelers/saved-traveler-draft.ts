/**
 * The profile's form of a saved traveler (A §2.5): from what is kept to what is typed, and from what is typed
 * to what is sent (A §5). Fields are spelled as the profile's calls spell them, so that a refusal's path
 * names the field.
 */
import type { PassengerType } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { CalendarDate, Instant } from '../dates.ts';
import { ASSISTANCE_CODES, type AssistanceCode } from './assistance.ts';
import { isCountryOfIssue } from './documents.ts';
import type { SavedTraveler } from './saved-traveler.ts';
import { typeToday } from './traveler-type.ts';

type Passport = NonNullable<SavedTraveler['passport']>;
type DriverLicense = { readonly number: string; readonly countryOfIssue: string };
type Programs = Readonly<Record<string, string>>;

/** Everything that is kept of a traveler. */
export type StoredTraveler = SavedTraveler & {
  readonly type: PassengerType;
  readonly nationality: string;
  readonly driverLicense: DriverLicense | null;
  readonly hotelLoyalty: Programs;
  readonly emailAddress: string;
  readonly phoneNumber: string;
  readonly isHidden: boolean;
};

/** `code`: an airline or a hotel program, empty until one is chosen. */
export type ProgramRow = { readonly code: string; readonly number: string };
export type SavedTravelerDraft = Omit<
  StoredTraveler,
  'passport' | 'driverLicense' | 'frequentFlyerNumber' | 'hotelLoyalty'
> & {
  readonly passport: Passport;
  readonly driverLicense: DriverLicense;
  readonly frequentFlyerNumber: readonly ProgramRow[];
  readonly hotelLoyalty: readonly ProgramRow[];
};

const NO_PASSPORT: Passport = { number: '', countryOfIssue: '', expires: '' };
const NO_LICENSE: DriverLicense = { number: '', countryOfIssue: '' };
const rowsOf = (programs: Programs): ProgramRow[] =>
  Object.entries(programs).map(([code, number]) => ({ code, number }));

export const EMPTY_DRAFT: SavedTravelerDraft = {
  type: 'Adult',
  firstName: '',
  middleName: '',
  lastName: '',
  birthdate: '',
  gender: '',
  nationality: '',
  passport: NO_PASSPORT,
  driverLicense: NO_LICENSE,
  knownTravelerNumber: '',
  tsaRedressNumber: '',
  frequentFlyerNumber: [],
  hotelLoyalty: [],
  specialAssistance: [],
  emailAddress: '',
  phoneNumber: '',
  isHidden: false,
};

/** The form as it opens; null for somebody new. */
export function draftOfSaved(saved: StoredTraveler | null): SavedTravelerDraft {
  if (!saved) return EMPTY_DRAFT;
  return {
    type: saved.type,
    firstName: saved.firstName,
    middleName: saved.middleName,
    lastName: saved.lastName,
    birthdate: saved.birthdate,
    gender: saved.gender,
    nationality: saved.nationality,
    knownTravelerNumber: saved.knownTravelerNumber,
    tsaRedressNumber: saved.tsaRedressNumber,
    specialAssistance: saved.specialAssistance,
    emailAddress: saved.emailAddress,
    phoneNumber: saved.phoneNumber,
    isHidden: saved.isHidden,
    passport: saved.passport ?? NO_PASSPORT,
    driverLicense: saved.driverLicense ?? NO_LICENSE,
    frequentFlyerNumber: rowsOf(saved.frequentFlyerNumber),
    hotelLoyalty: rowsOf(saved.hotelLoyalty),
  };
}

/** The type follows a date of birth; which infant it is stays as it was chosen. */
export const withBirthdate = (
  draft: SavedTravelerDraft,
  birthdate: CalendarDate | '',
  now: Instant,
): SavedTravelerDraft => ({ ...draft, birthdate, type: typeToday(draft.type, birthdate, now) });

/** One of a group at most: `code` takes the place of whatever of the group was chosen; '' takes it away. */
export function withAssistance(
  chosen: readonly AssistanceCode[],
  group: readonly AssistanceCode[],
  code: AssistanceCode | '',
): AssistanceCode[] {
  return ASSISTANCE_CODES.filter((each) => (group.includes(each) ? each === code : chosen.includes(each)));
}

const passportText = ({ number, countryOfIssue, expires }: Passport): string =>
  [number.trim(), countryOfIssue, expires].join('|');
const isPassportEmpty = (passport: Passport): boolean => passportText(passport) === passportText(NO_PASSPORT);
const isPassportTouched = (draft: SavedTravelerDraft, saved: StoredTraveler | null): boolean =>
  passportText(draft.passport) !== passportText(saved?.passport ?? NO_PASSPORT);

/**
 * A passport was typed that is not sent, as its country of issue is missing (A §5). The one that is saved
 * stays.
 */
export const isPassportHeldBack = (draft: SavedTravelerDraft, saved: StoredTraveler | null): boolean =>
  isPassportTouched(draft, saved) &&
  !isPassportEmpty(draft.passport) &&
  !isCountryOfIssue(draft.passport.countryOfIssue);

/** Rows without a number are not sent: that removes the entry (A §5). */
const programsOf = (rows: readonly ProgramRow[]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(({ code, number }) => (code && number.trim() ? [[code, number.trim()]] : [])),
  );

/**
 * What is sent to be saved. `updatePassport` only when the passport was touched and is either whole enough to
 * be kept or taken away altogether.
 */
export function sentOf(draft: SavedTravelerDraft, saved: StoredTraveler | null) {
  const { isHidden, passport, driverLicense, specialAssistance, ...facts } = draft;
  const hasLicense = driverLicense.number.trim() !== '' || driverLicense.countryOfIssue !== '';
  return {
    person: {
      ...facts,
      passport: isCountryOfIssue(passport.countryOfIssue) ? passport : null,
      driverLicense: hasLicense ? driverLicense : null,
      frequentFlyerNumber: programsOf(draft.frequentFlyerNumber),
      hotelLoyalty: programsOf(draft.hotelLoyalty),
      specialAssistance: [...specialAssistance],
    },
    updatePassport: isPassportTouched(draft, saved) && !isPassportHeldBack(draft, saved),
    hideProfile: isHidden,
  };
}

/** Whether anything was typed that closing the form would lose. */
export function isDraftDirty(draft: SavedTravelerDraft, saved: StoredTraveler | null): boolean {
  const before = draftOfSaved(saved);
  const rows = (each: readonly ProgramRow[]) => each.filter(({ code, number }) => code + number.trim());
  const problems = (each: SavedTravelerDraft) =>
    JSON.stringify({
      ...Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      passport: passportText(each.passport),
      driverLicense: [each.driverLicense.number, each.driverLicense.countryOfIssue],
      frequentFlyerNumber: rows(each.frequentFlyerNumber),
      hotelLoyalty: rows(each.hotelLoyalty),
    });
  return problems(draft) !== problems(before);
}
