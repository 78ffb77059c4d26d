/** Canceling some travelers at the tests' airlines: free while tickets can be voided, then for a fee each. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { atPlacesLeft } from '../rules/travelers/part-of-party.ts';
import { type PassengerType, seatsNeeded } from '../rules/travelers/travelers.ts';
import type {
  CanceledPart,
  PartQuote,
  PartRejection,
  PartRequest,
  PartVerbs,
} from '../sell/part/part-port.ts';
import type { FlightHold, TicketDocument } from '../sell/supplier.ts';
import { quoteTickets, takeTickets, type WithTickets } from './fake-tickets.ts';

/** What the airline has of a booking. */
export type Partible = WithTickets & {
  price: FlightHold['price'];
  documents: readonly TicketDocument[] | null;
  canceledParts: readonly CanceledPart[];
  party: readonly PassengerType[];
  seats: number;
  /** Of travelers who were canceled. */
  withheldMinor: number;
};
export type FakeParts = {
  /** Of each traveler who is canceled. */
  partPenaltyMinor: number;
  refusePart: PartRejection['reason'] | null;
};
export const CALM_PARTS: FakeParts = { partPenaltyMinor: 0, refusePart: null };

type Find = (reference: string) => Partible | undefined;
type Terms = (kept: Partible, now: Instant) => CancelTerms;

export function priceLeft({ price }: Partible, staying: readonly PassengerType[]): FlightHold['price'] {
  const travelers = price.travelers.flatMap((each) => {
    const count = staying.filter((type) => type === each.type).length;
    const all = {
      base: each.each.base * count,
      tax: each.each.tax * count,
      subTotal: each.each.subTotal * count,
      fee: each.each.fee * count,
      grandTotal: each.each.grandTotal * count,
    };
    return count === 0 ? [] : [{ ...each, count, all }];
  });
  const sum = (part: 'base' | 'tax' | 'subTotal' | 'fee' | 'grandTotal') =>
    travelers.reduce((total, { all }) => total + all[part], 0);
  const fares = {
    base: sum('base'),
    tax: sum('tax'),
    subTotal: sum('subTotal'),
    fee: sum('fee'),
    grandTotal: sum('grandTotal'),
  };
  return { ...price, travelers, fares, total: money(fares.grandTotal + price.seatsMinor + price.bagsMinor) };
}

const stayingOf = ({ party }: Partible, gone: readonly number[]): PassengerType[] =>
  party.filter((_, place) => !gone.includes(place));

function quoteOf(
  { partPenaltyMinor }: FakeParts,
  of: Partible,
  gone: readonly number[],
  terms: CancelTerms,
): PartQuote {
  const travelers = gone.map((traveler) => {
    const type = itemAt(of.party, traveler);
    const paidMinor = of.price.travelers.find((each) => each.type === type)?.each.grandTotal ?? 0;
    return { traveler, paidMinor, refundMinor: paidMinor - Math.min(partPenaltyMinor, paidMinor) };
  });
  return { travelers, credits: [], price: priceLeft(of, stayingOf(of, gone)), cancellation: terms };
}

export function fakeParts(state: FakeParts, find: Find, termsOf: Terms): PartVerbs {
  const quote = (of: Partible, request: PartRequest) => {
    const parts = 'tickets' in request ? request.tickets.length : request.travelers.length;
    const withheldMinor = of.withheldMinor + parts * state.partPenaltyMinor;
    const terms = termsOf({ ...of, withheldMinor }, request.now);
    if ('tickets' in request) return quoteTickets(of, request.tickets, state.partPenaltyMinor, terms);
    return quoteOf(state, of, request.travelers, terms);
  };
  const refusalOf = (of: Partible | undefined, request: PartRequest): PartRejection['reason'] | null => {
    if (!of) return 'NotFound';
    if ('tickets' in request && of.documents === null) return 'NotTicketed';
    return state.refusePart;
  };
  return {
    quotePart: async (request) => {
      const of = find(request.reference);
      const reason = refusalOf(of, request);
      return of && !reason ? ok(quote(of, request)) : rejected({ reason: reason ?? 'NotFound' });
    },
    cancelPart: async (request) => {
      const { reference, partReference, refundMinor } = request;
      const of = find(reference);
      const made = of?.canceledParts.find((each) => each.partReference === partReference);
      if (made) return ok(made);
      const reason = refusalOf(of, request);
      if (!of || reason) return rejected({ reason: reason ?? 'NotFound' });
      const quoted = quote(of, request);
      const parts = [...quoted.travelers, ...(quoted.tickets ?? [])];
      const backMinor = parts.reduce((sum, each) => sum + each.refundMinor, 0);
      if (backMinor < refundMinor) return rejected({ reason: 'PenaltyChanged' });
      const left =
        'tickets' in request ? takeTickets(of, request.tickets) : withoutThem(of, request.travelers);
      const done: CanceledPart = { ...quoted, ...left, partReference };
      const withheldMinor = of.withheldMinor + parts.length * state.partPenaltyMinor;
      const canceledParts = [...of.canceledParts, done];
      Object.assign(of, { price: quoted.price, withheldMinor, canceledParts });
      return ok(done);
    },
  };
}

function withoutThem(of: Partible, gone: readonly number[]): Pick<CanceledPart, 'documents'> {
  const documents = atPlacesLeft(of.documents ?? [], of.party.length, gone);
  const party = stayingOf(of, gone);
  const seats = seatsNeeded({
    adults: party.filter((type) => type === 'Adult').length,
    children: party.filter((type) => type === 'Child').length,
    seatedInfants: party.filter((type) => type === 'SeatedInfant').length,
    lapInfants: 0,
  });
  Object.assign(of, { documents, party, seats });
  return { documents };
}
