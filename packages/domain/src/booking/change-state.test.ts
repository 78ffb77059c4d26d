import { expect, test } from 'vitest';
import type { Instant } from '../dates.ts';
import {
  CHANGE,
  type ChangeState,
  changeBlock,
  changeProgress,
  chargeable,
  refundMinorOf,
  withoutSmallCharge,
} from './change-state.ts';
import { BOOKING, type BookingState } from './state.ts';

const NOW = '2027-02-08T12:00:00.000Z' as Instant;
const LATER = '2027-04-08T12:00:00.000Z' as Instant;

test('the steps of each state', () => {
  const steps = (Object.keys(CHANGE) as ChangeState[]).map((state) => {
    const { priceQuote, booking, agentFulfill } = changeProgress(state);
    return `${state}: ${priceQuote} ${booking} ${agentFulfill}`;
  });
  expect(steps).toEqual([
    'requested: InProcess NotCalled NotCalled',
    'quoted: Success NotCalled NotCalled',
    'unquoted: Failed NotCalled NotCalled',
    'superseded: Failed NotCalled NotCalled',
    'confirming: Success InProcess NotCalled',
    'done: Success Success NotCalled',
    'refused: Success Failed NotCalled',
    'withAgent: Failed NotCalled InProcess',
  ]);
});

test('what keeps a booking from being changed, by its state, its time and its fare', () => {
  const blocks = (Object.keys(BOOKING) as BookingState[]).map((state) => [
    state,
    changeBlock({ state, now: NOW }, { closesAt: LATER, isAllowed: true }),
    changeBlock({ state, now: LATER }, { closesAt: LATER, isAllowed: true }),
    changeBlock({ state, now: NOW }, { closesAt: LATER, isAllowed: false }),
  ]);
  expect(Object.fromEntries(blocks.map(([state, ...rest]) => [state, rest]))).toEqual({
    Pending: ['BookingPending', 'BookingPending', 'BookingPending'],
    Confirmed: [null, 'Departed', 'NonExchangeable'],
    Changing: ['ChangePending', 'ChangePending', 'ChangePending'],
    Canceling: ['CancellationPending', 'CancellationPending', 'CancellationPending'],
    Canceled: ['Canceled', 'Canceled', 'Canceled'],
    Failed: ['Canceled', 'Canceled', 'Canceled'],
  });
});

test('what an airline owes is no refund', () => {
  const amounts = { lines: [], addCollectMinor: 0, backMinor: 500 };
  expect(refundMinorOf({ ...amounts, backTo: 'tenders' })).toBe(500);
  expect(refundMinorOf({ ...amounts, backTo: 'credit' })).toBe(0);
});

test.each([
  [0, 0],
  [1, 0],
  [49, 0],
  [50, 50],
  [5_000, 5_000],
])('a change that costs %i more charges a card %i', (dueMinor, charged) => {
  const lines = [{ kind: 'rateDifference', amountMinor: dueMinor }] as const;
  const amounts = { lines, addCollectMinor: dueMinor, backMinor: 0, backTo: 'tenders' } as const;
  const left = withoutSmallCharge(amounts);
  expect([left.addCollectMinor, chargeable(dueMinor)]).toEqual([charged, charged]);
  expect(left.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(charged);
});
