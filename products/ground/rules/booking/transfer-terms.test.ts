import { cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { transferTerms } from './transfer-terms.ts';

const RIDE = { pickUpAt: '2027-04-15T22:40:00.000Z' as Instant, zone: 'Europe/Lisbon' };

test('free until a day before, by the clock of the place', () => {
  const terms = transferTerms({ freeHours: 24 }, RIDE, 34_00);
  expect(terms.steps[0]?.localUntil).toBe('2027-04-14T23:40');
  expect(cancelAt(terms, 34_00, '2027-04-14T22:39:59.000Z' as Instant).refundMinor).toBe(34_00);
  expect(cancelAt(terms, 34_00, '2027-04-14T22:40:00.000Z' as Instant).refundMinor).toBe(0);
});

test('what’s sold as final gives nothing back', () =>
  expect(transferTerms({ freeHours: null }, RIDE, 34_00)).toMatchObject({
    type: 'NonRefundable',
    steps: [],
  }));
