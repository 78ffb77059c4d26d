/** What keeps a traveler from being saved in the profile, in the order of the form. */
import type { Instant } from '../dates.ts';
import { assistanceConflicts } from './assistance.ts';
import { isEmailAddress, isPhoneNumber } from './contact.ts';
import { isCountryOfIssue, isKnownTravelerNumber, isPassportNumber, isRedressNumber } from './documents.ts';
import { isMemberNumber } from './loyalty-number.ts';
import { nameProblem } from './names/document-name.ts';
import type { ProgramRow, SavedTravelerDraft } from './saved-traveler-draft.ts';
import { birthdateProblem } from './traveler-type.ts';

/** `path` in the draft: `passport.number`, `hotelLoyalty.0.code`. Problems are named as by the server. */
export type SavedTravelerProblem = { readonly path: string; readonly problem: string };

const found = (path: string, problem: string | false | undefined): SavedTravelerProblem[] =>
  problem ? [{ path, problem }] : [];

/** Without a country of issue nothing of a passport is sent, so nothing of it can be wrong (A §5). */
function passportProblems({ passport }: SavedTravelerDraft): SavedTravelerProblem[] {
  const { number, countryOfIssue } = passport;
  if (!isCountryOfIssue(countryOfIssue)) return [];
  if (number.trim() === '') return found('passport.number', 'missing');
  return found('passport.number', !isPassportNumber(number) && 'form');
}

/** A row without a number removes its entry and cannot be wrong. */
const programProblems = (field: string, rows: readonly ProgramRow[]): SavedTravelerProblem[] =>
  rows.flatMap(({ code, number }, at) => {
    if (number.trim() === '') return [];
    if (code === '') return found(`${field}.${at}.code`, 'missing');
    return found(`${field}.${at}.number`, !isMemberNumber(number) && 'form');
  });

const formProblem = (typed: string, fits: (typed: string) => boolean) =>
  typed.trim() !== '' && !fits(typed) && 'form';

/** Empty when it can be saved. The driver license is kept as typed: its validation is disabled (A §5). */
export const checkSavedTraveler = (draft: SavedTravelerDraft, now: Instant): SavedTravelerProblem[] => [
  ...found('firstName', nameProblem(draft.firstName)),
  ...found('middleName', nameProblem(draft.middleName, { optional: true })),
  ...found('lastName', nameProblem(draft.lastName)),
  ...found('birthdate', birthdateProblem(draft.type, draft.birthdate, now)),
  ...passportProblems(draft),
  ...programProblems('frequentFlyerNumber', draft.frequentFlyerNumber),
  ...programProblems('hotelLoyalty', draft.hotelLoyalty),
  ...found('emailAddress', formProblem(draft.emailAddress, isEmailAddress)),
  ...found('phoneNumber', formProblem(draft.phoneNumber, isPhoneNumber)),
  ...found('knownTravelerNumber', formProblem(draft.knownTravelerNumber, isKnownTravelerNumber)),
  ...found('tsaRedressNumber', formProblem(draft.tsaRedressNumber, isRedressNumber)),
  ...found('specialAssistance', assistanceConflicts(draft.specialAssistance) && 'conflict'),
];

/**
 * A refusal's paths as the draft's: `person.frequentFlyerNumber.DL` is the row in which the program is. What
 * the form has no field for is reported for the whole.
 */
export function problemsOfRefusal(
  fields: readonly { readonly path: string; readonly problem?: string | undefined }[],
  draft: SavedTravelerDraft,
): SavedTravelerProblem[] {
  return fields.map(({ path, problem = 'other' }) => {
    const [, field = '', part = ''] = path.split('.');
    if (field !== 'frequentFlyerNumber' && field !== 'hotelLoyalty')
      return { path: part ? `${field}.${part}` : field, problem };
    const at = draft[field].findIndex(({ code }) => code === part);
    return { path: at < 0 ? '' : `${field}.${at}.number`, problem };
  });
}
