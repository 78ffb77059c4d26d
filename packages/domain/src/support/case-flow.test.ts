import { expect, test } from 'vitest';
import { CASE, tryMove } from '../booking/state.ts';
import { CASE_ACTIONS, CASE_STATES, caseAfter, caseOffers, isClockPaused, isLive } from './case-flow.ts';

test('the customer', () => {
  const offers = Object.fromEntries(CASE_STATES.map((state) => [state, caseOffers('customer', state)]));
  const own = ['reply', 'acceptProposal', 'declineProposal'];
  expect(offers).toEqual({
    open: own,
    working: own,
    waitingOnTraveler: own,
    waitingOnSupplier: own,
    resolved: ['reply'],
    closed: [],
  });
});

test('an agent does nothing in the customer’s name, and nothing but a note once it’s closed', () => {
  for (const state of CASE_STATES) {
    for (const action of caseOffers('agent', state)) expect(caseAfter(action, 'customer', state)).toBeNull();
  }
  expect(caseOffers('agent', 'closed')).toEqual(['note']);
  expect(caseOffers('agent', 'resolved')).toEqual(['note', 'reopen', 'merge']);
});

test.each([
  ['reply', 'customer', 'waitingOnTraveler', 'working'],
  ['reply', 'customer', 'open', 'open'],
  ['reply', 'customer', 'resolved', 'working'],
  ['reply', 'customer', 'waitingOnSupplier', 'waitingOnSupplier'],
  ['take', 'agent', 'open', 'working'],
  ['take', 'agent', 'waitingOnTraveler', 'waitingOnTraveler'],
  ['release', 'agent', 'working', 'open'],
  ['answer', 'agent', 'open', 'working'],
  ['propose', 'agent', 'working', 'waitingOnTraveler'],
  ['declineProposal', 'customer', 'waitingOnTraveler', 'working'],
  ['resolve', 'agent', 'waitingOnSupplier', 'resolved'],
] as const)('%s by the %s: %s is then %s', (action, side, from, to) => {
  expect(caseAfter(action, side, from)).toBe(to);
});

test('every result is a move of the state machine', () => {
  for (const action of CASE_ACTIONS) {
    for (const side of ['customer', 'agent'] as const) {
      for (const from of CASE_STATES) {
        const to = caseAfter(action, side, from);
        if (to !== null) expect([action, from, to, tryMove(CASE, from, to)]).not.toContain('refused');
      }
    }
  }
});

test('the clock runs exactly while it’s our turn', () => {
  expect(CASE_STATES.filter((state) => !isClockPaused(state))).toEqual([
    'open',
    'working',
    'waitingOnSupplier',
  ]);
  expect(CASE_STATES.filter((state) => !isLive(state))).toEqual(['resolved', 'closed']);
});
