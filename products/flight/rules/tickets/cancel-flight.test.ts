import {
  type BookingAt,
  CANCEL_POLICY_KINDS,
  type CancelPolicyKind,
  FLIGHT_CANCEL_OUTCOMES,
  type FlightCancelOutcome,
  type SupplierCancelAnswer,
} from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import type { BookingState } from '@sojourn/domain/booking/state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { describe, expect, test } from 'vitest';
import { decideFlightCancel, type FlightCancel, type TicketsAt } from './cancel-flight.ts';

const NOW = '2027-04-10T12:00:00Z' as Instant;
const LATER = '2027-04-10T13:00:00Z' as Instant;
const at = (state: BookingState = 'Confirmed', startsAt: Instant = LATER): BookingAt => ({
  state,
  startsAt,
  now: NOW,
});
const TICKETS: TicketsAt = {
  refunds: ['WithFees'],
  areIssued: true,
  haveNumbers: true,
  voidUntil: null,
  voidCutoff: null,
};
const quoted = (penaltyMinor: number): Extract<SupplierCancelAnswer, { readonly answer: 'quoted' }> => ({
  answer: 'quoted',
  penaltyMinor,
  paidMinor: 90_000,
});
const [FREE, PART, ALL] = [quoted(0), quoted(20_000), quoted(90_000)] as const;
const decide = (tickets: Partial<TicketsAt>, answer: SupplierCancelAnswer) =>
  decideFlightCancel(at(), { ...TICKETS, ...tickets }, answer);

const ONE = { refunds: ['WithFees'] } as const;
const ALIKE = { refunds: ['WithFees', 'WithFees'] } as const;
const MIXED = { refunds: ['WithFees', 'NotRefundable'] } as const;

describe('what the tickets and the airline say', () => {
  test.each<[string, Partial<TicketsAt>, SupplierCancelAnswer, FlightCancelOutcome, CancelPolicyKind]>([
    ['in the void window', { ...ONE, voidUntil: LATER }, FREE, 'FullRefund', 'TicketedVoidKnownWindow'],
    [
      'when the window has just closed',
      { ...ONE, voidUntil: NOW },
      PART,
      'PartialRefund',
      'FreeToCancelWithPenalty',
    ],
    [
      'promised free, on the day after they were issued',
      { ...ONE, voidUntil: LATER, voidCutoff: NOW },
      FREE,
      'FullRefund',
      'FreeToCancelWithoutPenalty',
    ],
    [
      'promised free, while they can be voided',
      { ...ONE, voidUntil: LATER, voidCutoff: LATER },
      FREE,
      'FullRefund',
      'TicketedVoidKnownWindow',
    ],
    ['void without a known window', ONE, FREE, 'FullRefund', 'TicketedVoidUnknownWindow'],
    [
      'void of two tickets',
      { ...MIXED, voidUntil: LATER },
      FREE,
      'FullyRefundableComplex',
      'TicketedVoidKnownWindow',
    ],
    [
      'before tickets are issued',
      { ...ONE, voidUntil: LATER, areIssued: false },
      FREE,
      'FullRefund',
      'DelayedTicketingCancel',
    ],
    ['ticketless', { ...ONE, voidUntil: LATER, haveNumbers: false }, FREE, 'FullRefund', 'TicketlessVoid'],
    ['a free fare', { refunds: ['WithoutFees'] }, FREE, 'FullRefund', 'FreeToCancelWithoutPenalty'],
    [
      'a free fare not yet issued',
      { refunds: ['WithoutFees'], areIssued: false },
      FREE,
      'FullRefund',
      'FreeToCancelWithoutPenalty',
    ],
    [
      'a free fare in the window',
      { refunds: ['WithoutFees'], voidUntil: LATER },
      FREE,
      'FullRefund',
      'TicketedVoidKnownWindow',
    ],
    ['for a fee', ONE, PART, 'PartialRefund', 'FreeToCancelWithPenalty'],
    ['a part, by no fee of the fare', { refunds: ['NotRefundable'] }, PART, 'PartialRefund', 'PartialRefund'],
    ['nothing comes back', { refunds: ['NotRefundable'] }, ALL, 'NonRefundable', 'NonRefundable'],
    ['nothing of two tickets comes back', MIXED, ALL, 'NonRefundable', 'NonRefundable'],
    ['two tickets alike', ALIKE, PART, 'PartiallyRefundableComplex', 'MultiTicket'],
    ['two tickets that differ', MIXED, PART, 'PartiallyRefundableComplex', 'ComplexRefundable'],
    [
      'two free tickets',
      { refunds: ['WithoutFees', 'WithoutFees'] },
      FREE,
      'FullyRefundableComplex',
      'MultiTicket',
    ],
    ['two providers', MIXED, { ...PART, providers: 2 }, 'PartiallyRefundableComplex', 'MultiProvider'],
    [
      'paid to the airline',
      ONE,
      { answer: 'refused', refundsItself: true },
      'AirlineControl',
      'AirlineRefund',
    ],
    ['the airline refuses', ONE, { answer: 'refused' }, 'AirlineControl', 'ContactAirline'],
    ['no record', ONE, { answer: 'unknownBooking' }, 'ContactCustomerService', 'ContactCustomerService'],
    ['nobody answers', ONE, { answer: 'unavailable' }, 'TRVKOutage', 'ContactCustomerService'],
  ])('%s', (_, tickets, answer, outcome, policyKind) => {
    expect(decide(tickets, answer)).toEqual({ outcome, policyKind });
  });
});

const ANSWERS = [
  FREE,
  PART,
  ALL,
  { ...FREE, providers: 2 },
  { ...PART, providers: 2 },
  { answer: 'refused' },
  { answer: 'refused', refundsItself: true },
  { answer: 'unknownBooking' },
  { answer: 'unavailable' },
] as const satisfies readonly SupplierCancelAnswer[];
const anyOf = <T>(...values: readonly T[]) => values;
/** All tickets there can be. */
const everyTickets = anyOf<TicketsAt['refunds']>(
  ['WithoutFees'],
  ['WithFees'],
  ['NotRefundable'],
  ALIKE.refunds,
  ['WithoutFees', 'WithoutFees'],
  MIXED.refunds,
).flatMap((refunds) =>
  anyOf(true, false).flatMap((areIssued) =>
    anyOf(true, false).flatMap((haveNumbers) =>
      anyOf(null, LATER, NOW).flatMap((voidUntil) =>
        anyOf(null, LATER, NOW).map((voidCutoff) => ({
          refunds,
          areIssued,
          haveNumbers,
          voidUntil,
          voidCutoff,
        })),
      ),
    ),
  ),
);

test.each<[BookingState, Instant, FlightCancelOutcome, CancelPolicyKind]>([
  ['Canceled', LATER, 'Canceled', 'NonCancellable'],
  ['Canceled', NOW, 'Canceled', 'NonCancellable'],
  ['Failed', LATER, 'Canceled', 'NonCancellable'],
  ['Canceling', LATER, 'CancellationPending', 'CancellationPending'],
  ['Pending', LATER, 'BookingPending', 'NonCancellable'],
  ['Confirmed', NOW, 'Departed', 'NonCancellable'],
])(
  '%s, first flight at %s: %s, whatever the tickets and the airline say',
  (state, startsAt, outcome, policyKind) => {
    for (const tickets of everyTickets)
      for (const answer of ANSWERS)
        for (const cfar of ['notAsked', 'none'] as const)
          expect(decideFlightCancel(at(state, startsAt), tickets, answer, cfar)).toEqual({
            outcome,
            policyKind,
          });
  },
);

test('for any reason without having bought that', () => {
  for (const answer of ANSWERS)
    expect(decideFlightCancel(at(), TICKETS, answer, 'none')).toEqual({
      outcome: 'NonCfar',
      policyKind: 'ContactCustomerService',
    });
});

/** Written apart from the code on purpose: which policies an outcome can be by. */
const FULL = [
  'TicketedVoidKnownWindow',
  'TicketedVoidUnknownWindow',
  'DelayedTicketingCancel',
  'TicketlessVoid',
  'MultiProvider',
  'FreeToCancelWithoutPenalty',
];
const POLICIES: Partial<Record<FlightCancelOutcome, readonly string[]>> = {
  FullRefund: FULL,
  FullyRefundableComplex: [...FULL, 'MultiTicket'],
  PartialRefund: ['FreeToCancelWithPenalty', 'PartialRefund', 'MultiProvider'],
  PartiallyRefundableComplex: ['MultiTicket', 'ComplexRefundable', 'MultiProvider'],
  NonRefundable: ['NonRefundable'],
  AirlineControl: ['ContactAirline', 'AirlineRefund'],
  ContactCustomerService: ['ContactCustomerService'],
  TRVKOutage: ['ContactCustomerService'],
};

test('each outcome comes with the policies it can have, and every policy is reached', () => {
  const seen = new Map<FlightCancelOutcome, Set<string>>();
  const note = ({ outcome, policyKind }: FlightCancel) =>
    seen.set(outcome, (seen.get(outcome) ?? new Set()).add(policyKind));
  for (const tickets of everyTickets) {
    for (const answer of ANSWERS) {
      const decided = decideFlightCancel(at(), tickets, answer);
      note(decided);
      expect(POLICIES[decided.outcome]).toContain(decided.policyKind);
    }
  }
  for (const [outcome, policies] of Object.entries(POLICIES))
    expect([...seen.get(outcome as FlightCancelOutcome)!].sort()).toEqual([...policies].sort());
  const blocked = (['Pending', 'Canceling', 'Canceled'] as const).map((state) =>
    decideFlightCancel(at(state), TICKETS, FREE),
  );
  for (const each of [...blocked, decideFlightCancel(at('Confirmed', NOW), TICKETS, FREE)]) note(each);
  note(decideFlightCancel(at(), TICKETS, FREE, 'none'));
  expect(new Set([...seen.values()].flatMap((kinds) => [...kinds]))).toEqual(new Set(CANCEL_POLICY_KINDS));
  // An attempt ends with these two
  expect(new Set([...seen.keys(), 'Pending', 'CancellationFailure'])).toEqual(
    new Set(FLIGHT_CANCEL_OUTCOMES),
  );
});
