/**
 * A change of a booking from its price quote to its end, and the steps of the specification's sequence
 * (B §4): schedule a price quote, poll it, schedule the booking, poll it, an agent fulfills it.
 */

import { type Instant, isBefore } from '../dates.ts';
import { CARD_LEAST_MINOR } from '../wallet/tenders/tender-plan.ts';
import { PRODUCT_CHANGE_FAILURES, PRODUCT_EDIT_FAILURES } from './product-changing.ts';
import type { BookingState, Machine } from './state.ts';
import type { AsyncState } from './trip-state.ts';

/** `withAgent`: it couldn't be quoted online, and a person makes the change. */
export type ChangeState =
  | 'requested'
  | 'quoted'
  | 'unquoted'
  | 'superseded'
  | 'confirming'
  | 'done'
  | 'refused'
  | 'withAgent';
export const CHANGE: Machine<ChangeState> = {
  requested: ['quoted', 'unquoted', 'superseded', 'withAgent'],
  quoted: ['confirming', 'superseded'],
  unquoted: [],
  superseded: [],
  confirming: ['done', 'refused'],
  done: [],
  refused: [],
  withAgent: ['done', 'refused'],
};

export type ChangeProgress = {
  readonly priceQuote: AsyncState;
  readonly booking: AsyncState;
  readonly agentFulfill: AsyncState;
};
const progress = (
  priceQuote: AsyncState,
  booking: AsyncState = 'NotCalled',
  agentFulfill: AsyncState = 'NotCalled',
): ChangeProgress => ({ priceQuote, booking, agentFulfill });

const PROGRESS: Readonly<Record<ChangeState, ChangeProgress>> = {
  requested: progress('InProcess'),
  quoted: progress('Success'),
  unquoted: progress('Failed'),
  superseded: progress('Failed'),
  confirming: progress('Success', 'InProcess'),
  done: progress('Success', 'Success'),
  refused: progress('Success', 'Failed'),
  withAgent: progress('Failed', 'NotCalled', 'InProcess'),
};
export const changeProgress = (state: ChangeState): ChangeProgress => PROGRESS[state];

/** Why a quote, or a change that has one, came to nothing. */
const PRICED_FAILURES = [
  /** Something else happened to the booking, or another quote replaced this one. */
  'Superseded',
  'Expired',
  /** More is to pay than was agreed to. */
  'PriceIncreased',
  'NoAvailability',
  /** The dates can't be booked at all: past, too long or too far ahead. */
  'InvalidDates',
  /** More people than the room or the car takes. */
  'PartyTooLarge',
  /** Its supplier changed it, and that waits for an answer. */
  'ScheduleChangePending',
  /** By its fare or rate. */
  'NotChangeable',
  'AirlineControl',
  'Departed',
  'NotTicketed',
  'LegacyTicket',
  'SeveralTickets',
  'InfantNeedsSeat',
  'InvalidPassengers',
  /** The supplier doesn't have the booking. */
  'NotFound',
  'SupplierUnavailable',
  'PaymentError',
  /** Of a part: it's all there is, so the whole booking is to be canceled. */
  'NothingLeft',
  'ChildrenAlone',
  'InfantWithoutAdult',
  /** Of a flight: its ticket has others on it, and is canceled whole. */
  'SameTicket',
  /** Of change for any reason: not bought with it, used, or ended. */
  'ProtectionOver',
  /** It leaves too soon to use it. */
  'ProtectionTooLate',
  /** The new trip departs too long after the original one. */
  'ProtectionBeyondYear',
  /** It changes everybody's flights. */
  'ProtectionForEveryone',
  /** It paid for an earlier change, and something would come back of what that cost. */
  'ProtectionPaid',
] as const;
/** Why edited details did besides. */
const EDIT_FAILURES = [
  ...PRODUCT_EDIT_FAILURES,
  /** What was asked for can't be done there. */
  'RequestRefused',
] as const;
/** Why other seats or bags did besides. */
const EXTRAS_FAILURES = [
  /** Somebody else has a seat that was chosen. */
  'SeatTaken',
  /** The fare gives out seats at check-in, or has no bags to buy. */
  'ExtraNotOffered',
  /** Who sits at an exit must be able to open it. */
  'SeatUnfit',
  /** The airline has checked the travelers in, and has their seats. */
  'CheckedIn',
  /** It leaves too soon to change anything on it. */
  'TooLate',
  /** They are as booked already. */
  'Unchanged',
] as const;
export const CHANGE_FAILURES = [
  ...PRICED_FAILURES,
  ...EDIT_FAILURES,
  ...EXTRAS_FAILURES,
  ...PRODUCT_CHANGE_FAILURES,
] as const;
export type PricedFailure = (typeof PRICED_FAILURES)[number];
export type ChangeFailure = (typeof CHANGE_FAILURES)[number];

/** Whether it can be any change's that has a price. */
export const isPricedFailure = (failure: ChangeFailure): failure is PricedFailure =>
  (PRICED_FAILURES as readonly ChangeFailure[]).includes(failure);

/** What of a booking can be canceled on its own, the rest staying booked. */
export const PART_UNITS = ['traveler', 'room', 'ticket'] as const;
export type PartUnit = (typeof PART_UNITS)[number];

/** Why a version of a booking was replaced. */
export const REVISION_CAUSES = [
  'exchanged',
  'changed',
  'rescheduled',
  'reduced',
  'split',
  'edited',
  'extras',
] as const;
export type RevisionCause = (typeof REVISION_CAUSES)[number];

/** Why nothing can be changed whatever the supplier says. */
export const CHANGE_BLOCKS = [
  'BookingPending',
  'CancellationPending',
  'ChangePending',
  'Canceled',
  'Departed',
  'NonExchangeable',
] as const;
export type ChangeBlock = (typeof CHANGE_BLOCKS)[number];

/** `closesAt`: until when something of it can be changed; `isAllowed`: by its fare or rate. */
export function changeBlock(
  { state, now }: { readonly state: BookingState; readonly now: Instant },
  { closesAt, isAllowed }: { readonly closesAt: Instant; readonly isAllowed: boolean },
): ChangeBlock | null {
  if (state === 'Canceled' || state === 'Failed') return 'Canceled';
  if (state === 'Canceling') return 'CancellationPending';
  if (state === 'Changing') return 'ChangePending';
  if (state === 'Pending') return 'BookingPending';
  if (!isBefore(now, closesAt)) return 'Departed';
  return isAllowed ? null : 'NonExchangeable';
}

/** The lines of what a change costs; amounts below zero come back. */
export const CHANGE_LINES = [
  'fareDifference',
  'taxDifference',
  'seatsReturned',
  'rateDifference',
  'extras',
  'seats',
  'bags',
  /** What a canceled part had cost. */
  'canceled',
  'penalty',
  /** Given up: less than card companies take. */
  'tooLittle',
] as const;
type ChangeLineKind = (typeof CHANGE_LINES)[number];

/** What a change comes to. At most one of `addCollectMinor` and `backMinor` is above zero. */
export type ChangeAmounts = {
  readonly lines: readonly { readonly kind: ChangeLineKind; readonly amountMinor: number }[];
  /** To pay by card. */
  readonly addCollectMinor: number;
  readonly backMinor: number;
  /** Where that goes: to the tenders that paid, or the airline owes it. */
  readonly backTo: 'tenders' | 'credit';
  /** What the airline owes besides, where the rest goes to the tenders. */
  readonly creditMinor?: number;
};
/** What a card is charged of an amount: nothing, or enough for a card (`CARD_LEAST_MINOR`). */
export const chargeable = (minor: number): number => (minor < CARD_LEAST_MINOR ? 0 : minor);

/** Nothing is due where a card couldn't pay it; a line says what is given up. */
export function withoutSmallCharge(amounts: ChangeAmounts): ChangeAmounts {
  const { addCollectMinor, lines } = amounts;
  if (addCollectMinor === chargeable(addCollectMinor)) return amounts;
  return {
    ...amounts,
    lines: [...lines, { kind: 'tooLittle', amountMinor: -addCollectMinor }],
    addCollectMinor: 0,
  };
}

export const refundMinorOf = ({ backMinor, backTo }: ChangeAmounts): number =>
  backTo === 'tenders' ? backMinor : 0;
export const creditMinorOf = ({ backMinor, backTo, creditMinor = 0 }: ChangeAmounts): number =>
  backTo === 'credit' ? backMinor : creditMinor;
