import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { expect, test } from 'vitest';
import { defaultDatesAndGuests } from '../search/stay-criteria.ts';
import { printFavoritesPlace, readFavoritesPlace } from './favorites-url.ts';

const today = '2027-02-08' as CalendarDate;
const fallback = defaultDatesAndGuests(today);
const plain = { view: 'favorites_list', listId: undefined, when: fallback };
const rooms = [{ adults: 1, childAges: [] }];
const later = { checkIn: '2027-04-15', checkOut: '2027-04-19', rooms };
const list = 'wsh_01ABCDEFGHJKMNPQRSTVWXYZ01';

test.each<[string, FlatSearch, unknown]>([
  ['nothing: 2 to 6 days ahead, 2 adults', {}, plain],
  ['the map', { view: 'favorites_map' }, { ...plain, view: 'favorites_map' }],
  ['a view of the results', { view: 'map' }, plain],
  ['a list', { list }, { ...plain, listId: list }],
  ['what is no list', { list: 'sty_x' }, plain],
  [
    'dates and guests',
    { checkIn: '2027-04-15', checkOut: '2027-04-19', rooms: '1' },
    { ...plain, when: later },
  ],
  ['guests alone', { rooms: '1' }, { ...plain, when: { ...fallback, rooms } }],
  ['dates that are past', { checkIn: '2027-02-07', checkOut: '2027-02-09' }, plain],
  ['dates that are none', { checkIn: '2027-02-31', checkOut: 'x' }, plain],
])('reads %s', (_, search, place) => {
  expect(readFavoritesPlace(search, fallback, today)).toEqual(place);
});
test.each<FlatSearch>([
  {},
  { view: 'favorites_map', list },
  { checkIn: '2027-04-15', checkOut: '2027-04-19', rooms: '1-5' },
])('prints what it reads, and nothing that is the default: %j', (search) => {
  const printed = printFavoritesPlace(readFavoritesPlace(search, fallback, today), fallback);
  expect(Object.fromEntries(Object.entries(printed).filter(([, value]) => value))).toEqual(search);
});
