/**
 * The state machines of money and bookings as tables: from a state, where to. Repeating a move to the present
 * state is a success, everything else that is not listed is refused (ARCHITECTURE, state).
 */
export type Machine<S extends string> = { readonly [from in S]: readonly S[] };

/**
 * `Canceling`, `Changing`: the supplier has been asked and has not answered; nothing else can begin. The
 * wire's words (B §4) come from `tripState`.
 */
export type BookingState = 'Pending' | 'Confirmed' | 'Changing' | 'Canceling' | 'Canceled' | 'Failed';
export const BOOKING: Machine<BookingState> = {
  Pending: ['Confirmed', 'Failed'],
  Confirmed: ['Canceling', 'Changing'],
  Changing: ['Confirmed'],
  Canceling: ['Canceled', 'Confirmed'],
  Canceled: [],
  Failed: [],
};

/** What one means of payment gave to one booking. */
export type TenderState = 'authorizing' | 'authorized' | 'captured' | 'voided' | 'failed';
export const TENDER: Machine<TenderState> = {
  authorizing: ['authorized', 'voided', 'failed'],
  authorized: ['captured', 'voided'],
  captured: [],
  voided: [],
  failed: [],
};

/**
 * `sent`: the card's bank has taken it; `returned`: it stands on the statement. Miles and credits are back at
 * once.
 */
export type RefundState = 'open' | 'sent' | 'returned' | 'failed';
export const REFUND: Machine<RefundState> = {
  open: ['sent', 'returned', 'failed'],
  sent: ['returned', 'failed'],
  returned: [],
  failed: ['open'],
};

/**
 * `open`: nobody has it yet. `resolved`: a person is done with it, and its customer's next message reopens
 * it. `closed`: final.
 */
export type CaseState =
  | 'open'
  | 'working'
  | 'waitingOnTraveler'
  | 'waitingOnSupplier'
  | 'resolved'
  | 'closed';
export const CASE: Machine<CaseState> = {
  open: ['working', 'waitingOnTraveler', 'waitingOnSupplier', 'resolved', 'closed'],
  working: ['open', 'waitingOnTraveler', 'waitingOnSupplier', 'resolved', 'closed'],
  waitingOnTraveler: ['open', 'working', 'waitingOnSupplier', 'resolved', 'closed'],
  waitingOnSupplier: ['open', 'working', 'waitingOnTraveler', 'resolved', 'closed'],
  resolved: ['open', 'working', 'closed'],
  closed: [],
};

export type CheckoutState = 'open' | 'booking' | 'booked';
export const CHECKOUT: Machine<CheckoutState> = {
  open: ['booking'],
  booking: ['open', 'booked'],
  booked: [],
};

/** The tickets of a flight: asked for, confirmed by every airline, issued. */
export type TicketingState = 'requested' | 'confirmed' | 'ticketed';
export const TICKETING: Machine<TicketingState> = {
  requested: ['confirmed'],
  confirmed: ['ticketed'],
  ticketed: [],
};

type Move = 'moved' | 'same' | 'refused';

export function tryMove<S extends string>(machine: Machine<S>, from: S, to: S): Move {
  if (from === to) return 'same';
  return machine[from].includes(to) ? 'moved' : 'refused';
}
