import { type CancelTerms, termsAfterChange } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { addDays, date, type Instant, nightsBetween } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { changedPrice, type SoldStay, stayChangeAmounts } from './change-stay.ts';
import { priceStay } from './stay-price.ts';

const BOOKED = 10_000;
const TODAY = 15_000;
const TAX = 1.1;
const NOW = '2027-04-01T12:00:00.000Z' as Instant;
const UNTIL = '2027-04-12T14:00:00.000Z' as Instant;
const LATE = '2027-04-13T00:00:00.000Z' as Instant;
const rate = { collection: 'NoCollection', taxBps: 1_000, nightlyMinor: () => TODAY } as const;

const priced = (
  from: string,
  to: string,
  roomCount = 1,
  collection: 'NoCollection' | 'Premier' = 'NoCollection',
) =>
  priceStay({
    nights: Array.from({ length: nightsBetween(date(from), date(to)) }, (_, at) => ({
      date: addDays(date(from), at),
      amountMinor: BOOKED,
    })),
    roomCount,
    collection,
    taxBps: 1_000,
  });
const terms = (penaltyMinor: number | null): CancelTerms => ({
  type: penaltyMinor === null ? 'NonRefundable' : penaltyMinor ? 'PartiallyRefundable' : 'FullyRefundable',
  zone: 'Europe/Lisbon',
  steps:
    penaltyMinor === null ? [] : [{ until: UNTIL, localUntil: '2027-04-12T15:00' as never, penaltyMinor }],
});
const sold = (penaltyMinor: number | null, price = priced('2027-04-15', '2027-04-19')): SoldStay => ({
  price,
  terms: terms(penaltyMinor),
});
const wanted = (checkIn: string, checkOut: string, roomCount = 1) => ({
  checkIn: date(checkIn),
  checkOut: date(checkOut),
  roomCount,
});

test.each([
  ['one more night costs today’s rate', 0, wanted('2027-04-15', '2027-04-20'), NOW, TODAY * TAX, 0],
  ['one night less comes back', 0, wanted('2027-04-15', '2027-04-18'), NOW, -BOOKED * TAX, 0],
  [
    'one night less of a nonrefundable stay is lost',
    null,
    wanted('2027-04-15', '2027-04-18'),
    NOW,
    0,
    BOOKED * TAX,
  ],
  ['one night less after the deadline is lost', 0, wanted('2027-04-15', '2027-04-18'), LATE, 0, BOOKED * TAX],
  [
    'other dates altogether pay the difference',
    0,
    wanted('2027-05-15', '2027-05-19'),
    NOW,
    4 * (TODAY - BOOKED) * TAX,
    0,
  ],
  [
    'other dates of a nonrefundable stay are paid anew',
    null,
    wanted('2027-05-15', '2027-05-19'),
    NOW,
    4 * TODAY * TAX,
    4 * BOOKED * TAX,
  ],
  [
    'other dates with a part kept lose that part',
    5_000,
    wanted('2027-05-15', '2027-05-19'),
    NOW,
    4 * (TODAY - BOOKED) * TAX + 5_000,
    5_000,
  ],
  [
    'one night less never loses more than it cost',
    25_000,
    wanted('2027-04-16', '2027-04-19'),
    NOW,
    0,
    BOOKED * TAX,
  ],
  [
    'a second room is a new sale of every night',
    0,
    wanted('2027-04-15', '2027-04-19', 2),
    NOW,
    (8 * TODAY - 4 * BOOKED) * TAX,
    0,
  ],
  ['the same stay costs nothing', null, wanted('2027-04-15', '2027-04-19'), LATE, 0, 0],
] as const)('%s', (_, penalty, to, now, dueMinor, penaltyMinor) => {
  const before = sold(penalty);
  const after = changedPrice(before, to, rate);
  const amounts = stayChangeAmounts(before, after, rate, now);
  expect(amounts).toMatchObject({ dueMinor: Math.round(dueMinor), penaltyMinor: Math.round(penaltyMinor) });
  const { rateDifferenceMinor, taxDifferenceMinor } = amounts;
  expect(rateDifferenceMinor + taxDifferenceMinor + amounts.penaltyMinor).toBe(amounts.dueMinor);
});

test('a room less gives back that room', () => {
  const before = sold(0, priced('2027-04-15', '2027-04-17', 2));
  const after = changedPrice(before, wanted('2027-04-15', '2027-04-17'), rate);
  expect(stayChangeAmounts(before, after, rate, NOW).dueMinor).toBe(-2 * BOOKED * TAX);
});

test('the complimentary night ends with the fourth night, and begins with it', () => {
  const premier = { ...rate, collection: 'Premier' } as const;
  const four = sold(0, priced('2027-04-15', '2027-04-19', 1, 'Premier'));
  const three = changedPrice(four, wanted('2027-04-15', '2027-04-18'), premier);
  expect(stayChangeAmounts(four, three, premier, NOW).dueMinor).toBe(0);
  const short = sold(0, priced('2027-04-15', '2027-04-18', 1, 'Premier'));
  const longer = changedPrice(short, wanted('2027-04-15', '2027-04-19'), premier);
  expect(longer.complimentaryNight.amountMinor).toBe(-TODAY);
  expect(stayChangeAmounts(short, longer, premier, NOW).dueMinor).toBe(0);
});

test('terms are those of the new dates; never again once nothing came back', () => {
  const fresh = terms(0);
  expect(termsAfterChange(sold(0), fresh, NOW)).toEqual(fresh);
  for (const [before, now] of [
    [sold(null), NOW],
    [sold(0), LATE],
  ] as const)
    expect(termsAfterChange(before, fresh, now)).toMatchObject({ type: 'NonRefundable', steps: [] });
});
