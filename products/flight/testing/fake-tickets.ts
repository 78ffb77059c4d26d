/** Canceling some tickets at the tests' airlines: each is one way, and its share of the fares comes back. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { money } from '@sojourn/domain/money.ts';
import { first, itemAt, last } from '@sojourn/domain/present.ts';
import { atSlicesLeft } from '../rules/tickets/ticket-groups.ts';
import type { CanceledPart, PartQuote } from '../sell/part/part-port.ts';
import type { FlightHold, FlightOrder, TicketDocument } from '../sell/supplier.ts';
import type { FlightExtras } from '../wire/flights.ts';
import { OUT_AND_BACK, place } from './fake-airline-fares.ts';

/** What the airlines have of a booking's tickets. */
export type WithTickets = {
  price: FlightHold['price'];
  documents: readonly TicketDocument[] | null;
  extras: FlightExtras;
  readonly orders: Map<number, FlightOrder>;
  /** The ways that are flown, by their places when it was booked: ticket 1 is way 0. */
  flown: readonly number[];
};

const slicesOf = ({ flown }: WithTickets, tickets: readonly number[]): number[] =>
  flown.flatMap((way, slice) => (tickets.includes(way + 1) ? [slice] : []));

/** Of seats or bags, those of some slices. */
function shareOf(
  minor: number,
  each: readonly { readonly slice: number; readonly pieces?: number }[],
  slices: readonly number[],
): number {
  const count = (of: typeof each) => of.reduce((sum, { pieces = 1 }) => sum + pieces, 0);
  const all = count(each);
  return all === 0
    ? 0
    : Math.round((minor * count(each.filter(({ slice }) => slices.includes(slice)))) / all);
}

export function quoteTickets(
  of: WithTickets,
  tickets: readonly number[],
  penaltyMinor: number,
  cancellation: CancelTerms,
): PartQuote {
  const { price, extras, flown } = of;
  const values = tickets.map((ticketNo) => {
    const slices = slicesOf(of, [ticketNo]);
    const seatsMinor = shareOf(price.seatsMinor, extras.seats, slices);
    const bagsMinor = shareOf(price.bagsMinor, extras.bags, slices);
    return { ticketNo, seatsMinor, bagsMinor };
  });
  const ways = flown.length;
  const share = (minor: number) => Math.floor((minor * tickets.length) / ways);
  const travelers = price.travelers.map((each) => {
    const less = (parts: typeof each.all) => ({
      base: parts.base - share(parts.base),
      tax: parts.tax - share(parts.tax),
      subTotal: parts.subTotal - share(parts.base) - share(parts.tax),
      fee: parts.fee,
      grandTotal: parts.grandTotal - share(parts.base) - share(parts.tax),
    });
    return { ...each, each: less(each.each), all: less(each.all) };
  });
  const gone = price.travelers.reduce(
    (sum, { all }) => ({ base: sum.base + share(all.base), tax: sum.tax + share(all.tax) }),
    { base: 0, tax: 0 },
  );
  const goneMinor = gone.base + gone.tax;
  const canceled = values.map(({ ticketNo, seatsMinor, bagsMinor }, at) => {
    const even = Math.floor(goneMinor / tickets.length);
    const fareMinor = at === 0 ? goneMinor - even * (tickets.length - 1) : even;
    const paidMinor = fareMinor + seatsMinor + bagsMinor;
    return {
      ticketNo,
      paidMinor,
      refundMinor: paidMinor - Math.min(penaltyMinor, paidMinor),
      creditMinor: 0,
    };
  });
  const sum = (key: 'seatsMinor' | 'bagsMinor') => values.reduce((all, each) => all + each[key], 0);
  const paid = canceled.reduce((all, { paidMinor }) => all + paidMinor, 0);
  const { base, tax, subTotal, fee, grandTotal } = price.fares;
  return {
    travelers: [],
    tickets: canceled,
    credits: [],
    left: leftOf(flown.filter((way) => !tickets.includes(way + 1))),
    cancellation,
    price: {
      ...price,
      travelers,
      fares: {
        base: base - gone.base,
        tax: tax - gone.tax,
        subTotal: subTotal - goneMinor,
        fee,
        grandTotal: grandTotal - goneMinor,
      },
      seatsMinor: price.seatsMinor - sum('seatsMinor'),
      bagsMinor: price.bagsMinor - sum('bagsMinor'),
      total: money(price.total.amountMinor - paid),
    },
  };
}

function leftOf(ways: readonly number[]): NonNullable<PartQuote['left']> {
  const ends = ways.map((way) => first(itemAt(OUT_AND_BACK, way).segments));
  const [origin, destination] = [first(ends).origin, first(ends).destination];
  return { origin: place(origin), destination: place(destination), needsPassport: last(ends) !== undefined };
}

/** Returns what is left of the record, which is as it says then. */
export function takeTickets(
  of: WithTickets,
  tickets: readonly number[],
): Pick<CanceledPart, 'documents' | 'locators'> {
  const slices = slicesOf(of, tickets);
  const documents = atSlicesLeft(of.documents ?? [], slices);
  const extras = {
    seats: atSlicesLeft(of.extras.seats, slices),
    bags: atSlicesLeft(of.extras.bags, slices),
  };
  for (const ticketNo of tickets) of.orders.delete(ticketNo);
  const locators = [...of.orders.values()].map(({ ticketNo, airline, locator }) => ({
    ticketNo,
    airline,
    locator,
  }));
  Object.assign(of, { documents, extras, flown: of.flown.filter((way) => !tickets.includes(way + 1)) });
  return { documents, locators };
}
