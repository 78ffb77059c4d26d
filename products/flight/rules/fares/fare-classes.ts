/** The five fare classes and their quality ranks (B §9), and the cabin that each is flown in. */
import { itemAt } from '@sojourn/domain/present.ts';
export const FARE_CLASSES = ['basic', 'standard', 'enhanced', 'premium', 'luxury'] as const;
export type FareClass = (typeof FARE_CLASSES)[number];

/** 0-4; a minimum cabin requires at least this rank. */
export const fareRank = (fareClass: FareClass): number => FARE_CLASSES.indexOf(fareClass);

export const CABINS = ['economy', 'premium', 'business'] as const;
export type Cabin = (typeof CABINS)[number];

/** Basic, standard and enhanced sit in the same cabin; they differ by what the ticket allows. */
export const cabinOfRank = (rank: number): Cabin => itemAt(CABINS, Math.max(0, rank - 2));

/** The classes flown in a cabin. */
export const classesOfCabin = (cabin: Cabin): FareClass[] =>
  FARE_CLASSES.filter((_, rank) => cabinOfRank(rank) === cabin);

/** Bits of the classes of at least a rank: what a cabin floor leaves. */
export const ranksFrom = (rank: number): number => (31 >> rank) << rank;
