/** What a saved traveler's row and its entries say. Pure. */
import type { Person } from '@sojourn/contract/travelers.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { programOf } from '@sojourn/domain/travelers/frequent-flyer.ts';
import { passportState, programCount } from '@sojourn/domain/travelers/saved-traveler-list.ts';
import { loyaltyProgramName } from '@sojourn/products/hotel/rules/loyalty-programs.ts';
import { formatDate, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

/** The form's groups, in its order (A §2.5). */
export const TRAVELER_GROUPS = [
  'names',
  'passport',
  'frequentFlyerNumber',
  'hotelLoyalty',
  'additional',
] as const;
export type TravelerGroup = (typeof TRAVELER_GROUPS)[number];

export const GROUP_TITLES = {
  names: 'profileTravelers.group.names',
  passport: 'travelers.group.passport',
  frequentFlyerNumber: 'travelers.group.frequentFlyerNumber',
  hotelLoyalty: 'travelers.group.hotelLoyalty',
  additional: 'travelers.group.additional',
} as const satisfies Readonly<Record<TravelerGroup, TextRef['id']>>;

/** The group in which a field of the draft stands. */
export function groupOf(path: string): TravelerGroup {
  const [field = ''] = path.split('.');
  if (['firstName', 'middleName', 'lastName', 'birthdate', 'type', 'gender', ''].includes(field))
    return 'names';
  if (field === 'passport' || field === 'nationality') return 'passport';
  return field === 'frequentFlyerNumber' || field === 'hotelLoyalty' ? field : 'additional';
}

export const nameOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Adult, account holder, the date of birth; and that a checkout does not offer them. */
export const factsOf = (person: Person, isHolder: boolean, locale: Locale): TextRef[] => [
  textRef(`travelers.type.${person.type}`),
  ...(isHolder ? [textRef('profileTravelers.holder')] : []),
  ...(person.birthdate === ''
    ? []
    : [textRef('profileTravelers.birthdate', { date: formatDate(person.birthdate, locale, 'year') })]),
  ...(person.isHidden ? [textRef('profileTravelers.hidden')] : []),
];

type TravelerTag = { readonly tone: 'good' | 'warn' | undefined; readonly text: TextRef };

const PASSPORT_TAGS: Readonly<Record<ReturnType<typeof passportState>, TravelerTag>> = {
  held: { tone: 'good', text: textRef('profileTravelers.tag.passport') },
  expired: { tone: 'warn', text: textRef('profileTravelers.tag.passportExpired') },
  missing: { tone: 'warn', text: textRef('profileTravelers.tag.passportMissing') },
};

/** Two at most: the passport, and how many programs. */
export function tagsOf(person: Person, today: CalendarDate): TravelerTag[] {
  const count = programCount(person);
  return [
    PASSPORT_TAGS[passportState(person.passport, today)],
    ...(count > 0 ? [{ tone: undefined, text: textRef('profileTravelers.tag.programs', { count }) }] : []),
  ];
}

const NONE = textRef('profileTravelers.entry.none');
const listed = (names: readonly string[]): TextRef =>
  names.length > 0 ? textRef('profileTravelers.entry.list', { list: names.join(', ') }) : NONE;

function passportEntry({ passport }: Person, locale: Locale): TextRef {
  if (!passport || passport.number === '') return NONE;
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(passport.countryOfIssue) ?? '';
  if (passport.expires === '') return listed([country]);
  const month = formatDate(passport.expires, locale, 'shortMonth');
  return textRef('profileTravelers.entry.passport', { country, month });
}

/** What a group holds, in a line: for choosing the entry to edit. */
export function entryOf(person: Person, group: TravelerGroup, locale: Locale): TextRef {
  if (group === 'names') return listed([nameOf(person)]);
  if (group === 'passport') return passportEntry(person, locale);
  if (group === 'frequentFlyerNumber')
    return listed(Object.keys(person.frequentFlyerNumber).map((code) => programOf(code)?.name ?? code));
  if (group === 'hotelLoyalty') return listed(Object.keys(person.hotelLoyalty).map(loyaltyProgramName));
  const { emailAddress, phoneNumber, knownTravelerNumber, tsaRedressNumber, driverLicense } = person;
  const numbers = [knownTravelerNumber, tsaRedressNumber, driverLicense?.number];
  const stored = [emailAddress, phoneNumber, ...numbers, person.specialAssistance[0]];
  const count = stored.filter(Boolean).length;
  return count > 0 ? textRef('profileTravelers.entry.count', { count }) : NONE;
}
