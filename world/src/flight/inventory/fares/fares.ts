/**
 * What a flight costs on a day and which classes it still has: pure functions of flight, day, day of asking
 * and seats sold. Search, calendar, history and the price that is charged all come from here, so they agree
 * to the cent.
 */
import { NOISE } from '#random.ts';
import type { Network } from '../schedule/network.ts';
import { BOOKED, type FlightDays, LEAD_CURVES, leadIndex } from './fare-days.ts';
import { type FlightSales, NOTHING_SOLD } from './flight-sales.ts';

export type FlightState = {
  readonly days: FlightDays;
  readonly sales: FlightSales;
  /** The day of asking, days since 1970. */
  readonly asOf: number;
  /** How many times its usual price a flight costs on a day (days since 1970): as a scenario moves it. */
  readonly moved?: (row: number, day: number) => number;
};

/** Other sellers' bookings vary about this share of the seats by so much either way. */
const FILL = 0.76;
const FILL_SPREAD = 0.26;
/** The last seats are reserved for higher classes: shares of the economy cabin. */
const RESERVED_FROM_BASIC = 0.06;
const RESERVED_FROM_STANDARD = 0.02;
const CABIN_FILL = [1, 0.94, 0.88] as const;

/** Share of the seats that others will have taken by departure; above 1 where more want to fly than can. */
function demandOn(network: Network, days: FlightDays, row: number, day: number): number {
  const factor = days.factor[network.profile[row]! * days.count + day]!;
  const noise = NOISE[(network.salt[row]! + (days.firstDay + day) * 7) & 1023]!;
  return FILL + (factor - 1) * 0.4 + (noise * FILL_SPREAD) / 127;
}

const seatsOf = (network: Network, row: number, cabin: number): number => {
  if (cabin === 0) return network.economySeats[row]!;
  return cabin === 1 ? network.premiumSeats[row]! : network.businessSeats[row]!;
};

/**
 * Seats of a cabin that are left on a day (counted from the first of the tables), before any is kept back.
 */
export function seatsLeft(
  network: Network,
  state: FlightState,
  row: number,
  day: number,
  cabin: number,
): number {
  const { days, sales, asOf } = state;
  const lead = days.firstDay + day - asOf;
  if (lead < 0) return 0;
  const seats = seatsOf(network, row, cabin);
  const share = demandOn(network, days, row, day) * BOOKED[leadIndex(lead)]! * CABIN_FILL[cabin]!;
  const taken = Math.min(seats, Math.floor(seats * share));
  return Math.max(0, seats - taken - sales.sold(row, days.firstDay + day, cabin));
}

/** Bits 0-4: classes that can be had; bits 5-9: those of them that this flight itself sells. */
export const REAL_SHIFT = 5;
const CABINS_ONLY = 7;

/**
 * The classes with seats for a party. On a flight without a premium or business cabin those classes can be
 * had all the same, in economy, beside another flight that has them (a mixed cabin).
 */
export function classesOn(
  network: Network,
  state: FlightState,
  row: number,
  day: number,
  seats: number,
): number {
  const { sold } = network.airlines;
  const sells = sold[network.airline[row]!]!;
  const economy = seatsLeft(network, state, row, day, 0);
  const all = network.economySeats[row]!;
  let real = 0;
  if (economy >= seats) real |= 4;
  if (economy - seats >= all * RESERVED_FROM_STANDARD) real |= 2;
  if (economy - seats >= all * RESERVED_FROM_BASIC) real |= 1;
  const hasPremium = (sells & 8) > 0 && network.premiumSeats[row]! > 0;
  const hasLuxury = (sells & 16) > 0 && network.businessSeats[row]! > 0;
  let beside = 0;
  if (!hasPremium) beside |= real & 4 ? 8 : 0;
  else if (seatsLeft(network, state, row, day, 1) >= seats) real |= 8;
  if (!hasLuxury) beside |= real & 4 ? 16 : 0;
  else if (seatsLeft(network, state, row, day, 2) >= seats) real |= 16;
  real &= sells | CABINS_ONLY;
  return real | beside | (real << REAL_SHIFT);
}

/** The class that a flight without premium or business cabins sits a traveler of those classes in. */
export const BESIDE_RANK = 2;

/** The class in which a flight itself seats a traveler of a class. */
export const rankOn = (
  network: Network,
  state: FlightState,
  flight: { readonly row: number; readonly day: number },
  seats: number,
  rank: number,
): number =>
  (classesOn(network, state, flight.row, flight.day, seats) >> (REAL_SHIFT + rank)) & 1 ? rank : BESIDE_RANK;

/**
 * How many seats of a cabin may have been sold by this market at most, when one more is sold in a class (one
 * that the flight itself has): what others have not taken, less what is kept from the cheaper classes.
 */
export function ceilingOf(
  network: Network,
  state: FlightState,
  row: number,
  day: number,
  rank: number,
): number {
  const open = { ...state, sales: NOTHING_SOLD };
  if (rank > BESIDE_RANK) return seatsLeft(network, open, row, day, rank - BESIDE_RANK);
  const reserved = [RESERVED_FROM_BASIC, RESERVED_FROM_STANDARD, 0][rank]! * network.economySeats[row]!;
  return Math.max(0, Math.floor(seatsLeft(network, open, row, day, 0) - reserved));
}

/** US dollars (with a fraction) of the lowest class, as half of a round trip, on a day. */
export function lowestFare(network: Network, state: FlightState, row: number, day: number): number {
  const { days, asOf, sales } = state;
  const lead = days.firstDay + day - asOf;
  const index = leadIndex(Math.max(0, lead));
  const seats = network.economySeats[row]!;
  const share =
    demandOn(network, days, row, day) * BOOKED[index]! + sales.sold(row, days.firstDay + day, 0) / seats;
  const full = Math.min(1.05, share);
  const curve = LEAD_CURVES[network.airlines.leadCurve[network.airline[row]!]!]!;
  const edge = network.edgeOf[row]!;
  const drift =
    NOISE[(edge * 29 + (asOf >> 2) * 61) & 1023]! * 0.00036 +
    NOISE[(network.salt[row]! + asOf * 17) & 1023]! * 0.0001;
  const season = days.factor[network.profile[row]! * days.count + day]!;
  const dollars = network.fare[row]! * season * curve[index]! * (0.86 + 0.58 * full * full) * (1 + drift);
  return state.moved === undefined ? dollars : dollars * state.moved(row, days.firstDay + day);
}
