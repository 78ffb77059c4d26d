/** From flights to a bed: the stay search filled in with the city and the nights that are open. Pure. */
import type { FlatSearch } from '@sojourn/web/flat-search.ts';

type Nights = {
  /** The city of the flights' end, as stays are searched; left out where none are sold. */
  readonly placeId?: string | number;
  readonly from?: string | number;
  readonly until?: string | number;
};

/** Where a link leads; without a place to the home page, where one is typed. */
export const staysNear = ({ placeId, from, until }: Nights): { to: '/' | '/stays'; search: FlatSearch } => {
  const dates = from && until ? { checkIn: String(from), checkOut: String(until) } : {};
  return placeId
    ? { to: '/stays', search: { place: String(placeId), ...dates } }
    : { to: '/', search: dates };
};
