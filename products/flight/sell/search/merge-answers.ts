/** One answer from several suppliers' answers to one question: the best first, counts added up. */
import { FLIGHT_BADGES } from '#flight/rules/flight-search.ts';
import type { FlightRow } from '#flight/wire/flight-row.ts';
import type { FlightFacets, FlightOption, OpenedFlight } from '#flight/wire/flight-search.ts';
import type { FlightAnswer, FoundFlight } from '../supplier.ts';

type Facet = { readonly count: number; readonly fromMinor: number | null };

const lower = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.min(a, b);
const together = <F extends Facet>(a: F, b: F): F => ({
  ...a,
  count: a.count + b.count,
  fromMinor: lower(a.fromMinor, b.fromMinor),
});

/** Entries that are the same by `keyOf` become one, in the order in which they are first met. */
function addUp<F extends Facet>(lists: readonly (readonly F[])[], keyOf: (entry: F) => unknown): F[] {
  const sums = new Map<unknown, F>();
  for (const entry of lists.flat()) {
    const known = sums.get(keyOf(entry));
    sums.set(keyOf(entry), known ? together(known, entry) : entry);
  }
  return [...sums.values()];
}

const often = (a: Facet, b: Facet): number => b.count - a.count;
const byHour = (lists: readonly (readonly number[])[]): number[] =>
  Array.from({ length: 24 }, (_, hour) => lists.reduce((sum, list) => sum + (list[hour] ?? 0), 0));

function mergeFacets(parts: readonly FlightFacets[]): FlightFacets {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const one = (of: (facets: FlightFacets) => Facet): Facet => parts.map(of).reduce(together);
  // Who has no flight has no shortest one either
  const flown = parts.map(({ durations }) => durations).filter(({ maxMinutes }) => maxMinutes > 0);
  return {
    stops: addUp(
      parts.map(({ stops }) => stops),
      ({ value }) => value,
    ).sort((a, b) => a.value - b.value),
    airlines: addUp(
      parts.map(({ airlines }) => airlines),
      ({ airline }) => airline.code,
    ).sort(often),
    via: addUp(
      parts.map(({ via }) => via),
      ({ airport }) => airport.locationCode,
    ).sort(often),
    fareClasses: addUp(
      parts.map(({ fareClasses }) => fareClasses),
      ({ value }) => value,
    ),
    departs: byHour(parts.map(({ departs }) => departs)),
    arrives: byHour(parts.map(({ arrives }) => arrives)),
    bagIncluded: one((facets) => facets.bagIncluded),
    refundable: one((facets) => facets.refundable),
    withoutSelfTransfer: one((facets) => facets.withoutSelfTransfer),
    withoutLowCost: one((facets) => facets.withoutLowCost),
    inPolicy: one((facets) => facets.inPolicy),
    durations: {
      minMinutes: flown.length === 0 ? 0 : Math.min(...flown.map(({ minMinutes }) => minMinutes)),
      maxMinutes: Math.max(0, ...flown.map(({ maxMinutes }) => maxMinutes)),
    },
  };
}

/** The lowest of the numbers; null for none. */
const least = (numbers: readonly (number | null)[]): number | null => numbers.reduce(lower, null);

/** Best value of what is shown; cheapest and fastest only where nothing that fits is cheaper or faster. */
function rowsOf(found: readonly FoundFlight[], answers: readonly FlightAnswer[]): FlightRow[] {
  const cheapest = least(answers.map((answer) => answer.least.totalMinor));
  const fastest = least(answers.map((answer) => answer.least.minutes));
  const best = least(found.map(({ points }) => points));
  const holders = {
    bestValue: found.find(({ points }) => points === best),
    cheapest: found.find(({ row: { fare } }) => fare.total.amountMinor === cheapest),
    fastest: found.find(({ row: { slice } }) => slice.durationMinutes === fastest),
  };
  return found.map((each) => ({
    ...each.row,
    badges: FLIGHT_BADGES.filter((badge) => holders[badge] === each),
  }));
}

const withoutBadges = ({ badges: _, ...opened }: FlightOption): OpenedFlight => opened;

/** `limit`: how many options stay. The chosen one is in the answer of every supplier that sells it. */
export function mergeAnswers(answers: readonly FlightAnswer[], limit: number) {
  const sum = (of: (answer: FlightAnswer) => number): number =>
    answers.reduce((total, answer) => total + of(answer), 0);
  const found = answers
    .flatMap((answer) => answer.options)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit);
  return {
    total: sum(({ total }) => total),
    lesserTwoStops: sum(({ lesserTwoStops }) => lesserTwoStops),
    hiddenByFilters: sum(({ hiddenByFilters }) => hiddenByFilters),
    soldOut: sum(({ soldOut }) => soldOut),
    options: rowsOf(found, answers),
    opened: found[0] ? withoutBadges(found[0].option) : null,
    facets: mergeFacets(answers.map(({ facets }) => facets)),
    chosen: [...(answers[0]?.chosen ?? [])],
  };
}
