/**
 * A price scenario moves the fares of a trip's flights until seats are held at them, or for a while when
 * nobody takes them; who plays the same scenario sees it wherever those flights are shown.
 */
import { isOverMaximum } from '@sojourn/domain/checkout/price-change.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { last } from '@sojourn/domain/present.ts';
import type { FlightReserve } from '@sojourn/products/flight/sell/supplier.ts';
import type { FlightState } from '../inventory/fares/fares.ts';
import { faresOf, totalOfFares } from '../inventory/fares/trip-fare.ts';
import type { FlightMarket } from './market.ts';
import { moveFlights, movesOf } from './moves/store.ts';
import { type Fault, movesPrices } from './scenarios.ts';
import { fareOf, type Trip, withState } from './search/trip.ts';
import { flightsOf, movedBy } from './sell/sold-state.ts';

const MOVE_SECONDS = 20 * 60;
/** Tried in order: taxes don't rise with the fare, so a cheap ticket's fare must rise more. */
const RISES = [80, 120, 200, 400, 800, 1600, 3200, 6400, 12_800];

const totalOf = (market: FlightMarket, trip: Trip): number =>
  totalOfFares(faresOf(fareOf(market, trip).tickets), trip.party);

function perMilleOf(market: FlightMarket, trip: Trip, fault: Fault, askedMinor: number): number {
  if (fault === 'priceFall') return -80;
  const before = totalOf(market, trip);
  const isEnough = (perMille: number): boolean => {
    const flights = flightsOf(market, trip).map((flight) => ({ ...flight, perMille }));
    const after = totalOf(market, withState(trip, movedBy(market, flights)));
    return fault === 'priceRiseMax' ? isOverMaximum(askedMinor, after) : after >= before * 1.05;
  };
  return RISES.find(isEnough) ?? last(RISES);
}

/** The moved prices of the scenario, moving those of this trip when it is the first to be asked for. */
export async function moveIfPlayed(
  market: FlightMarket,
  trip: Trip,
  { now, totalMinor }: FlightReserve,
  scenario: string,
  fault: Fault | undefined,
): Promise<Pick<FlightState, 'moved'>> {
  if (!movesPrices(scenario)) return {};
  const flights = flightsOf(market, trip);
  const known = await movesOf(market.db, scenario, now);
  const isMoved = known.some((each) =>
    flights.some(({ flight, day }) => flight === each.flight && day === each.day),
  );
  if (isMoved || fault === undefined) return movedBy(market, known);
  const perMille = perMilleOf(market, trip, fault, totalMinor);
  await moveFlights(market.db, scenario, flights, perMille, plusSeconds(now, MOVE_SECONDS));
  return movedBy(market, [...known, ...flights.map((flight) => ({ ...flight, perMille }))]);
}
