import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { priceRental } from '../car-price.ts';
import { changedRental, rentalChangeAmounts } from './change-rental.ts';

const NOW = '2027-04-01T12:00:00.000Z' as Instant;
const UNTIL = '2027-04-13T07:30:00.000Z' as Instant;
const LATE = '2027-04-14T00:00:00.000Z' as Instant;
const terms: CancelTerms = {
  type: 'FullyRefundable',
  zone: 'Europe/Lisbon',
  steps: [{ until: UNTIL, localUntil: '2027-04-13T08:30' as LocalDateTime, penaltyMinor: 0 }],
};
const driver = { kind: 'additionalDriver' as const, count: 1, perDay: money(900), amount: money(3_600) };
const rental = (
  days: number,
  rateMinor: number,
  payWay: 'now' | 'desk' = 'now',
  extras = [] as (typeof driver)[],
) =>
  priceRental({
    payWay,
    days,
    lines: [{ unit: 'day', count: days, rateMinor, amountMinor: rateMinor * days }],
    deskMarkupMinor: 0,
    perDayBeforeMinor: null,
    airportFeeBps: 0,
    oneWayMinor: 0,
    taxBps: 2_000,
    deskFees: [],
    extras,
  });

test.each([
  ['a day more is a new rental at today’s rate', rental(4, 5_000), rental(5, 6_000), NOW, 36_000 - 24_000, 0],
  ['a day less gives back the difference', rental(4, 5_000), rental(3, 5_000), NOW, 18_000 - 24_000, 0],
  ['too late, the rental that is given up is lost', rental(4, 5_000), rental(3, 5_000), LATE, 18_000, 24_000],
  ['what the desk takes is nobody’s to lose', rental(4, 5_000, 'desk'), rental(5, 6_000, 'desk'), LATE, 0, 0],
])('%s', (_, price, fresh, now, dueMinor, penaltyMinor) => {
  const sold = { price, terms };
  const after = changedRental(sold, fresh, false);
  const amounts = rentalChangeAmounts(sold, after, false, now);
  expect(amounts).toMatchObject({ dueMinor, penaltyMinor });
  expect(amounts.rateDifferenceMinor + amounts.taxDifferenceMinor + penaltyMinor).toBe(dueMinor);
});

test.each(['now', 'desk'] as const)('another driver leaves the rate as it was booked, paid %s', (payWay) => {
  const sold = { price: rental(4, 5_000, payWay), terms };
  const after = changedRental(sold, rental(4, 9_000, payWay, [driver]), true);
  expect(after.rental).toEqual(sold.price.rental);
  expect(after.atDesk.amountMinor - sold.price.atDesk.amountMinor).toBe(3_600);
  expect(after.dueToday.amountMinor + after.atDesk.amountMinor).toBe(after.total.amountMinor);
  expect(rentalChangeAmounts(sold, after, true, LATE)).toMatchObject({ dueMinor: 0, penaltyMinor: 0 });
});
