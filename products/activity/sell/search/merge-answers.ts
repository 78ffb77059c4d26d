/** One answer from several suppliers' answers to the same question: best first, counts added up. */
import type { ActivitySearchPage } from '#activity/wire/activity-search.ts';
import type { ActivityAnswer, ActivityFacets } from '../port/search-port.ts';
import { viewOffer } from './view-offer.ts';

type Counted<V> = { readonly value: V; readonly count: number };

/** In the order in which values are first met. */
function addUp<V>(lists: readonly (readonly Counted<V>[])[]): { value: V; count: number }[] {
  const sums = new Map<V, number>();
  for (const { value, count } of lists.flat()) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums].map(([value, count]) => ({ value, count }));
}

/** Bars are the same steps for all suppliers. */
function addBars(parts: readonly ActivityFacets['prices'][]): ActivitySearchPage['facets']['price'] {
  const bars: number[] = [];
  for (const { counts } of parts)
    for (const [at, count] of counts.entries()) bars[at] = (bars[at] ?? 0) + count;
  return { stepMinor: parts[0]?.stepMinor ?? 0, bars };
}

function mergeFacets(parts: readonly ActivityFacets[]): ActivitySearchPage['facets'] {
  const sum = (of: (facets: ActivityFacets) => number): number =>
    parts.reduce((all, part) => all + of(part), 0);
  return {
    categories: addUp(parts.map(({ categories }) => categories)),
    times: addUp(parts.map(({ times }) => times)),
    durations: addUp(parts.map(({ durations }) => durations)),
    languages: addUp(parts.map(({ languages }) => languages)),
    ratings: addUp(parts.map(({ ratings }) => ratings)),
    goodFor: addUp(parts.map(({ goodFor }) => goodFor)),
    dates: addUp(parts.map(({ dates }) => dates)),
    freeCancellation: sum(({ freeCancellation }) => freeCancellation),
    instant: sum(({ instant }) => instant),
    pickup: sum(({ pickup }) => pickup),
    agesFit: sum(({ agesFit }) => agesFit),
    fitsTrip: sum(({ fitsTrip }) => fitsTrip),
    inPolicy: sum(({ inPolicy }) => inPolicy),
    price: addBars(parts.map(({ prices }) => prices)),
  };
}

type Merged = Pick<ActivitySearchPage, 'total' | 'hidden' | 'activities' | 'pins' | 'facets'>;

export function mergeAnswers(answers: readonly ActivityAnswer[], offset: number, limit: number): Merged {
  const sum = (of: (answer: ActivityAnswer) => number): number =>
    answers.reduce((all, answer) => all + of(answer), 0);
  const ranked = answers.flatMap(({ activities }) => activities).sort((a, b) => a.rank - b.rank);
  return {
    total: sum(({ total }) => total),
    hidden: {
      byTripOrLanguage: sum(({ hidden }) => hidden.byTripOrLanguage),
      byAges: sum(({ hidden }) => hidden.byAges),
    },
    activities: ranked.slice(offset, offset + limit).map(({ activity }) => viewOffer(activity)),
    pins: answers.flatMap(({ pins }) => pins.map((pin) => ({ ...pin, position: { ...pin.position } }))),
    facets: mergeFacets(answers.map(({ facets }) => facets)),
  };
}
