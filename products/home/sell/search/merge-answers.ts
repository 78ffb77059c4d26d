/** One answer from several suppliers' answers to the same question: best first, counts added up. */
import { addUp, mergePrices } from '@sojourn/server/suppliers/merge-counts.ts';
import type { HomeSearchPage, WireHomeFacets } from '#home/wire/home-search.ts';
import type { HomeAnswer } from '../supplier.ts';

/** Counts of "at least so many", added up place by place. */
function addLists(lists: readonly (readonly number[])[]): number[] {
  const length = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length }, (_, at) => lists.reduce((sum, list) => sum + (list[at] ?? 0), 0));
}

function mergeFacets(parts: readonly WireHomeFacets[]): WireHomeFacets {
  const sum = (of: (facets: WireHomeFacets) => number): number =>
    parts.reduce((total, part) => total + of(part), 0);
  return {
    kinds: addUp(
      parts.map(({ kinds }) => kinds),
      ({ value }) => value,
    ),
    bedrooms: addLists(parts.map(({ bedrooms }) => bedrooms)),
    beds: addLists(parts.map(({ beds }) => beds)),
    baths: addLists(parts.map(({ baths }) => baths)),
    dogs: sum(({ dogs }) => dogs),
    cats: sum(({ cats }) => cats),
    amenities: addUp(
      parts.map(({ amenities }) => amenities),
      ({ value }) => value,
    ),
    instant: sum(({ instant }) => instant),
    request: sum(({ request }) => request),
    freeCancellation: sum(({ freeCancellation }) => freeCancellation),
    guestFavorites: sum(({ guestFavorites }) => guestFavorites),
    inPolicy: sum(({ inPolicy }) => inPolicy),
    price: mergePrices(parts.map(({ price }) => price)),
  };
}

const NEAR_SHOWN = 10;

type Merged = Omit<HomeSearchPage, 'type' | 'suppliers' | 'box'>;

export function mergeAnswers(answers: readonly HomeAnswer[], offset: number, limit: number): Merged {
  const sum = (of: (answer: HomeAnswer) => number): number =>
    answers.reduce((total, answer) => total + of(answer), 0);
  const ranked = answers.flatMap(({ homes }) => homes).toSorted((a, b) => a.rank - b.rank);
  const near = answers
    .flatMap(({ near: { homes } }) => homes)
    .toSorted(
      (a, b) => a.near.movedDays - b.near.movedDays || a.near.total.amountMinor - b.near.total.amountMinor,
    );
  const splits = answers
    .flatMap(({ split }) => split ?? [])
    .toSorted((a, b) => a.total.amountMinor - b.total.amountMinor);
  return {
    total: sum(({ total }) => total),
    hiddenByFilters: sum(({ hiddenByFilters }) => hiddenByFilters),
    homes: ranked.slice(offset, offset + limit).map(({ home }) => home),
    pins: answers.flatMap(({ pins }) => pins),
    facets: mergeFacets(answers.map(({ facets }) => facets)),
    near: { total: sum((answer) => answer.near.total), homes: near.slice(0, NEAR_SHOWN) },
    split: splits[0] ?? null,
  };
}
