/** The world's places for tests and benchmarks, made once. */
import { createGeography, type Geography } from '../geography.ts';
import type { Land } from '../land.ts';
import { loadLand } from '../load-land.ts';

let places: { readonly geography: Geography; readonly land: Land } | undefined;

export function truePlaces() {
  places ??= { geography: createGeography(), land: loadLand() };
  return places;
}
