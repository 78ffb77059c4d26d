import type { BookingAt, SupplierCancelAnswer } from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { decideCarCancel } from './cancel-car.ts';

const at = (state: BookingAt['state'], now = '2027-04-15T07:29:59Z'): BookingAt => ({
  state,
  startsAt: '2027-04-15T07:30:00Z' as Instant,
  now: now as Instant,
});
const quoted = (penaltyMinor: number, paidMinor = 25_584): SupplierCancelAnswer => ({
  answer: 'quoted',
  penaltyMinor,
  paidMinor,
});

test.each<[string, SupplierCancelAnswer, string, string]>([
  ['nothing is kept', quoted(0), 'FullyRefundable', 'FreeToCancelWithoutPenalty'],
  ['nothing was paid', quoted(0, 0), 'FullyRefundable', 'FreeToCancelWithoutPenalty'],
  ['a part is kept', quoted(2_657), 'PartiallyRefundable', 'FreeToCancelWithPenalty'],
  ['all is kept', quoted(25_584), 'NonRefundable', 'NonRefundable'],
  ['the company refuses', { answer: 'refused' }, 'ContactCustomerService', 'ContactCustomerService'],
  ['it has no record', { answer: 'unknownBooking' }, 'ContactCustomerService', 'ContactCustomerService'],
  ['nobody answers', { answer: 'unavailable' }, 'TRVKOutage', 'ContactCustomerService'],
])('when %s', (_, answer, outcome, policyKind) => {
  expect(decideCarCancel(at('Confirmed'), answer)).toEqual({ outcome, policyKind });
});

test('once it is picked up, or no booking any more, whatever the company says', () => {
  expect(decideCarCancel(at('Confirmed', '2027-04-15T07:30:00Z'), quoted(0))).toMatchObject({
    outcome: 'ContactCustomerService',
  });
  expect(decideCarCancel(at('Canceled'), quoted(0))).toMatchObject({ outcome: 'Canceled' });
  expect(decideCarCancel(at('Pending'), quoted(0))).toMatchObject({ outcome: 'BookingPending' });
});
