import { describe, expect, test } from 'vitest';
import type { FlightRow } from '#flight/wire/flight-row.ts';
import type { FlightFacets, FlightOption } from '#flight/wire/flight-search.ts';
import type { FlightAnswer, FoundFlight } from '../supplier.ts';
import { mergeAnswers } from './merge-answers.ts';

const dollars = (amount: number) => ({ amountMinor: amount * 100, currency: 'USD' as const });
const carrier = (code: string) => ({ code, name: code });

type Given = {
  readonly total: number;
  readonly minutes: number;
  readonly points: number;
  readonly badges: FlightRow['badges'];
};
function found(sliceId: string, rank: number, { total, minutes, points, badges }: Given): FoundFlight {
  const row: FlightRow = {
    slice: {
      sliceId,
      segments: [],
      layovers: [],
      durationMinutes: minutes,
      plusDays: 0,
      multiTicketType: 'single',
    },
    fare: {
      fareClass: 'basic',
      total: dollars(total),
      perAdult: dollars(total),
      restrictions: { refund: 'WithoutFees' },
    },
    multiTicketType: 'single',
    badges,
  };
  const option = { slice: { sliceId }, badges } as unknown as FlightOption;
  return { rank, points, row, option };
}

const hours = (at: number): number[] => Array.from({ length: 24 }, (_, hour) => (hour === at ? 2 : 0));
const one = (count: number, from: number | null) => ({ count, fromMinor: from });
const facets = (over: Partial<FlightFacets>): FlightFacets => ({
  stops: [],
  airlines: [],
  via: [],
  fareClasses: [],
  departs: hours(0),
  arrives: hours(0),
  bagIncluded: one(0, null),
  refundable: one(0, null),
  withoutSelfTransfer: one(0, null),
  withoutLowCost: one(0, null),
  inPolicy: one(0, null),
  durations: { minMinutes: 0, maxMinutes: 0 },
  ...over,
});

const first: FlightAnswer = {
  total: 2,
  lesserTwoStops: 5,
  hiddenByFilters: 1,
  soldOut: 4,
  chosen: [],
  least: { totalMinor: 30_000, minutes: 400 },
  options: [
    found('a', 10, { total: 500, minutes: 400, points: 60, badges: ['bestValue', 'fastest'] }),
    found('b', 30, { total: 300, minutes: 700, points: 90, badges: ['cheapest'] }),
  ],
  facets: facets({
    stops: [{ value: 1, ...one(1, 30_000) }],
    airlines: [{ airline: carrier('TP'), ...one(1, 30_000) }],
    departs: hours(8),
    bagIncluded: one(1, 50_000),
    durations: { minMinutes: 400, maxMinutes: 700 },
  }),
};
const second: FlightAnswer = {
  total: 1,
  lesserTwoStops: 2,
  hiddenByFilters: 0,
  soldOut: 0,
  chosen: [],
  least: { totalMinor: 29_000, minutes: 500 },
  options: [
    found('c', 20, {
      total: 290,
      minutes: 500,
      points: 70,
      badges: ['bestValue', 'cheapest', 'fastest'],
    }),
  ],
  facets: facets({
    stops: [
      { value: 0, ...one(1, 29_000) },
      { value: 1, ...one(2, 28_000) },
    ],
    airlines: [
      { airline: carrier('FR'), ...one(5, 29_000) },
      { airline: carrier('TP'), ...one(1, null) },
    ],
    departs: hours(8),
    bagIncluded: one(0, null),
    durations: { minMinutes: 500, maxMinutes: 500 },
  }),
};
const empty: FlightAnswer = {
  total: 0,
  lesserTwoStops: 0,
  hiddenByFilters: 0,
  soldOut: 0,
  chosen: [],
  least: { totalMinor: null, minutes: null },
  options: [],
  facets: facets({}),
};

describe('answers of several suppliers as one', () => {
  const merged = mergeAnswers([first, second, empty], 25);

  test('the best first, whoever has it, as many as are wanted, with all counted', () => {
    expect(merged.options.map(({ slice }) => slice.sliceId)).toEqual(['a', 'c', 'b']);
    expect(mergeAnswers([first, second], 2).options.map(({ slice }) => slice.sliceId)).toEqual(['a', 'c']);
    expect(merged).toMatchObject({ total: 3, lesserTwoStops: 7, hiddenByFilters: 1, soldOut: 4 });
  });

  test('the first of all is there as it opens, which has no badges of its own', () => {
    expect(merged.opened).toEqual({ slice: { sliceId: 'a' } });
    expect(mergeAnswers([second, empty], 25).opened).toEqual({ slice: { sliceId: 'c' } });
    expect(mergeAnswers([empty], 25).opened).toBeNull();
  });

  test('each badge at most once, and only where nothing of anybody is better', () => {
    expect(merged.options.map(({ badges }) => badges)).toEqual([['bestValue', 'fastest'], ['cheapest'], []]);
    // The cheapest of all did not come into these: none of them is
    const dear = { ...second, least: { totalMinor: 20_000, minutes: 300 } };
    const others = mergeAnswers([first, dear], 25).options.map(({ badges }) => badges);
    expect(others).toEqual([['bestValue'], [], []]);
  });

  test('facets summed by what they are of, with the lowest price', () => {
    expect(merged.facets.stops).toEqual([
      { value: 0, ...one(1, 29_000) },
      { value: 1, ...one(3, 28_000) },
    ]);
    expect(
      merged.facets.airlines.map(({ airline, count, fromMinor }) => [airline.code, count, fromMinor]),
    ).toEqual([
      ['FR', 5, 29_000],
      ['TP', 2, 30_000],
    ]);
    expect(merged.facets.departs[8]).toBe(4);
    expect(merged.facets.bagIncluded).toEqual(one(1, 50_000));
    expect(merged.facets.durations).toEqual({ minMinutes: 400, maxMinutes: 700 });
    expect(mergeAnswers([empty, empty], 5).facets.durations).toEqual({ minMinutes: 0, maxMinutes: 0 });
  });
});
