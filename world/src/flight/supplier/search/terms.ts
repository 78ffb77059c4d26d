/**
 * What cancelling a trip by air keeps: nothing within the void window, then each ticket's rule for each
 * traveler, and everything once the first flight has left.
 */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { typeOf } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Instant, localAt } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { type Penalty, penaltyOf } from '@sojourn/products/flight/rules/fares/penalties.ts';
import type { TicketRule } from '@sojourn/products/flight/rules/fares/ticket-rules.ts';
import { voidUntilOf } from '@sojourn/products/flight/rules/tickets/void-window.ts';
import {
  PASSENGER_TYPES,
  type PassengerCounts,
  type PassengerType,
} from '@sojourn/products/flight/rules/travelers/travelers.ts';
import { countOf, partsOf } from '../../inventory/fares/ticket-fare.ts';
import type { PriceParts } from '../../inventory/fares/ticket-price.ts';
import type { Ticket } from '../../inventory/fares/trip-fare.ts';
import type { CreditRule } from '../../inventory/schedule/airlines.ts';
import type { FlightMarket } from '../market.ts';
import { cancelPenaltyOf, changePenaltyOf, seatedIn } from './offers.ts';
import type { Trip } from './trip.ts';

/** What a ticket is cancelled by: its strictest rule, and what each traveler paid for it. */
export type TicketTerms = {
  readonly cancel: Penalty;
  readonly paid: readonly {
    readonly type?: PassengerType;
    readonly count: number;
    readonly eachMinor: number;
  }[];
  /** Seats and bags on this ticket; they come back with it. */
  readonly extrasMinor: number;
  /** What exchanging it costs each traveler with a seat; missing on tickets from before exchanges. */
  readonly change?: Penalty;
  /** What its airline says of credits; left out of older tickets. */
  readonly credits?: CreditRule;
  /** The fare of each of its slices; missing on tickets from before exchanges. */
  readonly slices?: readonly SliceTerms[];
  /** Of exchanges: fees that were paid and what was left over, which no longer come back. */
  readonly forfeitedMinor?: number;
};
/** A slice's part of a ticket. Amounts in cents. */
export type SliceTerms = {
  readonly slice: number;
  /** Priced as half of a round trip. */
  readonly isHalf: boolean;
  readonly paid: readonly {
    readonly type: PassengerType;
    readonly count: number;
    readonly each: PriceParts;
  }[];
  readonly seatsMinor: number;
  readonly bagsMinor: number;
  /** Whose seats and bags those are; missing on tickets from before parts could be canceled. */
  readonly byTraveler?: readonly TravelerExtras[];
};
type TravelerExtras = { readonly traveler: number; readonly seatsMinor: number; readonly bagsMinor: number };
/** What seats and bags of a slice cost on one ticket. */
export type SliceExtras = Pick<SliceTerms, 'slice' | 'seatsMinor' | 'bagsMinor' | 'byTraveler'>;

export function ticketTerms(
  market: FlightMarket,
  { state }: Trip,
  ticket: Ticket,
  party: PassengerCounts,
  extras: readonly SliceExtras[],
): TicketTerms {
  const flights = ticket.parts.flatMap(({ legs, rank }) => seatedIn(market, state, legs, rank, party));
  const counts = countOf(party);
  const each = partsOf(
    ticket.parts.map(({ fare }) => fare),
    party,
  );
  const airline = market.world.airlines[ticket.airline];
  return {
    cancel: cancelPenaltyOf(market, flights),
    ...(airline ? { credits: airline.credits } : {}),
    paid: PASSENGER_TYPES.flatMap((type) =>
      counts[type] > 0 ? [{ type, count: counts[type], eachMinor: each[type]!.grandTotal }] : [],
    ),
    extrasMinor: extras.reduce((sum, { seatsMinor, bagsMinor }) => sum + seatsMinor + bagsMinor, 0),
    change: changePenaltyOf(market, flights),
    slices: ticket.parts.map(({ slice, fare }) => ({
      slice,
      isHalf: ticket.parts.length > 1,
      paid: paidBy([fare], party),
      seatsMinor: 0,
      bagsMinor: 0,
      ...extras.find((each) => each.slice === slice),
    })),
  };
}

/** What each type of traveler in the party pays for fares. */
export function paidBy(fares: Parameters<typeof partsOf>[0], party: PassengerCounts): SliceTerms['paid'] {
  const counts = countOf(party);
  const each = partsOf(fares, party);
  return PASSENGER_TYPES.flatMap((type) => {
    const parts = each[type];
    return parts ? [{ type, count: counts[type], each: parts }] : [];
  });
}

/** What changing and canceling each ticket costs; none of tickets from before exchanges. */
export const rulesOfTickets = (terms: readonly TicketTerms[], nos: readonly number[]): TicketRule[] =>
  terms.flatMap(({ change, cancel }, index) => {
    const ticketNo = nos[index];
    return change && ticketNo !== undefined ? [{ ticketNo, change, cancel }] : [];
  });

/** Cents of a ticket, with its extras and what exchanges have kept. */
export const paidFor = ({ paid, extrasMinor, forfeitedMinor = 0 }: TicketTerms): number =>
  paid.reduce((sum, { count, eachMinor }) => sum + count * eachMinor, extrasMinor + forfeitedMinor);

/** Cents that are kept of a ticket after the void window. */
export function keptOf(terms: TicketTerms): number {
  const { cancel, paid, forfeitedMinor = 0 } = terms;
  if (cancel.kind === 'notAllowed') return paidFor(terms);
  return paid.reduce((sum, { count, eachMinor }) => {
    const penalty = penaltyOf(cancel, money(eachMinor));
    return sum + count * (penalty?.amountMinor ?? eachMinor);
  }, forfeitedMinor);
}

/** The type says what comes back after the void window. */
export function cancelTermsOf(
  tickets: readonly TicketTerms[],
  bookedAt: Instant,
  firstDeparture: Instant,
  zone: string,
): CancelTerms {
  const total = tickets.reduce((sum, ticket) => sum + paidFor(ticket), 0);
  const kept = tickets.reduce((sum, ticket) => sum + keptOf(ticket), 0);
  const until = voidUntilOf(bookedAt, firstDeparture);
  const step = (at: Instant, penaltyMinor: number) => ({
    until: at,
    localUntil: localAt(at, zone),
    penaltyMinor,
  });
  return {
    type: typeOf(kept, total),
    zone,
    steps: [
      ...(until === null || kept === 0 ? [] : [step(until, 0)]),
      ...(kept >= total ? [] : [step(firstDeparture, kept)]),
    ],
  };
}
