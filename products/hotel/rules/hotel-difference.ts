import type { Collection } from './stay.ts';

/** `ratingTenths`: 94 is 9.4; null when it isn't known, so that it counts nothing. */
type ComparedHotel = {
  readonly stars: number;
  readonly ratingTenths: number | null;
  readonly collection: Collection;
};

const POINTS = { starBelow: 4, starAbove: 1, outsideCollections: 5, otherCollection: 2 } as const;
const RATING_STEP_TENTHS = 3;
const KM_STEP = 2;

/** Points by which a hotel differs from the one chosen; worse counts more than better. */
export function hotelDifference(
  chosen: ComparedHotel,
  { stars, ratingTenths, collection }: ComparedHotel,
  kmApart: number,
): number {
  const below = chosen.stars - stars;
  const worse = ratingTenths === null ? 0 : (chosen.ratingTenths ?? ratingTenths) - ratingTenths;
  return (
    (below > 0 ? below * POINTS.starBelow : -below * POINTS.starAbove) +
    Math.max(0, Math.floor(worse / RATING_STEP_TENTHS)) +
    collectionPoints(chosen.collection, collection) +
    Math.floor(kmApart / KM_STEP)
  );
}

/** A complimentary fourth night and the collection's benefits are lost outside of them. */
function collectionPoints(chosen: Collection, other: Collection): number {
  if (chosen === other || chosen === 'NoCollection') return 0;
  return other === 'NoCollection' ? POINTS.outsideCollections : POINTS.otherCollection;
}
