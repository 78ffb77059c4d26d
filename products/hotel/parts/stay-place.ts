/**
 * The address of a hotel's page (B §2 premium stay detail): which hotel, when, for whom, and where one came
 * from.
 */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { isId, type StayId } from '@sojourn/domain/ids.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { readDate } from '@sojourn/web/search/read-date.ts';
import type { RoomGuests } from '../rules/stay.ts';
import { printRooms, readRooms } from './search/stay-criteria.ts';

export const STAY_PATH = '/premium-stays/shop-details/';

/** What led here: the results list, a shared link, the home page, a sold-out neighbour, a failed booking. */
const STAY_SOURCES = ['results', 'map', 'favorites', 'home', 'share', 'similar', 'checkout', 'trip'] as const;
type StaySource = (typeof STAY_SOURCES)[number];

export type StayPlace = {
  readonly stayId: StayId;
  readonly source?: StaySource;
  /** Set when the one who links knows that nothing is left: the page opens on its neighbours. */
  readonly unavailable?: boolean;
  readonly checkIn?: CalendarDate;
  readonly checkOut?: CalendarDate;
  readonly rooms?: readonly RoomGuests[];
};

export const printStayPlace = (place: StayPlace): FlatSearch => ({
  lodgingId: place.stayId,
  source: place.source,
  unavailable: place.unavailable ? 'true' : undefined,
  checkIn: place.checkIn,
  checkOut: place.checkOut,
  rooms: place.rooms && printRooms(place.rooms),
});

/** Undefined without a hotel; parts that do not read are left out. */
export function parseStayPlace(search: FlatSearch): StayPlace | undefined {
  const stayId = search.lodgingId ?? '';
  if (!isId('sty', stayId)) return undefined;
  const checkIn = readDate(search.checkIn);
  const checkOut = readDate(search.checkOut);
  const dated = checkIn && checkOut && checkIn < checkOut;
  return {
    stayId,
    source: STAY_SOURCES.find((source) => source === search.source),
    unavailable: search.unavailable === 'true',
    ...(dated && { checkIn, checkOut }),
    rooms: readRooms(search.rooms),
  };
}

const HOTEL = 'hotel:';

/** The hotel that a place to search in names outright. */
export const stayOfPlace = (placeId: string): StayId | undefined =>
  placeId.startsWith(HOTEL) ? (placeId.slice(HOTEL.length) as StayId) : undefined;
