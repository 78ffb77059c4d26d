/** When a change gives everything back: the laws and our terms, as a table. */
import { expect, test } from 'vitest';
import type { CalendarDate, Instant, LocalDateTime } from '../dates.ts';
import { compareSchedules, reasonsOf } from './compare-schedules.ts';
import { REFUND_RULES } from './data/refund-rules.ts';
import { type RefundRegime, refundRights } from './refund-right.ts';
import type { Schedule, SchedulePart } from './schedule.ts';

const TODAY = '2027-03-01' as CalendarDate;
const at = (minute: number) => new Date(Date.UTC(2027, 3, 14, 18) + minute * 60_000).toISOString() as Instant;
const local = (instant: Instant) => instant.slice(0, 16) as LocalDateTime;

type Flight = { from?: string; to?: string; carrier?: string | null; grade?: number; title?: string };
/** From minute to minute of the day, between airports named by their country. */
function flight(starts: number, ends: number, of: Flight = {}, slice = 0): SchedulePart {
  const { from = 'US', to = 'US', carrier = 'US', grade = 0, title = 'AA 1' } = of;
  const place = (country: string) => ({ code: country, name: country, countryCode: country });
  const times = { starts: at(starts), ends: at(ends) };
  return {
    slice,
    title,
    from: place(from),
    to: place(to),
    ...times,
    startsLocal: local(times.starts),
    endsLocal: local(times.ends),
    grade,
    carrierCountry: carrier,
    connectionMinutes: 60,
  };
}
const later = (part: SchedulePart, minutes: number): SchedulePart => ({
  ...part,
  starts: new Date(Date.parse(part.starts) + minutes * 60_000).toISOString() as Instant,
  ends: new Date(Date.parse(part.ends) + minutes * 60_000).toISOString() as Instant,
});

const inside = flight(0, 180);
const abroad = flight(0, 420, { to: 'JP' });
const toParis = flight(0, 420, { to: 'FR' });
const onFrench = flight(0, 420, { to: 'FR', carrier: 'FR' });
const fromParis = flight(0, 420, { from: 'FR', to: 'JP', carrier: 'JP' });
const nowhere = flight(0, 420, { from: 'JP', to: 'TH', carrier: 'JP' });
const stay = { ...flight(0, 2_000, { from: 'FR', to: 'FR', carrier: null }), connectionMinutes: null };
const US = 'US-14CFR260';
const TERMS = 'BookingTerms';
const EU = 'EU-261';

const CASES: readonly [name: string, agreed: Schedule, now: Schedule, regimes: readonly RefundRegime[]][] = [
  ['nothing has changed', [inside], [inside], []],
  ['2 h 59 later inside the US', [inside], [later(inside, 179)], []],
  ['3 h later inside the US', [inside], [later(inside, 180)], [US]],
  ['3 h earlier inside the US', [inside], [later(inside, -180)], [US]],
  ['5 h 59 later to another country', [abroad], [later(abroad, 359)], []],
  ['6 h later to another country', [abroad], [later(abroad, 360)], [US]],
  ['6 h earlier to another country', [abroad], [later(abroad, -360)], [US]],
  ['an hour earlier from the EU', [fromParis], [later(fromParis, -60)], []],
  ['61 minutes earlier from the EU', [fromParis], [later(fromParis, -61)], [EU]],
  ['4 h 59 later from the EU', [fromParis], [later(fromParis, 299)], []],
  ['5 h later from the EU', [fromParis], [later(fromParis, 300)], [EU]],
  ['to the EU on an airline from elsewhere, 5 h later', [toParis], [later(toParis, 300)], []],
  ['to the EU on an EU airline, 5 h later', [onFrench], [later(onFrench, 300)], [EU]],
  ['canceled inside the US', [inside], [], [US, TERMS]],
  ['canceled from the US to the EU on an EU airline', [onFrench], [], [US, EU, TERMS]],
  ['canceled far from both', [nowhere], [], [TERMS]],
  ['6 h later far from both: the terms decide', [nowhere], [later(nowhere, 360)], []],
  ['another airport at the end', [inside], [flight(0, 180, { to: 'PR' })], [US, TERMS]],
  [
    'a connection instead of nonstop',
    [inside],
    [flight(0, 60, { to: 'CA' }), flight(150, 180, { from: 'CA' })],
    [US],
  ],
  ['a lower cabin', [flight(0, 180, { grade: 3 })], [flight(0, 180, { grade: 1 })], [US, TERMS]],
  ['a higher cabin', [flight(0, 180, { grade: 1 })], [flight(0, 180, { grade: 3 })], []],
  ['only the flight number', [inside], [{ ...inside, title: 'AA 2' }], []],
  ['a hotel that closes', [stay], [], [TERMS]],
  ['the way back is canceled, the way out stays', [inside, flight(900, 1_080, {}, 1)], [inside], [US, TERMS]],
];

test.each(CASES)('%s', (_, agreed, now, regimes) => {
  expect(refundRights(agreed, now, TODAY)).toEqual(regimes);
});

test('a rule holds only from its first to its last day', () => {
  const [rule] = REFUND_RULES;
  if (!rule) throw new Error('no rules');
  const rules = [{ ...rule, effectiveFrom: TODAY, effectiveUntil: TODAY }];
  const on = (day: string) => refundRights([inside], [], day as CalendarDate, rules);
  expect([on('2027-02-28'), on('2027-03-01'), on('2027-03-02')]).toEqual([[], [US], []]);
});

test('every rule names its source and its first day', () => {
  for (const { source, effectiveFrom } of REFUND_RULES) {
    expect(source).not.toBe('');
    expect(effectiveFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test('four retimes of 50 minutes make 3 h 20: compared with what was agreed, not with the last', () => {
  const agreed = [inside];
  const steps = [50, 100, 150, 200].map((minutes) => [later(inside, minutes)]);
  expect(steps.map((now) => refundRights(agreed, now, TODAY))).toEqual([[], [], [], [US]]);
  expect(compareSchedules(agreed, steps.at(-1) ?? [])[0]).toMatchObject({ departureMinutes: 200 });
});

test('leg one moves 40 minutes: no law applies, but the connection is lost and our terms do', () => {
  const [first, second] = [flight(0, 60, { to: 'CA' }), flight(150, 300, { from: 'CA' })];
  const agreed = [first, second];
  const now = [later(first, 40), second];
  expect(reasonsOf(compareSchedules(agreed, now))).toEqual(['Later', 'ConnectionLost']);
  expect(refundRights(agreed, now, TODAY)).toEqual([TERMS]);
});
