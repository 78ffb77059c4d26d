import { addDays, date } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { appliedFilters } from '@sojourn/web/search/applied-filters.ts';
import { describe, expect, test } from 'vitest';
import { FARE_SCORE_WEIGHTS } from '#flight/rules/fares/fare-score.ts';
import { ONE_ADULT } from '#flight/rules/travelers/travelers.ts';
import type { FlightFacets, FlightFilters } from '#flight/wire/flight-search.ts';
import { dateGrid } from '../dates/date-grid-view.ts';
import { nearbyDates } from '../dates/nearby-dates-view.ts';
import { askAgainMs, plotOf, withShownPrice, wordsOfHistory } from '../dates/price-history-view.ts';
import { airlineRows, hoursOfSpan, spanOfHours, stopRows, viaRows } from '../facets/facets-view.ts';
import { filterNames, quickFilters } from '../facets/quick-filters.ts';
import { clockAt, FLIGHT_FILTERS, type UrlFilters } from '../search/flight-filters.ts';
import { printFlightUrl, readFlightUrl } from '../search/flight-url.ts';
import { effectiveFilters, splitFilters } from '../search/preferred-filters.ts';
import { priceBasis } from '../search/price-basis.ts';
import { rulesWith, STANDARD } from '../slices/testing/sample-slice.ts';
import { afterChoice, refundPercent } from './choose-view.ts';
import { lostChoice } from './lost-choice.ts';
import { tagsOf, unfolded } from './option/option-view.ts';
import { scoreParts, scoreTotal } from './option/score-view.ts';
import { faresQuestionOf, lowestShown, questionOf } from './question-view.ts';
import { choosing, stepsOf } from './steps/flight-steps-view.ts';

const ROUND = { trip: 'roundTrip', from: 'BOS', to: 'LIS', depart: '2027-04-14', return: '2027-04-19' };
const OUT = 'TP216.2027-04-14.BOS.LIS';
const ALONE = priceBasis(ONE_ADULT);
const DAY = date('2027-04-14');

describe('choosing', () => {
  const free = { kind: 'free' } as const;
  const fee = (minor: number) => ({ kind: 'fee', fee: money(minor) }) as const;
  test.each([
    [{ kind: 'notAllowed' } as const, undefined],
    [free, 100],
    [fee(14_050), 75],
    [fee(56_200), undefined],
    [fee(90_000), undefined],
  ])('a fare that is cancelled for %j gives back %s percent', (cancel, percent) => {
    expect(refundPercent({ ...STANDARD, restrictions: rulesWith({ cancelPenalty: cancel }) })).toBe(percent);
  });
  test('the return has the class of the departure until other classes are chosen', () => {
    const url = readFlightUrl({ ...ROUND, prefs: 'off' });
    const next = afterChoice(url, OUT, STANDARD);
    expect(next.previousClass).toBe('standard');
    const read = readFlightUrl(printFlightUrl(next) as Record<string, string>);
    const { filters } = effectiveFilters(read, undefined);
    expect(filters.fareClasses).toEqual(['standard', 'enhanced', 'premium', 'luxury']);
    expect(questionOf(read, filters, undefined)?.filters?.fareClasses).toEqual(filters.fareClasses);
    const nonstop = splitFilters(read, filters, { ...filters, stops: 'none' });
    expect(nonstop).toEqual({ filters: { stops: 'none' }, previousClass: 'standard' });
    const { fareClasses: _, ...others } = filters;
    expect(splitFilters(read, filters, others)).toEqual({ filters: others, previousClass: undefined });
    expect(effectiveFilters({ ...next, step: 0 }, undefined).filters.fareClasses).toBeUndefined();
    expect(afterChoice(url, OUT, { ...STANDARD, fareClass: 'basic' }).previousClass).toBeUndefined();
  });
  test('a refundable departure asks for refundable returns; hours stay with their slice', () => {
    const url = readFlightUrl({ ...ROUND, departs: '600-900', stops: 'none', open: OUT, page: '3' });
    const next = afterChoice(url, OUT, { ...STANDARD, restrictions: rulesWith({ cancelPenalty: free }) });
    expect(next).toMatchObject({ step: 1, carriedPercent: 100, filters: { stops: 'none' }, page: 1 });
    expect(next.filters.departs).toBeUndefined();
    expect(next.open).toBeUndefined();
  });
  test('choosing anew lets go of what was chosen after it', () => {
    const url = readFlightUrl({ ...ROUND, c1: `${OUT}:basic`, c2: `${OUT}:basic`, step: 'departure' });
    expect(afterChoice(url, 'X1.2027-04-14.BOS.LIS', STANDARD).chosen).toEqual([
      { sliceId: 'X1.2027-04-14.BOS.LIS', fareClass: 'standard' },
    ]);
  });
  test.each([
    ['roundTrip', 0, 'flightResults.choose.departure'],
    ['roundTrip', 1, 'flightResults.choose.return'],
    ['oneWay', 0, 'flightResults.choose.departure'],
    ['multiCity', 2, 'flightResults.choose.slice'],
  ] as const)('in a %s trip step %i is "%s"', (trip, step, id) => expect(choosing(trip, step).id).toBe(id));
  test('only steps that are done lead back', () => {
    const steps = stepsOf(readFlightUrl({ ...ROUND, c1: `${OUT}:basic` }));
    expect(steps.map(({ key, backTo }) => [key, backTo])).toEqual([
      ['slice0', 0],
      ['slice1', undefined],
      ['review', undefined],
      ['pay', undefined],
    ]);
  });
});

describe('what is asked', () => {
  test('the slice after those chosen, by the filters in force', () => {
    const url = readFlightUrl({ ...ROUND, c1: `${OUT}:basic`, nearby: '1', sort: 'price' });
    expect(questionOf(url, { stops: 'none' }, undefined)).toEqual({
      slices: [
        { origin: 'BOS', destination: 'LIS', date: '2027-04-14' },
        { origin: 'LIS', destination: 'BOS', date: '2027-04-19' },
      ],
      passengers: ONE_ADULT,
      nearby: true,
      chosen: [{ sliceId: OUT, fareClass: 'basic' }],
      filters: { stops: 'none' },
      sort: 'price',
    });
  });
  test('nothing while the trip is not whole, or once all is chosen', () => {
    expect(questionOf(readFlightUrl({ ...ROUND, to: '' }), {}, undefined)).toBeUndefined();
    const all = { ...ROUND, trip: 'oneWay', c1: `${OUT}:basic` };
    expect(questionOf(readFlightUrl(all), {}, undefined)).toBeUndefined();
  });
  test('other days are asked for by the kind of fare, not by hours or connections', () => {
    const filters: FlightFilters = { stops: 'none', departs: { from: 0, until: 600 }, notVia: ['EWR'] };
    expect(faresQuestionOf(readFlightUrl(ROUND), filters)?.filters).toEqual({ stops: 'none' });
    expect(faresQuestionOf(readFlightUrl(ROUND), {})).not.toHaveProperty('filters');
  });
});

describe('other dates', () => {
  const cell = (day: number, totalMinor: number | null) => ({
    departs: addDays(DAY, day),
    returns: addDays(DAY, day + 5),
    totalMinor,
  });
  test('bars say low and high by quarters, and what the cheapest day saves', () => {
    const cells = [cell(-1, 61_800), cell(0, 56_200), cell(1, 52_800), cell(2, 70_100), cell(3, null)];
    const { bars, best, nights } = nearbyDates(cells, DAY);
    expect(bars.map(({ level }) => level)).toEqual(['typical', 'typical', 'low', 'high', 'none']);
    expect(bars.map(({ isChosen }) => isChosen)).toEqual([false, true, false, false, false]);
    expect([bars[3]?.height, bars[2]?.height, bars[4]?.height]).toEqual([1, 0.34, 0]);
    expect([best?.departs, best?.savedMinor, nights]).toEqual([addDays(DAY, 1), 3400, 5]);
  });
  test.each([
    ['all days cost the same', [cell(0, 500), cell(1, 500)]],
    ['less than a dollar is saved', [cell(0, 50_050), cell(1, 50_000)]],
    ['nothing is known', [cell(0, null), cell(1, null)]],
  ])('no other day is praised where %s', (_, cells) => expect(nearbyDates(cells, DAY).best).toBeUndefined());
  test('the grid has departures across and returns down; a return before its departure is none', () => {
    const at = (departs: number, returns: number, totalMinor: number | null) => ({
      departs: addDays(DAY, departs),
      returns: addDays(DAY, returns),
      totalMinor,
    });
    const { departures, rows, lowestMinor } = dateGrid([
      at(1, 0, 900),
      at(0, 0, 800),
      at(0, 1, null),
      at(1, 1, 700),
    ]);
    expect(departures).toEqual([DAY, addDays(DAY, 1)]);
    expect(rows.map(({ cells }) => cells.map((each) => each?.totalMinor))).toEqual([
      [800, undefined],
      [null, 700],
    ]);
    expect(lowestMinor).toBe(700);
  });
});

describe('the last 60 days', () => {
  const days = (prices: readonly (number | null)[]) =>
    prices.map((totalMinor, at) => ({ date: addDays(DAY, at - prices.length), totalMinor }));
  const typical = { lowMinor: 50_000, medianMinor: 56_000, highMinor: 60_000 };
  const history = (todayMinor: number, verdict: 'low' | 'typical' | 'high') => ({
    days: days([60_000, 56_000, 50_000, todayMinor]),
    todayMinor,
    typical,
    verdict,
    isPartial: false,
    attempts: 1,
  });
  test.each([
    [49_000, 'low', 'below', '$70', 3],
    [56_100, 'typical', 'same', undefined, 1],
    [66_000, 'high', 'above', '$100', 0],
  ] as const)('%i cents are %s, with reasons', (today, verdict, against, gap, moreExpensive) => {
    const words = wordsOfHistory(history(today, verdict), ALONE, 'en');
    expect(words.title.id).toBe(`flightResults.history.title.${verdict}`);
    const [range, median, rank] = words.reasons;
    expect(range?.values).toEqual({ low: '$500', high: '$600', days: 3 });
    expect([median?.id, median?.values?.gap]).toEqual([`flightResults.history.median.${against}`, gap]);
    expect(rank?.values).toEqual({ dearer: moreExpensive, days: 3 });
  });
  test('the price that the cards show is judged', () => {
    const before = history(66_000, 'high');
    expect(withShownPrice(before, 49_000)).toMatchObject({ todayMinor: 49_000, verdict: 'low' });
    expect(withShownPrice(before, 60_500)).toMatchObject({ todayMinor: 60_500, verdict: 'typical' });
    expect(withShownPrice(before, 49_000).days.map(({ totalMinor }) => totalMinor)).toEqual([
      60_000, 56_000, 50_000, 49_000,
    ]);
    expect(withShownPrice(before, null)).toBe(before);
    const short = { ...before, verdict: null };
    expect(withShownPrice(short, 49_000).verdict).toBeNull();
  });
  test('the cheapest card is of the same search as the history', () => {
    const options = [{ badges: ['cheapest'], fare: { ...STANDARD, total: money(49_000) } }] as never;
    const ask = { slices: [], passengers: ONE_ADULT };
    const question = { ...ask, sort: 'price' as const };
    expect(lowestShown({ options }, question, ask)).toBe(49_000);
    expect(lowestShown({ options }, { ...question, filters: { maxMinutes: 300 } }, ask)).toBeNull();
    expect(lowestShown({ options }, { ...question, nearby: true }, ask)).toBeNull();
    expect(lowestShown({ options: [] }, question, ask)).toBeNull();
  });
  test('too few prices have no verdict', () => {
    const few = { ...history(50_000, 'low'), days: days([50_000]), typical: null, verdict: null };
    expect(wordsOfHistory(few, ALONE, 'en')).toMatchObject({
      verdict: undefined,
      reasons: [{ id: 'flightResults.history.few' }],
    });
    expect(plotOf(few, ALONE, 'en')).toBeUndefined();
  });
  test('what is partial is asked for again ever later, with no verdict until it is whole or let be', () => {
    const after = (attempts: number, isPartial = true) => ({
      ...history(49_000, 'low'),
      isPartial,
      attempts,
    });
    const waits = [1, 2, 3, 4, 5, 6].map((attempts) => askAgainMs(after(attempts)));
    const [first, ...later] = waits.flatMap((wait) => wait ?? []);
    expect(later.every((wait, index) => wait > [first!, ...later][index]!)).toBe(true);
    expect(waits.slice(4)).toEqual([undefined, undefined]);
    expect(askAgainMs(after(1, false))).toBeUndefined();
    expect(wordsOfHistory(after(4), ALONE, 'en')).toMatchObject({
      verdict: undefined,
      reasons: [{ id: 'flightResults.history.looking', values: { days: 3 } }],
    });
    expect(wordsOfHistory(after(5), ALONE, 'en').verdict).toBe('low');
    const few = { ...after(5), typical: null, verdict: null };
    expect(wordsOfHistory(few, ALONE, 'en').reasons).toEqual([
      { id: 'flightResults.history.partial', values: { days: 3 } },
    ]);
  });
  test('the line lies within its scale, parts at a missing day and ends today', () => {
    const given = { ...history(66_000, 'high'), days: days([60_000, 52_000, null, 55_000, 66_000]) };
    const plot = plotOf(given, ALONE, 'en')!;
    expect(plot.lines).toHaveLength(2);
    expect(plot.ticks.map(({ y }) => y)).toEqual([20, 62, 104]);
    expect(plot.ticks.map(({ text }) => text)).toEqual(['$700', '$600', '$500']);
    expect(plot.today).toEqual({ x: 376, y: 104 - ((660 - 500) / 200) * 84 });
    expect(plot.band?.y).toBeCloseTo(62);
    expect(plot.forecast).toBeUndefined();
  });
  test('with a prediction the line ends earlier, and its range goes on to the last day', () => {
    const given = { ...history(66_000, 'high'), days: days([60_000, 52_000, 55_000, 66_000]) };
    const money = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
    const until = addDays(given.days.at(-1)!.date, 3);
    const range = { low: money(48_000), middle: money(56_000), high: money(64_000), until };
    const { today, forecast, ticks } = plotOf(given, ALONE, 'en', range)!;
    expect(today?.x).toBe(188);
    expect(forecast).toMatchObject({ days: 3, end: { x: 376 } });
    expect(forecast?.area).toMatch(/^M188\.0 .+ 376\.0 .+ 376\.0 .+Z$/);
    expect(ticks.at(-1)?.text).toBe('$475');
  });
});

describe('filters', () => {
  const FACETS = {
    stops: [
      { value: 0, count: 2, fromMinor: 900 },
      { value: 1, count: 5, fromMinor: 700 },
      { value: 2, count: 9, fromMinor: 800 },
    ],
    airlines: [
      { airline: { code: 'TP', name: 'TAP Air Portugal' }, count: 3, fromMinor: 900 },
      { airline: { code: 'B6', name: 'JetBlue' }, count: 3, fromMinor: 700 },
    ],
    via: [],
  } as unknown as FlightFacets;
  test('fewer stops count among more', () => {
    expect(stopRows(FACETS, 0).map(({ count, fromMinor }) => [count, fromMinor])).toEqual([
      [16, 700],
      [2, 900],
      [7, 700],
      [16, 700],
    ]);
  });
  test('any number of stops counts those that the list has', () => {
    expect(stopRows(FACETS, 8)[0]).toEqual({ value: 'any', count: 8, fromMinor: 700 });
    expect(stopRows(FACETS, undefined).map(({ value }) => value)).not.toContain('any');
  });
  test('airlines go from the cheapest; one that was chosen stays without flights', () => {
    expect(airlineRows(FACETS, ['AF']).map(({ value, count }) => [value, count])).toEqual([
      ['B6', 3],
      ['TP', 3],
      ['AF', 0],
    ]);
    expect(viaRows(FACETS, ['EWR']).map(({ value }) => value)).toEqual(['EWR']);
  });
  test.each([
    [undefined, [0, 24]],
    [{ from: 840, until: 1379 }, [14, 23]],
    [{ from: 0, until: 719 }, [0, 12]],
  ] as const)('hours of %j on the slider and back', (span, hours) => {
    expect(hoursOfSpan(span)).toEqual(hours);
    expect(spanOfHours(...(hours as unknown as [number, number]))).toEqual(span);
  });
  test.each([
    [0, '12:00 AM'],
    [840, '2:00 PM'],
    [1440, '12:00 AM'],
  ])('minute %i of the day is %s', (minute, clock) => expect(clockAt(minute, 'en')).toBe(clock));
  test('each chip takes its own filter away and no other', () => {
    const filters: UrlFilters = {
      stops: 'none',
      airlines: ['TP', 'B6'],
      fareClasses: ['basic'],
      excludeLowCost: true,
      departs: { from: 840, until: 1379 },
      maxMinutes: 600,
      bagIncluded: true,
      refundable: true,
      notVia: ['EWR'],
      withoutSelfTransfer: true,
    };
    const names = filterNames(FACETS, 'en');
    const applied = appliedFilters(FLIGHT_FILTERS, filters, names);
    expect(applied.map(({ key }) => key)).toEqual([
      'stops',
      'fareClasses:basic',
      'departs',
      'airlines:TP',
      'airlines:B6',
      'excludeLowCost',
      'maxMinutes',
      'bagIncluded',
      'refundable',
      'withoutSelfTransfer',
      'notVia:EWR',
    ]);
    for (const { key, without } of applied) {
      const others = applied.filter((each) => each.key !== key).map((each) => each.key);
      expect(appliedFilters(FLIGHT_FILTERS, without, names).map((each) => each.key)).toEqual(others);
    }
    expect(quickFilters(filters)).toEqual([]);
    expect(quickFilters({}).map(({ key }) => key)).toEqual(['stops', 'bagIncluded', 'refundable']);
  });
});

describe('an option', () => {
  test.each([
    [['fastest', 'bestValue', 'cheapest'], 'single', ['bestValue', 'cheapest']],
    [['cheapest', 'fastest'], 'hackerFare', ['cheapest', 'hackerFare']],
    [[], 'virtualInterline', ['virtualInterline']],
    [[], 'single', []],
  ] as const)('with %j on a %s ticket is tagged %j', (badges, multiTicketType, tags) =>
    expect(tagsOf({ badges: [...badges], multiTicketType })).toEqual(tags),
  );
  test.each([
    [undefined, undefined, 'A'],
    [undefined, 'B', 'B'],
    [undefined, 'gone', 'A'],
    ['none', 'B', undefined],
    ['A', 'B', 'A'],
  ])('with open=%s and %s chosen before, %s is unfolded', (open, chosen, sliceId) => {
    const options = ['A', 'B'].map((id) => ({ slice: { sliceId: id } }));
    expect(unfolded(open, options as never, chosen)).toBe(sliceId);
  });
  test('its score is told in parts with their weights', () => {
    const score = {
      points: 75.8,
      parts: [
        { reason: 'perStop', points: 6 },
        { reason: 'price', points: 43.26 },
        { reason: 'duration', points: 26.54 },
      ],
    };
    expect(scoreParts(score).map(({ key, points }) => [key, points])).toEqual([
      ['price', 43.3],
      ['duration', 26.5],
      ['perStop', 6],
    ]);
    expect(scoreParts(score)[0]?.how.values).toEqual({ weight: FARE_SCORE_WEIGHTS.price });
    expect(scoreTotal(score)).toBe(75.8);
  });
});

test.each([
  ['RateNotAvailable', undefined, 'gone'],
  ['InvalidInput', 'chosen.1', 'foreign'],
  ['InvalidInput', 'slices.0.date', undefined],
  ['SuppliersUnavailable', undefined, undefined],
] as const)('of a search refused for %s at %s is told what became of the choice: %s', (code, path, lost) => {
  const details = path === undefined ? {} : { fields: [{ path, problem: '' }] };
  expect(lostChoice({ code, details })).toBe(lost);
});
