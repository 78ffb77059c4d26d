/** Seats and bags that are paid for: whether they can be had, and what they cost on which ticket. */
import { assertPresent } from '@sojourn/domain/present.ts';
import { checkExtras } from '@sojourn/products/flight/rules/travelers/flight-extras.ts';
import type { FlightRejection } from '@sojourn/products/flight/sell/supplier.ts';
import type { FlightExtras } from '@sojourn/products/flight/wire/flights.ts';
import { extraBags } from '../../inventory/fares/bag-prices.ts';
import { legList } from '../../inventory/fares/ticket-fare.ts';
import type { TripFare } from '../../inventory/fares/trip-fare.ts';
import {
  type CabinSeat,
  cabinNumber,
  cabinOf,
  seatPrice,
  takenByOthers,
} from '../../inventory/schedule/cabin-seats.ts';
import type { FlightMarket } from '../market.ts';
import { ruleOf, seatedIn } from '../search/offers.ts';
import { ticketNosOf } from '../search/summary.ts';
import type { SliceExtras } from '../search/terms.ts';
import type { SeatedFlight, Trip } from '../search/trip.ts';

type TakenSeat = {
  readonly flight: string;
  readonly day: number;
  readonly seat: string;
  readonly traveler: number;
  readonly slice: number;
  readonly segment: number;
  readonly ticketNo: number;
};
export type PricedExtras = {
  readonly seatsMinor: number;
  readonly bagsMinor: number;
  /** By ticket, the first at 0. */
  readonly ofTicket: readonly (readonly SliceExtras[])[];
  readonly seats: readonly TakenSeat[];
};
type Refused = { readonly refused: FlightRejection };

const SEAT_TAKEN: Refused = { refused: { reason: 'SeatTaken' } };
/** Chosen for a flight or a traveler that the trip doesn't have any more. */
const UNFIT: Refused = { refused: { reason: 'CartValidationError' } };
const INVALID: Refused = { refused: { reason: 'InvalidPassengers' } };

/** The seat and its price; undefined when it is not there, not to be chosen, or taken by others. */
function seatAt(market: FlightMarket, { state }: Trip, flight: SeatedFlight, seat: string) {
  const cabin = cabinNumber(flight.rank);
  const found = cabinOf(market.world, flight.row, cabin)
    ?.rows.flatMap(({ seats }) => seats)
    .find((each) => each.seat === seat);
  const cents = found && seatPrice(market.world, flight.row, flight.rank, found);
  if (found === undefined || cents === null || cents === undefined) return undefined;
  const at = { row: flight.row, day: flight.day - state.days.firstDay };
  return takenByOthers(market.world, state, at, cabin).includes(seat) ? undefined : { found, cents };
}

/** Children and travelers with a baby may not sit at an exit. */
const mayNotSit = ({ party }: Trip, seat: CabinSeat, traveler: number): boolean =>
  seat.isExit && (traveler >= party.adults || traveler < party.lapInfants);

function bagCents(market: FlightMarket, trip: Trip, fare: TripFare, slice: number, pieces: number): number[] {
  const { airlines } = market.world;
  return fare.tickets.map(({ parts }) =>
    parts
      .filter((part) => part.slice === slice)
      .reduce((sum, part) => {
        const flights = seatedIn(market, trip.state, part.legs, part.rank, trip.party);
        const airline = airlines[market.world.network.airline[part.legs[0]!.row]!]!;
        return sum + extraBags(airline, ruleOf(market, flights).checkedPieces, pieces);
      }, 0),
  );
}

type Kind = 'seatsMinor' | 'bagsMinor';
type Whose = { readonly slice: number; readonly traveler: number };
const NO_EXTRAS = { seatsMinor: 0, bagsMinor: 0 } as const;

function withExtra(of: SliceExtras, traveler: number, kind: Kind, cents: number): SliceExtras {
  const { byTraveler = [] } = of;
  const own = byTraveler.find((each) => each.traveler === traveler) ?? { traveler, ...NO_EXTRAS };
  const others = byTraveler.filter((each) => each !== own);
  const more = { ...own, [kind]: own[kind] + cents };
  return { ...of, [kind]: of[kind] + cents, byTraveler: [...others, more] };
}

export function priceExtras(
  market: FlightMarket,
  trip: Trip,
  fare: TripFare,
  flights: readonly SeatedFlight[],
  extras: FlightExtras,
): PricedExtras | Refused {
  const counts = trip.slices.map(({ legs }) => legList(legs).length);
  if (checkExtras(extras, trip.party, counts).length > 0) return UNFIT;
  const ofTicket = fare.tickets.map(() => new Map<number, SliceExtras>());
  const add = (ticket: number, { slice, traveler }: Whose, kind: Kind, cents: number): void => {
    const of = ofTicket[ticket]!.get(slice) ?? { slice, ...NO_EXTRAS };
    ofTicket[ticket]!.set(slice, withExtra(of, traveler, kind, cents));
  };
  const nos = ticketNosOf(trip, fare);
  const seats: TakenSeat[] = [];
  let seatsMinor = 0;
  for (const { slice, segment, traveler, seat } of extras.seats) {
    const found = flights.find((each) => each.slice === slice && each.segment === segment);
    const on = assertPresent(found, `flight ${slice}.${segment}`);
    const at = seatAt(market, trip, on, seat);
    if (at === undefined) return SEAT_TAKEN;
    if (mayNotSit(trip, at.found, traveler)) return INVALID;
    const ticketNo = nos[slice]![segment]!;
    seatsMinor += at.cents;
    add(ticketNo - 1, { slice, traveler }, 'seatsMinor', at.cents);
    seats.push({ flight: on.flight, day: on.day, seat, traveler, slice, segment, ticketNo });
  }
  let bagsMinor = 0;
  for (const { slice, traveler, pieces } of extras.bags)
    for (const [index, cents] of bagCents(market, trip, fare, slice, pieces).entries()) {
      bagsMinor += cents;
      add(index, { slice, traveler }, 'bagsMinor', cents);
    }
  const bySlice = ofTicket.map((of) => [...of.values()]);
  return { seatsMinor, bagsMinor, ofTicket: bySlice, seats };
}
