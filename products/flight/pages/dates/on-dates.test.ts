import { date } from '@sojourn/domain/dates.ts';
import { describe, expect, it } from 'vitest';
import { slicesOf } from '../search/flight-draft.ts';
import { printFlightUrl, readFlightUrl } from '../search/flight-url.ts';
import { onDates } from './on-dates.ts';

const MULTI = 'multiCity';
type Search = Record<string, string>;

/** What the page asks for after the link was followed: read from its address again. */
const followed = (search: Search, departs: string, returns: string | null) =>
  slicesOf(
    readFlightUrl(
      printFlightUrl(
        onDates(readFlightUrl(search), {
          departs: date(departs),
          returns: returns && date(returns),
        } as never),
      ) as Search,
    ).draft,
  )?.map(({ origin, destination, date: day }) => `${origin} ${destination} ${day}`);

describe('other dates keep every end of the trip', () => {
  it.each<[string, Search, string, string | null, string[]]>([
    [
      'two flights that share no city',
      { trip: MULTI, s1: 'SFO.TYO.2027-04-14', s2: 'BKK.LAX.2027-04-24' },
      '2027-04-12',
      '2027-04-22',
      ['SFO TYO 2027-04-12', 'BKK LAX 2027-04-22'],
    ],
    [
      'back from another city',
      { trip: MULTI, s1: 'SFO.TYO.2027-04-14', s2: 'BKK.SFO.2027-04-24' },
      '2027-04-16',
      '2027-04-26',
      ['SFO TYO 2027-04-16', 'BKK SFO 2027-04-26'],
    ],
    [
      'back to another city',
      { trip: MULTI, s1: 'SFO.TYO.2027-04-14', s2: 'TYO.LAX.2027-04-24' },
      '2027-04-20',
      '2027-04-30',
      ['SFO TYO 2027-04-20', 'TYO LAX 2027-04-30'],
    ],
    [
      'three cities',
      { trip: MULTI, s1: 'JFK.LHR.2027-04-14', s2: 'LHR.CDG.2027-04-17', s3: 'CDG.JFK.2027-04-21' },
      '2027-04-13',
      '2027-04-20',
      ['JFK LHR 2027-04-13', 'LHR CDG 2027-04-16', 'CDG JFK 2027-04-20'],
    ],
    [
      'a round trip of another length',
      { trip: 'roundTrip', from: 'BOS', to: 'LIS', depart: '2027-04-14', return: '2027-04-19' },
      '2027-04-13',
      '2027-04-22',
      ['BOS LIS 2027-04-13', 'LIS BOS 2027-04-22'],
    ],
    [
      'one way',
      { trip: 'oneWay', from: 'BOS', to: 'LIS', depart: '2027-04-14' },
      '2027-04-18',
      null,
      ['BOS LIS 2027-04-18'],
    ],
  ])('%s', (_, search, departs, returns, expected) => {
    expect(followed(search, departs, returns)).toEqual(expected);
  });
});
