import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type Instant, localAt, type Zone } from './dates.ts';

const START = Date.UTC(2019, 0, 1);
const HALF_HOURS = 17_520 * 20;

/** The same instant to the minute, by the library. */
const byLibrary = (at: string, zone: string): string =>
  Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' });

test('the clock of every zone is the library’s, at half hours of twenty years', () => {
  const differing = Intl.supportedValuesOf('timeZone').flatMap((zone, place) =>
    Array.from({ length: 12 }, (_, step) => {
      const half = ((place * 12 + step) * 104_729) % HALF_HOURS;
      const at = new Date(START + half * 1_800_000).toISOString();
      const [shown, expected] = [localAt(at as Instant, zone as Zone), byLibrary(at, zone)];
      return shown === expected ? [] : [{ zone, at, shown, expected }];
    }).flat(),
  );
  expect(differing).toEqual([]);
});

test('a zone or an instant that is none is refused', () => {
  expect(() => localAt('2027-04-15T03:30:00Z' as Instant, 'Nowhere/At_All' as Zone)).toThrow(RangeError);
  expect(() => localAt('soon' as Instant, 'Europe/Lisbon' as Zone)).toThrow(RangeError);
});
