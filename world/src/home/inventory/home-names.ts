/** Homes by name, for suggestions. */
import type { HomeName } from '@sojourn/products/home/sell/supplier.ts';
import { homeName } from './describe-home.ts';
import { recommendation } from './search/home-facts.ts';
import { cityOfHome, type HomeWorld, homeIdOf } from './world.ts';

/** Well rated homes that many stayed at come first. */
export const homeNames = (world: HomeWorld): HomeName[] =>
  Array.from({ length: world.count }, (_, row) => row)
    // Found by name it couldn't be booked
    .filter((row) => world.barred[row] === 0)
    .map((row) => ({
      id: homeIdOf(world, row),
      name: homeName(world, row),
      cityId: cityOfHome(world, row).id,
      weight: Math.min(100, recommendation(world, row) / 2 + Math.log10(world.reviews[row]! + 1) * 10),
    }));
