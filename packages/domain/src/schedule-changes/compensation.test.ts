/** What the EU's regulation gives each traveler, by distance, notice and what is flown instead. */
import { expect, test } from 'vitest';
import type { Instant, LocalDateTime } from '../dates.ts';
import { compensationFor } from './compensation.ts';
import type { SchedulePart } from './schedule.ts';

const LEAVES = Date.parse('2027-04-14T10:00:00.000Z');
const at = (minutes: number) => new Date(LEAVES + minutes * 60_000).toISOString() as Instant;
const local = (instant: Instant) => instant.slice(0, 16) as LocalDateTime;
const notified = (days: number) => new Date(LEAVES - days * 86_400_000).toISOString() as Instant;

type Way = { readonly from: string; readonly to: string; readonly by: string; readonly title?: string };
/** Eight hours, so many minutes off at both ends. */
const flown = ({ from, to, by, title = 'LH 1' }: Way, departs = 0, lands = departs): SchedulePart => ({
  slice: 0,
  title,
  from: { code: from, name: from, countryCode: from },
  to: { code: to, name: to, countryCode: to },
  starts: at(departs),
  ends: at(480 + lands),
  startsLocal: local(at(departs)),
  endsLocal: local(at(480 + lands)),
  grade: 0,
  carrierCountry: by,
  connectionMinutes: null,
});
const owed = (way: Way, days: number, km: number, now: SchedulePart[]) =>
  compensationFor([flown(way)], now, { notifiedAt: notified(days), kmBetween: () => km }).map(
    ({ amountMinor, currency }) => [amountMinor, currency],
  );
const OUT: Way = { from: 'DE', to: 'US', by: 'US' };
const WITHIN: Way = { from: 'DE', to: 'PT', by: 'DE' };

test.each<[string, Way, number, number, number[]]>([
  ['1,500 km', WITHIN, 3, 1_500, [25_000]],
  ['beyond', WITHIN, 3, 1_501, [40_000]],
  ['far, but within the EU', WITHIN, 3, 3_900, [40_000]],
  ['3,500 km out of the EU', OUT, 3, 3_500, [40_000]],
  ['farther', OUT, 3, 3_501, [60_000]],
  ['to the EU on an EU airline', { from: 'US', to: 'DE', by: 'PT' }, 3, 6_000, [60_000]],
  ['to the EU on another airline', { from: 'US', to: 'DE', by: 'US' }, 3, 6_000, []],
  ['elsewhere on an EU airline', { from: 'US', to: 'BR', by: 'PT' }, 3, 6_000, []],
  ['notified 14 days before', OUT, 14, 6_000, []],
  ['notified a minute less before', OUT, 14 - 1 / 1_440, 6_000, [60_000]],
])('canceled: %s', (_, way, days, km, amounts) => {
  expect(owed(way, days, km, [])).toEqual(amounts.map((amount) => [amount, 'EUR']));
});

test.each<[string, days: number, departs: number, lands: number, title: string, number[]]>([
  ['same flight, an hour earlier', 3, -60, -60, 'LH 1', []],
  ['same flight, more than an hour earlier: canceled, and soon there', 3, -61, -61, 'LH 1', [30_000]],
  ['same flight, 2 h 59 later', 3, 179, 179, 'LH 1', []],
  ['same flight, 3 h later', 3, 180, 180, 'LH 1', [30_000]],
  ['same flight, more than 4 h later', 3, 241, 241, 'LH 1', [60_000]],
  ['another flight a week before, 2 h earlier and nearly 4 h later', 7, -120, 239, 'LH 9', []],
  ['another flight a week before, 4 h later', 7, 0, 240, 'LH 9', [30_000]],
  ['another flight within the week, an hour earlier and nearly 2 h later', 6.9, -60, 119, 'LH 9', []],
  ['another flight within the week, 2 h later', 6.9, 0, 120, 'LH 9', [30_000]],
])('moved: %s', (_, days, departs, lands, title, amounts) => {
  const now = [flown({ ...OUT, title }, departs, lands)];
  expect(owed(OUT, days, 6_000, now)).toEqual(amounts.map((amount) => [amount, 'EUR']));
});

test('nothing for a stay, for what is unknown how far, or for what hasn’t changed', () => {
  const stay = { ...flown(OUT), carrierCountry: null };
  const facts = { notifiedAt: notified(1), kmBetween: () => 6_000 };
  expect(compensationFor([stay], [], facts)).toEqual([]);
  expect(compensationFor([flown(OUT)], [flown(OUT)], facts)).toEqual([]);
  expect(compensationFor([flown(OUT)], [], { ...facts, kmBetween: () => null })).toEqual([]);
});
