/**
 * The seats of a flight's cabin: the aircraft's own rows and letters, which of them others have taken by the
 * day of asking, and what choosing one costs. As many are taken as the inventory says, so that the map and
 * the seats that are left agree.
 */
import { mix } from '@sojourn/domain/mix.ts';
import { CABINS, cabinOfRank } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import type { SeatRule } from '@sojourn/products/flight/rules/fares/penalties.ts';
import { BESIDE_RANK, type FlightState, seatsLeft } from '../fares/fares.ts';
import { NOTHING_SOLD } from '../fares/flight-sales.ts';
import { type CabinLayout, cabinsSold, furnished, seatLetters } from './aircraft.ts';
import { LONG_KM } from './network.ts';
import type { FlightWorld } from './schedule.ts';

type SeatPosition = 'window' | 'middle' | 'aisle';
export type CabinSeat = {
  /** `21A` */
  readonly seat: string;
  readonly row: number;
  readonly position: SeatPosition;
  readonly isExit: boolean;
  readonly hasExtraLegroom: boolean;
};
type FlightCabin = {
  readonly blocks: readonly (readonly string[])[];
  readonly rows: readonly { readonly row: number; readonly isExit: boolean; readonly seats: CabinSeat[] }[];
};

const FRONT_ROWS = 5;

function positionOf(blocks: readonly string[], block: number, at: number): SeatPosition {
  const letters = blocks[block]!;
  const isLeftWall = block === 0 && at === 0;
  const isRightWall = block === blocks.length - 1 && at === letters.length - 1;
  if (isLeftWall || isRightWall) return 'window';
  const isByAisle = (at === 0 && block > 0) || (at === letters.length - 1 && block < blocks.length - 1);
  return isByAisle ? 'aisle' : 'middle';
}

function layoutOf(world: FlightWorld, row: number, cabin: number): CabinLayout | undefined {
  const { network, aircraft, airlines } = world;
  const sold = cabinsSold(airlines[network.airline[row]!]!.brands);
  return furnished(aircraft[network.aircraft[row]!]!, sold).find((each) => each.cabin === CABINS[cabin]);
}

/** Undefined where the flight has no such cabin. */
export function cabinOf(world: FlightWorld, row: number, cabin: number): FlightCabin | undefined {
  const layout = layoutOf(world, row, cabin);
  if (!layout) return undefined;
  const exits = new Set(world.aircraft[world.network.aircraft[row]!]!.exitRows);
  const blocks = seatLetters(layout.blocks);
  const numbers = Array.from({ length: layout.lastRow - layout.firstRow + 1 }, (_, i) => layout.firstRow + i);
  return {
    blocks: blocks.map((letters) => [...letters]),
    rows: numbers.map((number) => {
      const isExit = exits.has(number);
      const hasExtraLegroom = isExit || (cabin === 0 && number === layout.firstRow);
      const seats = blocks.flatMap((letters, block) =>
        [...letters].map((letter, at) => {
          const position = positionOf(blocks, block, at);
          return { seat: `${number}${letter}`, row: number, position, isExit, hasExtraLegroom };
        }),
      );
      return { row: number, isExit, seats };
    }),
  };
}

/** The lower the sooner taken: windows and aisles before middles, the front before the back, and chance. */
function wish(salt: number, seat: CabinSeat, index: number, count: number): number {
  const chance = mix(salt, index) / 2 ** 32;
  return chance + (seat.position === 'middle' ? 0.35 : 0) + (index / count) * 0.3;
}

/** Seats that others have, in the order they took them; `day` counts from the first of the tables. */
export function takenByOthers(
  world: FlightWorld,
  state: FlightState,
  flight: { readonly row: number; readonly day: number },
  cabin: number,
): string[] {
  const { network } = world;
  const seats = cabinOf(world, flight.row, cabin)?.rows.flatMap((each) => each.seats) ?? [];
  const open = { ...state, sales: NOTHING_SOLD };
  const taken = seats.length - seatsLeft(network, open, flight.row, flight.day, cabin);
  const salt = mix(network.salt[flight.row]! * 3 + cabin, state.days.firstDay + flight.day);
  return seats
    .map((seat, index) => ({ seat: seat.seat, wish: wish(salt, seat, index, seats.length) }))
    .toSorted((a, b) => a.wish - b.wish)
    .slice(0, Math.max(0, taken))
    .map(({ seat }) => seat);
}

/** US dollars of an ordinary seat by how far one flies. */
const baseDollars = (km: number): number => (km < 1500 ? 12 : km < LONG_KM ? 22 : 38);

/** Cents for choosing a seat in a class; null where seats are given out at check-in. */
export function seatPrice(world: FlightWorld, row: number, rank: number, seat: CabinSeat): number | null {
  const { network, airlines } = world;
  const airline = airlines[network.airline[row]!]!;
  const rule = seatRuleOf(world, row, rank);
  if (rule === 'assignedAtCheckIn') return null;
  if (rank > BESIDE_RANK || (rule === 'freeChoice' && !seat.hasExtraLegroom)) return 0;
  const km = network.edgeKm[network.edgeOf[row]!]!;
  const first = layoutOf(world, row, 0)!.firstRow;
  const isFront = seat.row < first + FRONT_ROWS;
  const legroom = seat.hasExtraLegroom ? (rule === 'freeChoice' ? 1.2 : 2.4) : 1;
  const place = (seat.position === 'middle' ? 0.7 : 1) * (isFront ? 1.3 : 1);
  return Math.round(baseDollars(km) * (airline.isLowCost ? 0.75 : 1) * legroom * place) * 100;
}

export const seatRuleOf = ({ network, airlines }: FlightWorld, row: number, rank: number): SeatRule =>
  airlines[network.airline[row]!]!.rules[rank]!.seats;

/** The number of the cabin that a class sits in. */
export const cabinNumber = (rank: number): number => CABINS.indexOf(cabinOfRank(rank));
