import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type Instant, instantAt, localAt, type Zone } from './dates.ts';

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

const instantByLibrary = (local: Temporal.PlainDateTime, zone: string): string =>
  local.toZonedDateTime(zone, { disambiguation: 'compatible' }).toInstant().toString();

test('an instant is the library’s around every change of every clock, in gaps and overlaps too', () => {
  const compare = (at: Temporal.ZonedDateTime, minutes: number) => {
    const local = at.toPlainDateTime().add({ minutes });
    const zone = at.timeZoneId;
    const [found, expected] = [instantAt(local.toString(), zone as Zone), instantByLibrary(local, zone)];
    return found === expected ? [] : [{ zone, local: local.toString(), found, expected }];
  };
  const differing = Intl.supportedValuesOf('timeZone').flatMap((zone) => {
    let at: Temporal.ZonedDateTime | null =
      Temporal.Instant.from('2026-06-01T00:00Z').toZonedDateTimeISO(zone);
    const found = compare(at, 0);
    for (let change = 0; change < 4; change++) {
      at = at?.getTimeZoneTransition('next') ?? null;
      if (!at) break;
      const here = at;
      found.push(...[-150, -60, -30, -1, 0, 30, 90].flatMap((minutes) => compare(here, minutes)));
    }
    return found;
  });
  expect(differing).toEqual([]);
});

test.each(['2027-02-30T10:00', 'soon', '2027-13-01', ''])('%s is no date-time', (local) => {
  expect(() => instantAt(local, 'Europe/Lisbon' as Zone)).toThrow(RangeError);
});
