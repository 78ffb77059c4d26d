/** The cheapest offer of hotels for a question: the search's inner loop, in numbers only. */

import { BLOCK } from '../../places/visit-box.ts';
import {
  BREAKFAST_PLAN,
  type Charging,
  chargeNight,
  cheapestPlan,
  dollarsOf,
  multiplierPlace,
  multipliersAt,
} from './rates.ts';
import { roomStart } from './room-columns.ts';
import type { DeskFees } from './search/fees-at-desk.ts';
import type { MarketState, StayQuery } from './search/query.ts';
import { SPAN_DAYS, tableRow } from './search/rate-calendar.ts';
import type { SoldRows } from './search/sold-rows.ts';
import type { HotelWorld } from './world.ts';

const charging: Charging = {
  rates: new Float64Array(BLOCK),
  salts: new Uint16Array(BLOCK),
  factorAt: new Int32Array(BLOCK),
  dollars: new Int32Array(BLOCK),
};
/** Columns of the offers that were worked out last; the next search overwrites them. */
export const offers = {
  rooms: new Uint8Array(BLOCK),
  plans: new Uint8Array(BLOCK),
  /** Of a room over the nights, after the complimentary one and before taxes. */
  dollars: charging.dollars,
  nightlyMinor: new Int32Array(BLOCK),
  /** With the fees of the hotel's desk: what is shown, filtered and counted by. */
  shownMinor: new Int32Array(BLOCK),
};

/** Some hotels of a city: the rooms and plans (bits, some of each) of which the cheapest is wanted. */
export type OfferQuery = {
  readonly city: number;
  /** Days from today there to check-in. */
  readonly lead: number;
  readonly count: number;
  readonly rows: Int32Array;
  readonly rooms: Uint8Array;
  readonly plans: Uint8Array;
};

/** The night that collections give away, counted from 0. */
const FOURTH = 3;

/** The call fills `offers`. */
export function createOffers(
  world: HotelWorld,
  { tables: { factor, epoch }, sales: { marked } }: MarketState,
  { firstDay, nights }: StayQuery,
  soldRows: SoldRows,
  feesIn: (city: number) => DeskFees,
): (asked: OfferQuery) => void {
  const multipliers: (Float64Array | undefined)[] = [];
  const priceMarked = (i: number, row: number, rooms: number, lead: number): void => {
    const freeNight = world.collection[row]! < 2 ? FOURTH : nights;
    let least = Number.POSITIVE_INFINITY;
    for (let room = 0; rooms >> room; room++) {
      if (((rooms >> room) & 1) === 0) continue;
      const sum = soldRows.dollars(row, room, offers.plans[i]!, lead, freeNight);
      if (sum >= least) continue;
      least = sum;
      offers.rooms[i] = room;
    }
    offers.dollars[i] = least;
  };
  return (requested) => {
    const { city, lead, count, rows, rooms } = requested;
    const table = multipliers[lead] ?? multipliersAt(lead);
    multipliers[lead] = table;
    begin(world, requested, table, roomStart, tableRow(city, 0) + firstDay - epoch);
    for (let night = 0; night < nights; night++) chargeNight(charging, count, factor, firstDay, night);
    finish(world, requested, factor, firstDay, nights);
    for (let i = 0; i < count; i++) if (marked[rows[i]!] !== 0) priceMarked(i, rows[i]!, rooms[i]!, lead);
    averageNights(world, requested, nights, feesIn(city).nightly);
  };
}

/** By the first room type: only sales can make a later one cheaper. */
function begin(
  { base, layout, profile, salt }: HotelWorld,
  { count, rows, rooms, plans }: OfferQuery,
  table: Float64Array,
  firstRoom: Uint16Array,
  from: number,
): void {
  const { rates, salts, factorAt, dollars } = charging;
  const roomOf = offers.rooms;
  const planOf = offers.plans;
  for (let i = 0; i < count; i++) {
    const row = rows[i]!;
    const room = 31 - Math.clz32(rooms[i]!);
    const plan = cheapestPlan(plans[i]!);
    const kind = profile[row]!;
    roomOf[i] = room;
    planOf[i] = plan;
    rates[i] = base[row]! * table[multiplierPlace(firstRoom[layout[row]!]! + room, plan, kind)]!;
    salts[i] = salt[row]!;
    factorAt[i] = from + kind * SPAN_DAYS;
    dollars[i] = 0;
  }
}

/** Takes off the complimentary night and adds breakfast. */
function finish(
  { breakfast, collection }: HotelWorld,
  { count, rows }: OfferQuery,
  factor: Float32Array,
  firstDay: number,
  nights: number,
): void {
  const { rates, salts, factorAt, dollars } = charging;
  const { plans } = offers;
  for (let i = 0; i < count; i++) {
    const row = rows[i]!;
    const isFree = nights > FOURTH && collection[row]! < 2;
    if (isFree)
      dollars[i]! -= dollarsOf(rates[i]!, factor[factorAt[i]! + FOURTH]!, salts[i]!, firstDay + FOURTH);
    if (plans[i] === BREAKFAST_PLAN) dollars[i]! += breakfast[row]! * (isFree ? nights - 1 : nights);
  }
}

function averageNights(
  { resortFee }: HotelWorld,
  { count, rows }: OfferQuery,
  nights: number,
  fees: Float64Array,
): void {
  const { dollars, nightlyMinor, shownMinor } = offers;
  for (let i = 0; i < count; i++) {
    nightlyMinor[i] = Math.round((dollars[i]! * 100) / nights);
    shownMinor[i] = nightlyMinor[i]! + fees[resortFee[rows[i]!]!]!;
  }
}
