/** What a customer looks for in a hotel, and what choosing does to it (A §2.7, §4, §9). */
import type { Amenity } from '@sojourn/products/hotel/rules/stay.ts';

export type HotelChoices = {
  readonly amenities: readonly Amenity[];
  /** 1 to 5. */
  readonly starRatings: readonly number[];
  readonly freeCancellationOnly: boolean;
};

/** A §9: restaurant, free wifi, parking included, 24/7 front desk, accessibility, pet friendly, pool, gym. */
export const AMENITY_SHORTLIST = [
  'restaurant',
  'freeWifi',
  'parkingIncluded',
  'frontDesk24h',
  'accessible',
  'petFriendly',
  'pool',
  'gym',
] as const satisfies readonly Amenity[];

/** A §4: set with any amenity, star rating or free cancellation. */
export const areHotelChoicesSet = (choices: HotelChoices): boolean =>
  choices.amenities.length > 0 || choices.starRatings.length > 0 || choices.freeCancellationOnly;

/** The same members, in whatever order. */
export const sameMembers = <Item>(a: readonly Item[], b: readonly Item[]): boolean => {
  const [left, right] = [new Set(a), new Set(b)];
  return left.size === right.size && [...left].every((item) => right.has(item));
};

export const sameHotelChoices = (a: HotelChoices, b: HotelChoices): boolean =>
  a.freeCancellationOnly === b.freeCancellationOnly &&
  sameMembers(a.amenities, b.amenities) &&
  sameMembers(a.starRatings, b.starRatings);

/** With the item or without it: what a press on it does to a choice of several. */
export const toggled = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item];

export const toggleStars = (choices: HotelChoices, stars: number): HotelChoices => ({
  ...choices,
  starRatings: toggled(choices.starRatings, stars).toSorted((a, b) => a - b),
});
export const toggleAmenity = (choices: HotelChoices, amenity: Amenity): HotelChoices => ({
  ...choices,
  amenities: toggled(choices.amenities, amenity),
});
