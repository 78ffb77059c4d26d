import type { TripDetail } from '@sojourn/contract/trips.ts';
import { expect, test } from 'vitest';
import { stateOfRefund } from './refund-lines.tsx';

type Refund = TripDetail['refunds'][number];
const refund = (more: Partial<Record<keyof Refund, unknown>> = {}) =>
  stateOfRefund(
    {
      kind: 'UserCard',
      state: 'open',
      outcome: null,
      units: null,
      overdue: false,
      dueBy: '2026-12-02T01:00:00Z',
      sentAt: null,
      returnedAt: null,
      ...more,
    } as unknown as Refund,
    'en',
  );

test('a card refund promises one thing: the day by which we send it', () => {
  expect(refund()).toEqual({ id: 'trip.refund.state.open', values: { due: 'Dec 1, 2026' } });
  const sent = { state: 'sent', sentAt: '2026-11-24T15:00:00Z' };
  expect(refund(sent)).toEqual({ id: 'trip.refund.sentOn', values: { sent: 'Nov 24, 2026' } });
});

test('miles that are back right away name no later day', () => {
  const miles = { kind: 'Rewards', units: 40_000 };
  const values = { miles: '40,000' };
  expect(refund(miles)).toEqual({ id: 'trip.refund.miles.open', values });
  expect(refund({ ...miles, state: 'returned' })).toEqual({ id: 'trip.refund.miles.returned', values });
});
