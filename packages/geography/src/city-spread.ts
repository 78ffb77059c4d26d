import type { City } from './types.ts';

/** Kilometers from a city's center within which most of it lies. */
export const citySpreadKm = ({ population }: Pick<City, 'population'>): number =>
  1.1 + 0.95 * Math.sqrt(population / 1_000_000);
