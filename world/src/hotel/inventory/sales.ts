/** What has been sold, as search sees it: an overlay that a supplier keeps in step with its own record. */
import { isFlat } from './rates.ts';
import type { HotelWorld } from './world.ts';

export type Sales = {
  /** 1 where a night is to be looked at by itself: the hotel has sales, or prices of its own. */
  readonly marked: Uint8Array;
  /** By city: how often what its hotels have sold has changed. */
  readonly changes: Uint32Array;
  readonly sold: (row: number, room: number, day: number) => number;
  readonly set: (row: number, room: number, day: number, sold: number) => void;
  readonly clear: () => void;
};

const keyOf = (row: number, room: number, day: number): number => (row * 8 + room) * 65_536 + day;

export function createSales(world: HotelWorld): Sales {
  const flat = Uint8Array.from(world.profile, (profile) => Number(isFlat(profile)));
  const marked = flat.slice();
  const changes = new Uint32Array(world.cities.length);
  const counts = new Map<number, number>();
  return {
    marked,
    changes,
    sold: (row, room, day) => (marked[row] ? (counts.get(keyOf(row, room, day)) ?? 0) : 0),
    set: (row, room, day, sold) => {
      marked[row] = 1;
      changes[world.city[row]!]!++;
      if (sold > 0) counts.set(keyOf(row, room, day), sold);
      else counts.delete(keyOf(row, room, day));
    },
    clear: () => {
      marked.set(flat);
      counts.clear();
      changes.forEach((count, city) => {
        changes[city] = count + 1;
      });
    },
  };
}
