/** One answer from several suppliers' answers to the same question: best first, counts added up. */
import { addUp, mergePrices } from '@sojourn/server/suppliers/merge-counts.ts';
import type { StayFacets } from '#hotel/wire/stay-search.ts';
import type { StayAnswer } from '../supplier.ts';

function mergeFacets(parts: readonly StayFacets[]): StayFacets {
  const sum = (of: (facets: StayFacets) => number): number =>
    parts.reduce((total, part) => total + of(part), 0);
  return {
    freeCancellation: sum((part) => part.freeCancellation),
    fourthNightFree: sum((part) => part.fourthNightFree),
    breakfastIncluded: sum((part) => part.breakfastIncluded),
    inPolicy: sum((part) => part.inPolicy),
    stars: addUp(
      parts.map(({ stars }) => stars),
      ({ value }) => value,
    ),
    ratings: addUp(
      parts.map(({ ratings }) => ratings),
      ({ min }) => min,
    ),
    amenities: addUp(
      parts.map(({ amenities }) => amenities),
      ({ value }) => value,
    ),
    collections: addUp(
      parts.map(({ collections }) => collections),
      ({ value }) => value,
    ),
    loyaltyPrograms: addUp(
      parts.map(({ loyaltyPrograms }) => loyaltyPrograms),
      ({ value }) => value,
    ).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
    price: mergePrices(parts.map(({ price }) => price)),
  };
}

export function mergeAnswers(answers: readonly StayAnswer[], offset: number, limit: number) {
  const sum = (of: (answer: StayAnswer) => number): number =>
    answers.reduce((total, answer) => total + of(answer), 0);
  const ranked = answers.flatMap(({ stays }) => stays).sort((a, b) => a.rank - b.rank);
  return {
    total: sum(({ total }) => total),
    hiddenByFilters: sum(({ hiddenByFilters }) => hiddenByFilters),
    fourthNightCount: sum(({ fourthNightCount }) => fourthNightCount),
    stays: ranked.slice(offset, offset + limit).map(({ card }) => card),
    pins: answers.flatMap(({ pins }) => pins),
    facets: mergeFacets(answers.map(({ facets }) => facets)),
  };
}
