import { NO_FLIGHT_PREFERENCES, NO_HOTEL_PREFERENCES } from '@sojourn/contract/no-preferences.ts';
import type { TextValues } from '@sojourn/web/text/use-text.tsx';
import { expect, test } from 'vitest';
import { flightFact, hotelFact } from './section-facts-view.ts';

const t = (id: string, values: TextValues = {}) =>
  [id.replace('profile.fact.', ''), ...Object.values(values)].join(' ');
const words = { t, locale: 'en' };
const boston = { label: 'Boston BOS', id: { code: 'BOS' } };

test.each([
  [{}, 'none'],
  [{ starRatings: [5, 4] }, 'stars 4 and 5 5'],
  [{ starRatings: [3], freeCancellationOnly: true }, 'stars 3 3, freeCancellation'],
  [{ amenities: ['pool' as const, 'gym' as const] }, 'amenities 2'],
])('hotel preferences %j are shown as %j', (some, shown) => {
  expect(hotelFact({ ...NO_HOTEL_PREFERENCES, ...some }, words)).toBe(shown);
});

test.each([
  [{}, 'none'],
  [{ homeAirport: boston }, 'Boston BOS'],
  [{ homeAirport: boston, nonStopOnly: true }, 'Boston BOS, nonstop'],
  [{ airlines: ['DL'], excludeLowCostCarriers: true }, 'airlines 1, noLowCost'],
  [{ fareClasses: { ...NO_FLIGHT_PREFERENCES.fareClasses, premium: true } }, 'fare.premium'],
])('flight preferences %j are shown as %j', (some, shown) => {
  expect(flightFact({ ...NO_FLIGHT_PREFERENCES, ...some }, words)).toBe(shown);
});
