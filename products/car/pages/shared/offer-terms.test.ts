import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { offerTerms } from './offer-terms.ts';

test('a young driver’s refund has no part of the fee that the desk gets', () => {
  const until = '2027-03-01T10:00:00Z' as Instant;
  const { line } = offerTerms(
    {
      total: money(24_000),
      now: money(24_000),
      fees: [
        { kind: 'oneWay', amount: money(5_000) },
        { kind: 'youngDriver', amount: money(10_000) },
      ],
      cancellation: {
        type: 'PartiallyRefundable',
        zone: 'Europe/Lisbon',
        steps: [{ until, localUntil: '2027-03-01T10:00' as never, penaltyMinor: 3_500 }],
      },
    },
    '2027-02-01T10:00:00Z' as Instant,
    'en',
  );
  expect(JSON.stringify(line)).toContain('$105.00');
});
