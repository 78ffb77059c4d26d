import { NO_HOTEL_PREFERENCES } from '@sojourn/contract/no-preferences.ts';
import type { HotelPreferences } from '@sojourn/contract/preferences.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { describe, expect, test } from 'vitest';
import { printResultsUrl, readResultsUrl } from '#hotel/parts/search/results-url.ts';
import { defaultDatesAndGuests } from '#hotel/parts/search/stay-criteria.ts';
import { withPreferences } from './with-preferences.ts';

const fallback = defaultDatesAndGuests('2027-02-08' as CalendarDate);
const saved: HotelPreferences = {
  amenities: ['gym', 'pool'],
  starRatings: [4, 5],
  freeCancellationOnly: true,
};

describe('a stay search', () => {
  const started = (search: FlatSearch, preferences: HotelPreferences | undefined = saved) =>
    withPreferences(readResultsUrl({ place: 'city:lisbon-pt', ...search }, fallback), preferences);
  test('that names no filter begins with the preferences', () => {
    const { url, fromPreferences } = started({});
    expect(fromPreferences).toBe(true);
    expect(printResultsUrl(url)).toMatchObject({ free: '1', stars: '4,5', amenities: 'pool,gym' });
  });
  test.each<[string, FlatSearch, HotelPreferences | undefined]>([
    ['that names a filter', { breakfast: '1' }, saved],
    ['that took them off', { prefs: 'off' }, saved],
    ['among favorites', { view: 'favorites_list' }, saved],
    ['without any saved', {}, NO_HOTEL_PREFERENCES],
  ])('%s does not', (_, search, preferences) => {
    const { url, fromPreferences } = started(search, preferences);
    expect(fromPreferences).toBe(false);
    expect(url.filters.stars).toBeUndefined();
  });
});
