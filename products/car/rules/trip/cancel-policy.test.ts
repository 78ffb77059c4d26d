import { cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import { describe, expect, test } from 'vitest';
import { carCancelTerms } from './cancel-policy.ts';

const rental = { pickUp: '2027-04-15T08:30' as LocalDateTime, zone: 'Europe/Lisbon', rentalMinor: 13_284 };
const now = '2027-02-08T12:00' as LocalDateTime;

describe('terms', () => {
  test('free until a stated hour of the desk’s clock', () =>
    expect(carCancelTerms({ kind: 'free', hours: 48 }, rental, now)).toEqual({
      type: 'FullyRefundable',
      zone: 'Europe/Lisbon',
      steps: [{ until: '2027-04-13T07:30:00Z', localUntil: '2027-04-13T08:30', penaltyMinor: 0 }],
    }));

  test('the partly refundable car of the pictures gives $106.27 back', () => {
    const terms = carCancelTerms({ kind: 'partial', hours: 48, feeBps: 2000 }, rental, now);
    const outcome = cancelAt(terms, 13_284, '2027-04-01T00:00:00Z' as Instant);
    expect(outcome).toMatchObject({ type: 'PartiallyRefundable', refundMinor: 10_627 });
    expect(cancelAt(terms, 13_284, '2027-04-14T00:00:00Z' as Instant).refundMinor).toBe(0);
  });

  test('nothing comes back when never promised, or when the hour has come', () => {
    const none = { type: 'NonRefundable', zone: 'Europe/Lisbon', steps: [] };
    expect(carCancelTerms({ kind: 'none' }, rental, now)).toEqual(none);
    const late = '2027-04-13T08:30' as LocalDateTime;
    expect(carCancelTerms({ kind: 'free', hours: 48 }, rental, late)).toEqual(none);
  });

  test('who pays at the desk has paid nothing that could be kept', () => {
    const terms = carCancelTerms({ kind: 'none' }, rental, now);
    expect(cancelAt(terms, 0, '2027-04-14T00:00:00Z' as Instant)).toMatchObject({
      penaltyMinor: 0,
      refundMinor: 0,
    });
  });
});
