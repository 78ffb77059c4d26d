/** The cheapest offer of a hotel for a question: the search's inner loop, in numbers only. */
import { basisPointsOf } from '@sojourn/domain/money.ts';
import { DIGEST, MARKS, OWN, PLACE, TRAIT, TRAITS } from './digest.ts';
import type { MarketState, StayQuery } from './query.ts';
import { tableRow } from './rate-calendar.ts';
import {
  BREAKFAST_PLAN,
  cheapestPlan,
  FLAT,
  flatDollarsOf,
  multiplierPlace,
  multipliersAt,
  sumOfNights,
} from './rates.ts';
import { roomStart } from './room-columns.ts';
import type { SoldRows } from './sold-rows.ts';
import type { StayWorld } from './world.ts';

/** The last offer that was worked out; `room` is -1 when there is none. */
export type Offer = { room: number; plan: number; totalMinor: number; nightlyMinor: number };

export type Offers = {
  readonly current: Offer;
  /** Puts the cheapest of the rooms and plans (bits) into `current`. */
  readonly price: (row: number, rooms: number, plans: number, lead: number) => void;
};

const FOURTH = 3;
const NO_NIGHT = -1;

export function createOffers(
  world: StayWorld,
  { tables, sales: { marked } }: MarketState,
  query: StayQuery,
  soldRows: SoldRows,
): Offers {
  const { firstDay, nights } = query;
  const roomCount = query.rooms.length;
  const { digest, taxBps } = world;
  const { factor, epoch } = tables;
  const current: Offer = { room: -1, plan: -1, totalMinor: 0, nightlyMinor: 0 };
  const multipliers: (Float64Array | undefined)[] = [];
  const multipliersFor = (lead: number): Float64Array => {
    const made = multipliersAt(lead);
    multipliers[lead] = made;
    return made;
  };
  /** Dollars of a room over the nights at a hotel without sales. */
  const dollars = (row: number, room: number, plan: number, lead: number, freeNight: number): number => {
    const at = row * DIGEST;
    const traits = digest[at + TRAITS]!;
    const place = digest[at + PLACE]!;
    const kind = (traits >> TRAIT.profile) & 3;
    const table = multipliers[lead] ?? multipliersFor(lead);
    const column = roomStart[(traits >> TRAIT.layout) & 15]! + room;
    const rate = (place >>> 16) * table[multiplierPlace(column, plan, kind)]!;
    const paid = freeNight < nights && freeNight >= 0 ? nights - 1 : nights;
    const extra = plan === BREAKFAST_PLAN ? ((digest[at + MARKS]! >> 16) & 0xff) * paid : 0;
    if (kind === FLAT) return flatDollarsOf(rate) * paid + extra;
    const from = tableRow(place & 0xffff, kind) + firstDay - epoch;
    return sumOfNights(factor, from, firstDay, nights, freeNight, rate, digest[at + OWN]! & 0xffff) + extra;
  };
  /** Keeps the room when it is the first, or cheaper than the one before. */
  const consider = (row: number, room: number, plan: number, sum: number): void => {
    // As priceStay: the complimentary night is taken off before taxes
    const net = sum * 100;
    const taxed = net * roomCount;
    const totalMinor = taxed + basisPointsOf(taxed, taxBps[digest[row * DIGEST + PLACE]! & 0xffff]!);
    if (current.room >= 0 && totalMinor >= current.totalMinor) return;
    current.room = room;
    current.plan = plan;
    current.totalMinor = totalMinor;
    current.nightlyMinor = Math.round(net / nights);
  };
  const price = (row: number, rooms: number, plans: number, lead: number): void => {
    current.room = -1;
    const plan = cheapestPlan(plans);
    if (plan < 0) return;
    const isCollection = ((digest[row * DIGEST + TRAITS]! >> TRAIT.collection) & 3) < 2;
    const freeNight = isCollection ? FOURTH : NO_NIGHT;
    if (marked[row] === 0) {
      // One room type: only sales can make a later one cheaper
      const room = 31 - Math.clz32(rooms);
      consider(row, room, plan, dollars(row, room, plan, lead, freeNight));
      return;
    }
    for (let room = 0; rooms >> room; room++) {
      if ((rooms >> room) & 1) consider(row, room, plan, soldRows.dollars(row, room, plan, lead, freeNight));
    }
  };
  return { current, price };
}
