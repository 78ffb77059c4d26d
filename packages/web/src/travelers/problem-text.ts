/**
 * The words for what is wrong with a traveler's field: of `checkTraveler` while it is typed, and of the
 * server's refusals (`details.fields`), whose problems are the same codes.
 */
import type { MessageId } from '../text/messages.ts';

const NAMES = ['firstName', 'middleName', 'lastName'];
const NAME_PROBLEMS = ['tooLong', 'notAName', 'needsLatin', 'cut', 'alreadySaved'] as const;
const BORN_PROBLEMS = [
  'missing',
  'inFuture',
  'tooLongAgo',
  'notBorn',
  'tooYoung',
  'tooOld',
  'turnsTwo',
  'notThisType',
] as const;

/** How the profile's calls spell fields that a draft spells otherwise. */
const SPELLINGS: Readonly<Record<string, string>> = {
  countryOfIssue: 'country',
  emailAddress: 'email',
  phoneNumber: 'phone',
};

/** `person.passport.countryOfIssue` and `travelers.1.passport.country` are both `passport.country`. */
export function fieldOf(path: string): string {
  const parts = path.split('.').map((part) => SPELLINGS[part] ?? part);
  const from = parts[0] === 'person' ? 1 : parts[0] === 'travelers' ? 2 : 0;
  const [first = '', second = ''] = parts.slice(from);
  if (first === 'frequentFlyerNumber' || first === 'hotelLoyalty') return 'number';
  return first === 'passport' && second ? `passport.${second}` : first;
}

const among = <Item extends string>(items: readonly Item[], text: string): Item | undefined =>
  items.find((item) => item === text);

function nameText(field: string, problem: string): MessageId | undefined {
  if (problem === 'missing' && (field === 'firstName' || field === 'lastName'))
    return `travelers.problem.${field}.missing`;
  const known = among(NAME_PROBLEMS, problem);
  return known && `travelers.problem.name.${known}`;
}

const EXACT: Readonly<Record<string, MessageId>> = {
  'gender.missing': 'travelers.problem.gender.missing',
  'passport.number.missing': 'travelers.problem.passport.number.missing',
  'passport.number.form': 'travelers.problem.passport.number.form',
  'passport.country.missing': 'travelers.problem.passport.country.missing',
  'passport.country.form': 'travelers.problem.passport.country.missing',
  'passport.expires.missing': 'travelers.problem.passport.expires.missing',
  'passport.expires.expired': 'travelers.problem.passport.expires.expired',
  'passport.expires.endsSoon': 'travelers.problem.passport.expires.endsSoon',
  'email.form': 'travelers.problem.email.form',
  'phone.form': 'travelers.problem.phone.form',
  'knownTravelerNumber.form': 'travelers.problem.knownTravelerNumber.form',
  'tsaRedressNumber.form': 'travelers.problem.tsaRedressNumber.form',
  'number.missing': 'travelers.problem.number.missing',
  'number.form': 'travelers.problem.number.form',
  'number.unusual': 'travelers.problem.number.unusual',
  'specialAssistance.conflict': 'travelers.problem.specialAssistance.conflict',
  'specialAssistance.notice': 'travelers.problem.specialAssistance.notice',
};

/** A text for every field and problem; for those that are not ours a general one. */
export function problemText(path: string, problem: string): MessageId {
  const field = fieldOf(path);
  if (problem === 'tooMany') return 'travelers.problem.tooMany';
  const birthdate = field === 'birthdate' ? among(BORN_PROBLEMS, problem) : undefined;
  if (birthdate) return `travelers.problem.birthdate.${birthdate}`;
  const name = NAMES.includes(field) ? nameText(field, problem) : undefined;
  return name ?? EXACT[`${field}.${problem}`] ?? 'travelers.problem.other';
}
