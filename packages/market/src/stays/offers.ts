/** The cheapest offer of a hotel for a question: the search's inner loop, in numbers only. */
import { basisPointsOf } from '@sojourn/domain/money.ts';
import { allotmentIn } from './digest.ts';
import { nightScarcity } from './price-rate.ts';
import type { CompiledQuery, MarketState, StayQuery } from './query.ts';
import { tableRow } from './rate-calendar.ts';
import {
  breakfastDollars,
  cheapestPlan,
  dollarsOf,
  FLAT,
  flatDollarsOf,
  leftOf,
  multiplierOf,
  nightlyDollars,
  onSale,
  PRESSURE_SWING,
} from './rates.ts';
import type { StayWorld } from './world.ts';

/** The last offer that was worked out; `room` is -1 when there is none. */
export type Offer = { room: number; plan: number; totalMinor: number; nightlyMinor: number };

export type Offers = {
  readonly current: Offer;
  /**
   * Bits of the room types that sleep the guests and have enough rooms left on every night; without sales
   * only the cheapest such type.
   */
  readonly roomsFor: (row: number) => number;
  /** Puts the cheapest of the rooms and plans into `current`. */
  readonly price: (row: number, rooms: number, plans: number, lead: number) => void;
};

export function createOffers(
  world: StayWorld,
  state: MarketState,
  query: StayQuery,
  compiled: CompiledQuery,
): Offers {
  const hasRooms = roomTest(world, state, query, compiled.roomCount);
  const sumOf = nightSums(world, state, query);
  const { marked } = state.sales;
  const { roomCount, roomsThatFit } = compiled;
  const { layout, collection, city, taxBps } = world;
  const { nights } = query;
  const current: Offer = { room: -1, plan: -1, totalMinor: 0, nightlyMinor: 0 };

  const roomsFor = (row: number): number => {
    const fitting = roomsThatFit[layout[row]!]!;
    let left = 0;
    for (let room = 0; fitting >> room; room++) {
      if (!((fitting >> room) & 1) || !hasRooms(row, room)) continue;
      left |= 1 << room;
      // Rooms go from the cheapest up; only sales can make a later one cheaper
      if (marked[row] === 0) return left;
    }
    return left;
  };

  const price = (row: number, rooms: number, plans: number, lead: number): void => {
    current.room = -1;
    const plan = cheapestPlan(plans);
    if (plan < 0) return;
    for (let room = 0; rooms >> room; room++) {
      if (!((rooms >> room) & 1)) continue;
      // As priceStay: the complimentary night is taken off before taxes
      const net = sumOf(row, room, plan, lead, collection[row]! < 2) * 100;
      const taxed = net * roomCount;
      const totalMinor = taxed + basisPointsOf(taxed, taxBps[city[row]!]!);
      if (current.room >= 0 && totalMinor >= current.totalMinor) continue;
      current.room = room;
      current.plan = plan;
      current.totalMinor = totalMinor;
      current.nightlyMinor = Math.round(net / nights);
    }
  };
  return { current, roomsFor, price };
}

/**
 * Are there rooms enough on every night? Most hotels are answered at once: even the fullest night would
 * do.
 */
function roomTest(world: StayWorld, { tables, sales }: MarketState, query: StayQuery, roomCount: number) {
  const { firstDay, nights } = query;
  const { profile, city, salt, allotments } = world;
  const { marked } = sales;
  const { pressure, epoch } = tables;
  const lastDay = firstDay + nights;
  const fullest = new Int16Array(world.cities.length * 3).fill(-1);

  const fullestNight = (area: number, from: number): number => {
    let most = 0;
    for (let day = firstDay; day < lastDay; day++)
      if (pressure[from + day]! > most) most = pressure[from + day]!;
    fullest[area] = most;
    return most;
  };
  const hasUnsold = (row: number, room: number): boolean => {
    for (let day = firstDay; day < lastDay; day++) {
      if (onSale(world, tables, row, room, day) - sales.sold(row, room, day) < roomCount) return false;
    }
    return true;
  };
  return (row: number, room: number): boolean => {
    if (marked[row] === 1) return hasUnsold(row, room);
    const allotment = allotmentIn(allotments[row]!, room);
    if (allotment < roomCount) return false;
    const kind = profile[row]!;
    if (kind === FLAT) return true;
    const area = city[row]! * 3 + kind;
    const from = tableRow(city[row]!, kind) - epoch;
    const most = fullest[area]! < 0 ? fullestNight(area, from) : fullest[area]!;
    if ((allotment * (256 - most - PRESSURE_SWING) + 128) >> 8 >= roomCount) return true;
    const own = salt[row]!;
    for (let day = firstDay; day < lastDay; day++) {
      if (leftOf(allotment, pressure[from + day]!, own, room, day) < roomCount) return false;
    }
    return true;
  };
}

/** Dollars of one room over the nights, less the fourth when it is complimentary. */
function nightSums(world: StayWorld, { tables, sales }: MarketState, query: StayQuery) {
  const { firstDay, nights } = query;
  const { profile, city, salt, base } = world;
  const { marked } = sales;
  const { factor, epoch } = tables;
  const fourth = 3;

  const sumWithSales = (
    row: number,
    room: number,
    plan: number,
    multiplier: number,
    isFree: boolean,
  ): number => {
    let sum = 0;
    for (let night = 0; night < nights; night++) {
      if (isFree && night === fourth) continue;
      const day = firstDay + night;
      const scarce = nightScarcity(world, tables, row, room, day, sales.sold(row, room, day));
      sum += nightlyDollars(world, tables, row, day, multiplier * scarce, plan);
    }
    return sum;
  };
  return (row: number, room: number, plan: number, lead: number, isCollection: boolean): number => {
    const isFree = isCollection && nights > fourth;
    const multiplier = multiplierOf(world, row, room, plan, lead);
    if (marked[row] === 1) return sumWithSales(row, room, plan, multiplier, isFree);
    const rate = base[row]! * multiplier;
    const paid = isFree ? nights - 1 : nights;
    const extra = breakfastDollars(world, row, plan) * paid;
    const kind = profile[row]!;
    if (kind === FLAT) return flatDollarsOf(rate) * paid + extra;
    const from = tableRow(city[row]!, kind) - epoch;
    const own = salt[row]!;
    let sum = extra;
    for (let night = 0; night < nights; night++) {
      if (isFree && night === fourth) continue;
      const day = firstDay + night;
      sum += dollarsOf(rate, factor[from + day]!, own, day);
    }
    return sum;
  };
}
