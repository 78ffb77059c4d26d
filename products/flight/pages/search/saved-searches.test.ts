import { date } from '@sojourn/domain/dates.ts';
import { storeToken } from '@sojourn/web/api/credentials.ts';
import { rememberPerson } from '@sojourn/web/cached-person.ts';
import { keepInMemory, store } from '@sojourn/web/storage.ts';
import { beforeEach, expect, it } from 'vitest';
import { saveFlightSearch } from './save-flight-search.ts';
import { savedFlightSearches } from './saved-searches.ts';

const TODAY = date('2027-02-08');
const art = { seed: 'lisbon-pt', kind: 'town' };
const of = (to: string, depart: string, more: Record<string, string> = {}) => ({
  search: { trip: 'roundTrip', from: 'BOS', to, depart, return: '2027-05-30', ...more },
  cities: ['Boston', to],
  art,
  found: 12,
});
const tos = () => savedFlightSearches(TODAY).map(({ search }) => search.to);

beforeEach(() => {
  const forget = keepInMemory();
  storeToken('a token of Maya');
  rememberPerson('a token of Maya', 'maya');
  return forget;
});

it('the latest come first, and the same question stands once, however it was filtered', () => {
  saveFlightSearch(of('LIS', '2027-04-14'));
  saveFlightSearch(of('CDG', '2027-04-14'));
  saveFlightSearch(of('LIS', '2027-04-14', { stops: 'none', sort: 'price' }));
  expect(tos()).toEqual(['LIS', 'CDG']);
  expect(savedFlightSearches(TODAY)[0]?.search.stops).toBe('none');
  saveFlightSearch(of('LIS', '2027-04-15'));
  expect(tos()).toEqual(['LIS', 'LIS', 'CDG']);
});

it('no more than five, and none that has begun', () => {
  for (const to of ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF']) saveFlightSearch(of(to, '2027-04-14'));
  expect(tos()).toEqual(['FFF', 'EEE', 'DDD', 'CCC', 'BBB']);
  saveFlightSearch(of('GGG', '2027-02-07'));
  expect(tos()).toEqual(['FFF', 'EEE', 'DDD', 'CCC']);
});

it('are of the person alone', () => {
  saveFlightSearch(of('LIS', '2027-04-14'));
  storeToken('one of Elena');
  rememberPerson('one of Elena', 'elena');
  expect(tos()).toEqual([]);
});

it('what is none of ours reads as nothing', () => {
  store('local', 'flight-searches', JSON.stringify({ person: 'maya', value: [{ search: null }] }));
  expect(tos()).toEqual([]);
});
