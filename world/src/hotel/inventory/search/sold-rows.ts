/**
 * Hotels that go their own way: where rooms were sold here, what is left and what it costs differs by room
 * type and night, so that every type is looked at; and where prices are their
 * own. Few hotels of a search are
 * among them.
 */
import { nightScarcity } from '../price-rate.ts';
import { multiplierOf, nightlyDollars, onSale } from '../rates.ts';
import type { HotelWorld } from '../world.ts';
import type { MarketState, StayQuery } from './query.ts';

export type SoldRows = {
  /** Of the room types in `fitting` (bits), those with enough rooms on every night. */
  readonly roomsFor: (row: number, fitting: number) => number;
  /** Dollars of a room over the nights, without the one at `freeNight`. */
  readonly dollars: (row: number, room: number, plan: number, lead: number, freeNight: number) => number;
};

export function createSoldRows(
  world: HotelWorld,
  { tables, sales }: MarketState,
  { firstDay, nights, rooms: { length: roomCount } }: StayQuery,
): SoldRows {
  const hasRooms = (row: number, room: number): boolean => {
    for (let day = firstDay; day < firstDay + nights; day++) {
      if (onSale(world, tables, row, room, day) - sales.sold(row, room, day) < roomCount) return false;
    }
    return true;
  };
  return {
    roomsFor: (row, fitting) => {
      let left = 0;
      for (let room = 0; fitting >> room; room++)
        if ((fitting >> room) & 1 && hasRooms(row, room)) left |= 1 << room;
      return left;
    },
    dollars: (row, room, plan, lead, freeNight) => {
      const multiplier = multiplierOf(world, row, room, plan, lead);
      let sum = 0;
      for (let night = 0; night < nights; night++) {
        if (night === freeNight) continue;
        const day = firstDay + night;
        const scarce = nightScarcity(world, tables, row, room, day, sales.sold(row, room, day));
        sum += nightlyDollars(world, tables, row, day, multiplier * scarce, plan);
      }
      return sum;
    },
  };
}
