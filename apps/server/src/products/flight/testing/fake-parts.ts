/** Canceling some travelers at the tests' airlines: free while tickets can be voided, then for a fee each. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { atPlacesLeft } from '@sojourn/domain/products/flight/travelers/part-of-party.ts';
import { type PassengerType, seatsNeeded } from '@sojourn/domain/products/flight/travelers/travelers.ts';
import { ok, rejected } from '#suppliers/outcome.ts';
import type { CanceledPart, PartQuote, PartRejection, PartVerbs } from '../part/part-port.ts';
import type { FlightHold, TicketDocument } from '../supplier.ts';

/** What the airline has of a booking. */
export type Partible = {
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
  const quote = (of: Partible, gone: readonly number[], now: Instant) => {
    const withheldMinor = of.withheldMinor + gone.length * state.partPenaltyMinor;
    return quoteOf(state, of, gone, termsOf({ ...of, withheldMinor }, now));
  };
  return {
    quotePart: async ({ reference, travelers, now }) => {
      const of = find(reference);
      if (!of) return rejected({ reason: 'NotFound' });
      if (state.refusePart) return rejected({ reason: state.refusePart });
      return ok(quote(of, travelers, now));
    },
    cancelPart: async ({ reference, partReference, travelers: gone, refundMinor, now }) => {
      const of = find(reference);
      if (!of) return rejected({ reason: 'NotFound' });
      const made = of.canceledParts.find((each) => each.partReference === partReference);
      if (made) return ok(made);
      if (state.refusePart) return rejected({ reason: state.refusePart });
      const quoted = quote(of, gone, now);
      const backMinor = quoted.travelers.reduce((sum, each) => sum + each.refundMinor, 0);
      if (backMinor < refundMinor) return rejected({ reason: 'PenaltyChanged' });
      const documents = atPlacesLeft(of.documents ?? [], of.party.length, gone);
      const party = stayingOf(of, gone);
      const done: CanceledPart = { ...quoted, partReference, documents };
      const seats = seatsNeeded({
        adults: party.filter((type) => type === 'Adult').length,
        children: party.filter((type) => type === 'Child').length,
        seatedInfants: party.filter((type) => type === 'SeatedInfant').length,
        lapInfants: 0,
      });
      const withheldMinor = of.withheldMinor + gone.length * state.partPenaltyMinor;
      const canceledParts = [...of.canceledParts, done];
      Object.assign(of, { price: quoted.price, documents, party, seats, withheldMinor, canceledParts });
      return ok(done);
    },
  };
}
