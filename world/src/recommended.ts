/** How much a rating recommends: well rated by many comes first, and without reviews counts as middling. */
const MIDDLING = 84;
const MIDDLING_REVIEWS = 12;

/** Tenths, the more the better. */
export const recommended = (rating: number, reviews: number): number =>
  (rating * reviews + MIDDLING * MIDDLING_REVIEWS) / (reviews + MIDDLING_REVIEWS);
