import { expect, test } from 'vitest';
import { PRICE_FREEZE } from '../protections/freeze.ts';
import { PROTECTION, REIMBURSEMENT } from '../protections/protection-state.ts';
import { CREDIT, OFFER } from '../wallet/credits/credit-state.ts';
import { BOOKING, CASE, CHECKOUT, type Machine, REFUND, TENDER, TICKETING, tryMove } from './state.ts';

const MACHINES = {
  booking: BOOKING,
  tender: TENDER,
  refund: REFUND,
  case: CASE,
  checkout: CHECKOUT,
  ticketing: TICKETING,
  credit: CREDIT,
  offer: OFFER,
  priceFreeze: PRICE_FREEZE,
  protection: PROTECTION,
  reimbursement: REIMBURSEMENT,
} as const;

/** Written apart from the tables on purpose: every pair that may move, as in the specification. */
const MOVES: Readonly<Record<keyof typeof MACHINES, readonly string[]>> = {
  booking: [
    'Pending>Confirmed',
    'Pending>Failed',
    'Confirmed>Canceling',
    'Confirmed>Changing',
    'Changing>Confirmed',
    'Canceling>Canceled',
    'Canceling>Confirmed',
  ],
  tender: [
    'authorizing>authorized',
    'authorizing>voided',
    'authorizing>failed',
    'authorized>captured',
    'authorized>voided',
  ],
  priceFreeze: [
    'quoted>buying',
    'buying>valid',
    'buying>failed',
    'valid>held',
    'valid>expired',
    'valid>refunding',
    'held>valid',
    'held>exercised',
    'held>exchanged',
    'refunding>refunded',
  ],
  protection: ['Valid>Exercised', 'Valid>Exchanged', 'Valid>Refunded', 'Valid>Expired'],
  reimbursement: ['pending>paid'],
  refund: ['open>sent', 'open>returned', 'open>failed', 'sent>returned', 'sent>failed', 'failed>open'],
  case: [
    'open>working',
    'open>waitingOnTraveler',
    'open>waitingOnSupplier',
    'open>resolved',
    'open>closed',
    'working>open',
    'working>waitingOnTraveler',
    'working>waitingOnSupplier',
    'working>resolved',
    'working>closed',
    'waitingOnTraveler>open',
    'waitingOnTraveler>working',
    'waitingOnTraveler>waitingOnSupplier',
    'waitingOnTraveler>resolved',
    'waitingOnTraveler>closed',
    'waitingOnSupplier>open',
    'waitingOnSupplier>working',
    'waitingOnSupplier>waitingOnTraveler',
    'waitingOnSupplier>resolved',
    'waitingOnSupplier>closed',
    'resolved>open',
    'resolved>working',
    'resolved>closed',
  ],
  checkout: ['open>booking', 'booking>open', 'booking>booked'],
  ticketing: ['requested>confirmed', 'confirmed>ticketed'],
  credit: ['Available>Redeemed', 'Available>Expired', 'Redeemed>Available'],
  offer: [
    'Pending>Authorized',
    'Pending>Expired',
    'Pending>Cancelled',
    'Authorized>ConfirmState',
    'Authorized>Expired',
    'Authorized>Cancelled',
    'ConfirmState>Used',
    'ConfirmState>Authorized',
    'ConfirmState>Cancelled',
    'Used>Authorized',
    'Used>Cancelled',
  ],
};

const pairs = Object.entries(MACHINES).flatMap(([name, machine]) => {
  const states = Object.keys(machine);
  return states.flatMap((from) => states.map((to) => ({ name: name as keyof typeof MACHINES, from, to })));
});

test.each(pairs)('$name: $from to $to', ({ name, from, to }) => {
  const expected = from === to ? 'same' : MOVES[name].includes(`${from}>${to}`) ? 'moved' : 'refused';
  expect(tryMove(MACHINES[name] as Machine<string>, from, to)).toBe(expected);
});

test.each(Object.entries(MACHINES))('every state of %s is reachable from its first', (_, table) => {
  const machine = table as Machine<string>;
  const first = Object.keys(machine)[0]!;
  const seen = new Set([first]);
  for (const state of seen) for (const next of machine[state]!) seen.add(next);
  expect([...seen].sort()).toEqual(Object.keys(machine).sort());
});
