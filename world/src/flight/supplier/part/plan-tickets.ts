/** What giving up some tickets of a trip does to the rest, worked out from the record and the schedule. */
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { first, itemAt, last } from '@sojourn/domain/present.ts';
import { atSlicesLeft } from '@sojourn/products/flight/rules/tickets/ticket-groups.ts';
import type {
  CanceledTicket,
  PartRejection,
  TicketsRequest,
  TripLeft,
} from '@sojourn/products/flight/sell/part/part-port.ts';
import type { TicketCredit } from '@sojourn/products/flight/sell/supplier.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { tripTypeBetween } from '../../inventory/schedule/places/places.ts';
import { legsOfSliceId, rowOfFlight } from '../../inventory/schedule/slice-id.ts';
import { type WholeOrder, wholeOrders } from '../exchange/plan-exchange.ts';
import { priceOfTerms, type WholeTerms } from '../exchange/ticket-value.ts';
import { type FlightMarket, instantOfMinute } from '../market.ts';
import { placeOf } from '../search/describe.ts';
import { keptOf, paidFor } from '../search/terms.ts';
import { creditsOf } from '../sell/credits.ts';
import type { MarketRecord } from '../store.ts';

export type TicketsPlan = {
  /** Places of the slices that aren't flown. */
  readonly slices: readonly number[];
  readonly gone: readonly WholeOrder[];
  readonly tickets: readonly CanceledTicket[];
  readonly credits: readonly TicketCredit[];
  /** The record as it is then, its slices at the places of then. */
  readonly after: MarketRecord & { readonly orders: readonly WholeOrder[] };
  readonly left: TripLeft;
};
type Refused = { readonly refused: PartRejection['reason'] };

/** `isFree`: nothing is kept now, by the void window. */
export function planTickets(
  market: FlightMarket,
  state: FlightState,
  record: MarketRecord,
  { tickets, locale, now }: TicketsRequest,
  isFree: boolean,
): TicketsPlan | Refused {
  const orders = wholeOrders(record);
  if (!orders) return { refused: 'LegacyTicket' };
  const gone = orders.filter(({ ticketNo }) => tickets.includes(ticketNo));
  const stay = orders.filter((order) => !gone.includes(order));
  if (gone.length < new Set(tickets).size || gone.length === 0) return { refused: 'NotCancellable' };
  const slices = [...new Set(gone.flatMap((order) => order.slices))].toSorted((a, b) => a - b);
  if (stay.some((order) => order.slices.some((slice) => slices.includes(slice))))
    return { refused: 'SeveralTickets' };
  if (stay.length === 0) return { refused: 'NothingLeft' };
  if (slices.some((slice) => hasLeft(market, state, itemAt(record.slices, slice).sliceId, now)))
    return { refused: 'Departed' };
  const values = gone.map((order) => ticketValue(market, record, order, isFree));
  const after = recordAfter(market, state, record, { gone, stay, slices, values });
  return {
    slices,
    gone,
    after,
    tickets: values.map(({ ticket }) => ticket),
    credits: values.flatMap(({ credits }) => credits),
    left: tripLeft(market, after, locale),
  };
}

/** What the schedule no longer has has left. */
function hasLeft({ world }: FlightMarket, { days }: FlightState, sliceId: string, now: Instant): boolean {
  const legs = legsOfSliceId(world, days, sliceId);
  return legs === undefined || !isBefore(now, instantOfMinute(legs.depart0));
}

type Value = { readonly ticket: CanceledTicket; readonly credits: readonly TicketCredit[] };

/** What was kept before isn't part of what it's worth now. */
function ticketValue(market: FlightMarket, record: MarketRecord, order: WholeOrder, isFree: boolean): Value {
  const { ticketNo, terms } = order;
  const before = terms.forfeitedMinor ?? 0;
  const paidMinor = paidFor(terms) - before;
  const withheldMinor = isFree ? 0 : keptOf(terms) - before;
  const credits = isFree ? [] : creditsOf(market, record, [order]);
  const creditMinor = credits.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { ticket: { ticketNo, paidMinor, refundMinor: paidMinor - withheldMinor, creditMinor }, credits };
}

type Cut = {
  readonly gone: readonly WholeOrder[];
  readonly stay: readonly WholeOrder[];
  readonly slices: readonly number[];
  readonly values: readonly Value[];
};

/** What was kept of the tickets goes on being kept when the rest is canceled: it's noted with the first. */
function recordAfter(
  market: FlightMarket,
  state: FlightState,
  record: MarketRecord,
  { gone, stay, slices, values }: Cut,
): TicketsPlan['after'] {
  const lost = gone.reduce((sum, { terms }) => sum + (terms.forfeitedMinor ?? 0), 0);
  const withheld = values.reduce((sum, { ticket }) => sum + ticket.paidMinor - ticket.refundMinor, lost);
  const orders = stay.map((order, at): WholeOrder => {
    const { forfeitedMinor = 0 } = order.terms;
    const terms: WholeTerms = {
      ...order.terms,
      slices: atSlicesLeft(order.terms.slices, slices),
      forfeitedMinor: forfeitedMinor + (at === 0 ? withheld : 0),
    };
    return {
      ...order,
      terms,
      slices: atSlicesLeft(
        order.slices.map((slice) => ({ slice })),
        slices,
      ).map(({ slice }) => slice),
      documents: order.documents && atSlicesLeft(order.documents, slices),
    };
  });
  const stays = (_: unknown, slice: number): boolean => !slices.includes(slice);
  const left = record.slices.filter(stays);
  const legs = legsOfSliceId(market.world, state.days, first(left).sliceId);
  return {
    ...record,
    orders,
    slices: left,
    departures: record.departures.filter(stays),
    firstDeparture: slices.includes(0) && legs ? instantOfMinute(legs.depart0) : record.firstDeparture,
    price: priceOfTerms(
      record,
      orders.map(({ terms }) => terms),
    ),
  };
}

type Flown = { readonly flight: string; readonly from: number; readonly to: number };

/** Read from the slices' names, as those that were flown aren't in the schedule any more. */
function tripLeft(
  market: FlightMarket,
  { slices }: Pick<MarketRecord, 'slices'>,
  locale: TicketsRequest['locale'],
): TripLeft {
  const { world } = market;
  const airport = (code: string | undefined): number => world.airportIndex.get(code ?? '') ?? 0;
  const flown = slices.map(({ sliceId }) =>
    sliceId.split('~').map((text): Flown => {
      const [name, , from, to] = text.split('.');
      return { flight: `${name}.${from}.${to}`, from: airport(from), to: airport(to) };
    }),
  );
  const ends = flown.map((flights) => ({ origin: first(flights).from, destination: last(flights).to }));
  const home = placeOf(market, first(ends).origin, locale);
  const far = placeOf(market, last(ends).destination, locale);
  const isFar = tripTypeBetween(world, ends) === 'multiCity' && far.city !== home.city;
  return {
    origin: home,
    destination: isFar ? far : placeOf(market, first(ends).destination, locale),
    needsPassport: flown.flat().some(({ flight }) => {
      const row = rowOfFlight(world, flight);
      return row !== undefined && world.network.edgeCrosses[world.network.edgeOf[row]!] === 1;
    }),
  };
}
