/** What has been rented out, as search sees it: an overlay that a supplier updates from its own record. */
import type { CarWorld } from '../world.ts';

/** By row (a desk's car of a class) and day number, how many are out. */
export type CarSales = {
  /** 1 where a row has had sales. */
  readonly marked: Uint8Array;
  /** By place: how often what its desks have rented out has changed. */
  readonly changes: Uint32Array;
  readonly sold: (row: number, day: number) => number;
  readonly set: (row: number, day: number, sold: number) => void;
  readonly clear: () => void;
};

const keyOf = (row: number, day: number): number => row * 65_536 + day;

export function createCarSales(world: CarWorld): CarSales {
  const marked = new Uint8Array(world.count);
  const changes = new Uint32Array(world.places.length);
  const counts = new Map<number, number>();
  return {
    marked,
    changes,
    sold: (row, day) => (marked[row] ? (counts.get(keyOf(row, day)) ?? 0) : 0),
    set: (row, day, sold) => {
      marked[row] = 1;
      changes[world.desks[world.desk[row]!]!.place]!++;
      if (sold > 0) counts.set(keyOf(row, day), sold);
      else counts.delete(keyOf(row, day));
    },
    clear: () => {
      marked.fill(0);
      counts.clear();
      changes.forEach((count, place) => {
        changes[place] = count + 1;
      });
    },
  };
}
