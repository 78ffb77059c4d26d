/** The address of a home's page: which home, when, for whom. */
import { type Id, isId } from '@sojourn/domain/ids.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { readDate } from '@sojourn/web/search/read-date.ts';
import { type DatesAndParty, printDatesAndParty, readParty } from './home-criteria.ts';

export const HOME_PATH = '/homes/home';

type HomeDates = Pick<DatesAndParty, 'checkIn' | 'checkOut'>;

/** A home, when and for whom. */
export type HomePlace = DatesAndParty & {
  readonly homeId: Id<'hom'>;
  /** What was searched, where the home is only free otherwise: the page compares with it. */
  readonly searched?: HomeDates;
};

const printSpan = ({ checkIn, checkOut }: HomeDates): string => `${checkIn},${checkOut}`;

function readSpan(text: string | undefined): HomeDates | undefined {
  const [first, last] = (text ?? '').split(',');
  const checkIn = readDate(first);
  const checkOut = readDate(last);
  return checkIn && checkOut && checkIn < checkOut ? { checkIn, checkOut } : undefined;
}

export const printHomePlace = ({ homeId, searched, ...stay }: HomePlace): FlatSearch => ({
  homeId,
  ...printDatesAndParty(stay),
  searched: searched && printSpan(searched),
});

/** Undefined without a home; parts that don't read are left out. */
export function readHomePlace(
  search: FlatSearch,
): (Pick<HomePlace, 'homeId' | 'searched'> & Partial<DatesAndParty>) | undefined {
  const homeId = search.homeId ?? '';
  if (!isId('hom', homeId)) return undefined;
  const dates = readSpan(`${search.checkIn},${search.checkOut}`);
  const party = readParty(search);
  const searched = readSpan(search.searched);
  return { homeId, ...dates, ...(party && { party }), ...(searched && { searched }) };
}
