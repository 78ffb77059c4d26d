/** The price of a trip at this moment, from the record's own counts, and what other classes would make it. */
import { dateOfDay } from '@sojourn/domain/dates.ts';
import { FARE_CLASSES } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import { withTicketRules } from '@sojourn/products/flight/rules/fares/ticket-rules.ts';
import { voidHoursOf } from '@sojourn/products/flight/rules/tickets/void-window.ts';
import { ONE_ADULT } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { FlightRejection, FlightRequest, PricedFlight } from '@sojourn/products/flight/sell/supplier.ts';
import type { FareOffer } from '@sojourn/products/flight/wire/flights.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { faresOf, totalOfFares } from '../../inventory/fares/trip-fare.ts';
import { type CabinKey, type CabinSold, mapSeatsOf, soldOf } from '../inventory/store.ts';
import type { FlightMarket } from '../market.ts';
import { atFixedFares, fixFares } from '../sell/fixed-fares.ts';
import { addUp, sweepHolds } from '../sell/holds.ts';
import { type Quote, quoteTrip, zoneOf } from '../sell/quote.ts';
import { cabinsOf, exactSales, stateFor } from '../sell/sold-state.ts';
import { offerOf } from './offers.ts';
import { breaksOf, summaryOf, ticketNosOf } from './summary.ts';
import { cancelTermsOf, rulesOfTickets } from './terms.ts';
import { fareOf, findTrip, seatsOf, type Trip, withState } from './trip.ts';

/** What is truly sold of a trip's flights. */
type SoldTrip = { readonly trip: Trip; readonly sold: readonly CabinSold[] };

/** The trip with its sales; undefined when it is not sold (any more). */
async function soldTrip(
  market: FlightMarket,
  request: FlightRequest,
  context: CallContext,
): Promise<SoldTrip | undefined> {
  const trip = findTrip(market, await stateFor(market, request.now, context), request);
  if (trip === undefined) return undefined;
  await sweepHolds(market.db, request.now);
  const sold = await soldOf(market.db, cabinsOf(market, trip));
  return { trip: withState(trip, { sales: exactSales(market, trip, sold) }), sold };
}

/** Whether seats are left for everybody, in whatever class. */
export function hasSeats(market: FlightMarket, { trip, sold }: SoldTrip, { flights }: Quote): boolean {
  const cabins = cabinsOf(market, trip);
  return addUp(
    flights.map(({ flight, day, cabin }) => ({ flight, day: dateOfDay(day), cabin, seats: seatsOf(trip) })),
  ).every((wanted) => {
    const isIt = (each: CabinKey) =>
      each.flight === wanted.flight && each.day === wanted.day && each.cabin === wanted.cabin;
    const all = cabins.find(isIt)?.all ?? 0;
    return (sold.find(isIt)?.sold ?? 0) + wanted.seats <= all;
  });
}

/** Whether a chosen seat is another buyer's. */
async function isTaken(market: FlightMarket, { extras }: Quote): Promise<boolean> {
  const flights = new Map(extras.seats.map(({ flight, day }) => [`${flight} ${day}`, { flight, day }]));
  for (const { flight, day } of flights.values()) {
    const taken = new Set(await mapSeatsOf(market.db, flight, dateOfDay(day)));
    if (extras.seats.some((each) => each.flight === flight && each.day === day && taken.has(each.seat)))
      return true;
  }
  return false;
}

export async function priceTrip(
  market: FlightMarket,
  request: FlightRequest,
  context: CallContext,
): Promise<Outcome<PricedFlight, FlightRejection>> {
  const now = await soldTrip(market, request, context);
  if (now === undefined) return rejected({ reason: 'RateNotAvailable' });
  const { trip, guarantee: earlier } = await atFixedFares(market, now.trip, request);
  const quote = quoteTrip(market, trip, request.extras);
  if ('refused' in quote) return rejected(quote.refused);
  if (!hasSeats(market, now, quote)) return rejected({ reason: 'NoAvailability' });
  if (await isTaken(market, quote)) return rejected({ reason: 'SeatTaken' });
  return ok({
    flight: flightOf(market, quote, request),
    price: quote.price,
    cancellation: cancelTermsOf(quote.terms, request.now, trip.firstDeparture, zoneOf(market, trip)),
    voidHours: voidHoursOf(request.now, trip.firstDeparture),
    guarantee: earlier ?? (await fixFares(market, trip, now.sold, request, context)),
  });
}

/** Each slice with what its ticket allows, which is changed and canceled whole. */
function flightOf(market: FlightMarket, { trip, fare, terms }: Quote, { locale }: FlightRequest) {
  const flight = summaryOf(market, trip, fare, locale);
  const nos = flight.tickets.map(({ ticketNo }) => ticketNo);
  return { ...flight, slices: withTicketRules(flight.slices, rulesOfTickets(terms, nos)) };
}

/** Every class of one slice, the others as chosen; totals are of the trip, without extras. */
function upgradesOf(market: FlightMarket, trip: Trip, slice: number): FareOffer[] {
  const { legs } = trip.slices[slice]!;
  const { classes } = fareOf(market, trip);
  const priced = FARE_CLASSES.flatMap((_, rank) => {
    if (((classes[slice]! >> rank) & 1) === 0) return [];
    const slices = trip.slices.map((each, index) => (index === slice ? { ...each, rank } : each));
    const fare = fareOf(market, { ...trip, slices });
    const fares = faresOf(fare.tickets);
    const breaks = breaksOf(ticketNosOf({ ...trip, slices }, fare)[slice]!);
    return [{ rank, breaks, total: totalOfFares(fares, trip.party), adult: totalOfFares(fares, ONE_ADULT) }];
  });
  return priced.map(({ rank, breaks, total, adult }) =>
    offerOf(
      market,
      trip.state,
      { legs, breaks, rank, party: trip.party },
      { total, adult, cheapest: priced[0]!.total },
    ),
  );
}

export async function upgradeTrip(
  market: FlightMarket,
  request: FlightRequest,
  context: CallContext,
): Promise<Outcome<readonly (readonly FareOffer[])[], FlightRejection>> {
  const now = await soldTrip(market, request, context);
  if (now === undefined) return rejected({ reason: 'RateNotAvailable' });
  const { trip } = now;
  return ok(trip.slices.map((_, index) => upgradesOf(market, trip, index)));
}
