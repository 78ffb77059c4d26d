/** How far about a trip may go before nobody would take it. */
import { distanceKm } from '@sojourn/geography/distance.ts';
import type { Network } from '../network.ts';

const DETOUR = 1.7;
const DETOUR_EXTRA_KM = 700;

export const kmBetween = (network: Network, a: number, b: number): number =>
  distanceKm(network.airports[a]!, network.airports[b]!);

/** Kilometres flown at most between places so far apart. */
export const reasonableKm = (km: number, withinReason: boolean): number =>
  withinReason ? km * DETOUR + DETOUR_EXTRA_KM : Number.POSITIVE_INFINITY;
