/** Saved travelers as a list: who comes first, whose account it is, and what a row says of each. */
import type { CalendarDate } from '../dates.ts';
import type { StoredTraveler } from './saved-traveler-draft.ts';

type Named = Pick<StoredTraveler, 'type' | 'firstName' | 'lastName' | 'emailAddress'> & {
  readonly personId: string;
};
type AccountName = { readonly firstName: string; readonly lastName: string; readonly email: string };

const folded = (first: string, last: string): string => `${first.trim()} ${last.trim()}`.toLowerCase();

/**
 * The traveler who is the account's holder: an adult of that name; of two such, the one with the account's
 * e-mail, or else the first that was saved. Undefined when nobody is.
 */
export function accountHolderOf<T extends Named>(people: readonly T[], account: AccountName): T | undefined {
  const name = folded(account.firstName, account.lastName);
  const namesakes = people.filter(
    (each) => each.type === 'Adult' && folded(each.firstName, each.lastName) === name,
  );
  const email = account.email.toLowerCase();
  return namesakes.find(({ emailAddress }) => emailAddress.toLowerCase() === email) ?? namesakes[0];
}

/** The company's default traveler first (A §3), the others as they were saved. */
export const defaultFirst = <T extends { readonly personId: string }>(
  people: readonly T[],
  defaultTravelerId: string | null,
): T[] => [
  ...people.filter(({ personId }) => personId === defaultTravelerId),
  ...people.filter(({ personId }) => personId !== defaultTravelerId),
];

/** `expired` before `today`; without a known expiry it is taken as good. */
export function passportState(
  passport: StoredTraveler['passport'],
  today: CalendarDate,
): 'held' | 'expired' | 'missing' {
  if (!passport || passport.number === '') return 'missing';
  return passport.expires !== '' && passport.expires < today ? 'expired' : 'held';
}

/** Of airlines and hotels together. */
export const programCount = ({
  frequentFlyerNumber,
  hotelLoyalty,
}: Pick<StoredTraveler, 'frequentFlyerNumber' | 'hotelLoyalty'>): number =>
  Object.keys(frequentFlyerNumber).length + Object.keys(hotelLoyalty).length;
