/** The cabin of one flight as it can be chosen from: what is free, and what a seat costs in a class. */
import { dateOfDay } from '@sojourn/domain/dates.ts';
import { mix } from '@sojourn/domain/mix.ts';
import { last } from '@sojourn/domain/present.ts';
import { cabinOfRank, type FareClass, fareRank } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import type { PassengerCounts } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { SeatMap } from '@sojourn/products/flight/wire/seat-map.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { legList } from '../../inventory/fares/ticket-fare.ts';
import {
  cabinNumber,
  cabinOf,
  seatPrice,
  seatRuleOf,
  takenByOthers,
} from '../../inventory/schedule/cabin-seats.ts';
import { flightName, legsOfSliceId } from '../../inventory/schedule/slice-id.ts';
import { bookedFlights } from '../extras/booked-flight.ts';
import { seatsOfTrip } from '../extras/store.ts';
import { mapSeatsOf } from '../inventory/store.ts';
import type { FlightMarket } from '../market.ts';
import { airlineOf } from '../search/describe.ts';
import { seatedIn } from '../search/offers.ts';
import { findRecord } from '../store.ts';

type Request = {
  readonly sliceId: string;
  readonly segment: number;
  readonly fareClass: FareClass;
  readonly passengers: PassengerCounts;
  readonly booked?: { readonly reference: string; readonly slice: number };
};

/** The class that a booked trip sits in on the flight, and its seats; undefined where it isn't on it. */
async function seatingOf(
  market: FlightMarket,
  state: FlightState,
  { booked, segment }: Request,
): Promise<{ readonly rank: number; readonly seats: readonly string[] } | undefined> {
  const record = booked && (await findRecord(market.db, booked.reference));
  const on = record && bookedFlights(market, state, record, booked.slice)?.[segment];
  if (!on) return undefined;
  const seats = await seatsOfTrip(market.db, record.reference);
  return { rank: on.rank, seats: seats.filter(({ flight }) => flight === on.flight).map(({ seat }) => seat) };
}

/** The crew or the airline keeps a few of the last row's seats that are not on sale anyway. */
const isBlocked = (seat: string, row: number, lastRow: number): boolean =>
  row === lastRow && mix(row, seat.charCodeAt(seat.length - 1)) % 3 === 0;

export async function seatMapOf(
  market: FlightMarket,
  state: FlightState,
  request: Request,
): Promise<Outcome<SeatMap, { reason: 'RateNotAvailable' }>> {
  const { world } = market;
  const { sliceId, segment, fareClass, passengers, booked } = request;
  const legs = legsOfSliceId(world, state.days, sliceId);
  const leg = legs && legList(legs)[segment];
  if (!leg) return rejected({ reason: 'RateNotAvailable' });
  const seating = booked && (await seatingOf(market, state, request));
  if (booked && !seating) return rejected({ reason: 'RateNotAvailable' });
  const rank = seating?.rank ?? seatedIn(market, state, [leg], fareRank(fareClass), passengers)[0]!.rank;
  const cabin = cabinNumber(rank);
  const layout = cabinOf(world, leg.row, cabin);
  if (!layout) return rejected({ reason: 'RateNotAvailable' });
  const others = new Set(takenByOthers(world, state, leg, cabin));
  const day = dateOfDay(state.days.firstDay + leg.day);
  const ours = new Set(await mapSeatsOf(market.db, flightName(world, leg.row), day));
  const lastRow = last(layout.rows).row;
  const own = new Set(seating?.seats);
  const stateOf = (seat: string, row: number): 'free' | 'taken' | 'blocked' => {
    if (own.has(seat)) return 'free';
    if (ours.has(seat)) return 'taken';
    if (!others.has(seat)) return 'free';
    return isBlocked(seat, row, lastRow) ? 'blocked' : 'taken';
  };
  const type = world.aircraft[world.network.aircraft[leg.row]!]!;
  return ok({
    aircraft: { code: type.code, name: type.name },
    airline: airlineOf(market, world.network.airline[leg.row]!),
    flightNumber: String(world.network.number[leg.row]),
    cabin: cabinOfRank(rank),
    blocks: layout.blocks.map((letters) => [...letters]),
    rows: layout.rows.map(({ row, isExit, seats }) => ({
      row,
      isExit,
      seats: seats.map((each) => ({
        seat: each.seat,
        state: stateOf(each.seat, row),
        position: each.position,
        hasExtraLegroom: each.hasExtraLegroom,
        priceMinor: seatPrice(world, leg.row, rank, each),
      })),
    })),
    rule: seatRuleOf(world, leg.row, rank),
  });
}
