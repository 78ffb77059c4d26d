import { describe, expect, test } from 'vitest';
import { type Forecast, fitForecast, isConsistent, paidWaiting, predict } from './forecast.ts';
import { bandOf, type ObservedTrip, samplesOf, situationOf } from './observed.ts';
import { backTest, calibrationOf, isSkilled, scoreOf } from './score.ts';

/** Its price swings by 8 % every 8 days, so that a high one is followed by a low one. */
const swinging = (departsOn: number, phase: number, days = 61): ObservedTrip => ({
  band: 'short',
  departsOn,
  prices: Array.from({ length: days }, (_, day) => ({
    day,
    minor: Math.round(20_000 * (1 + 0.08 * Math.sin(((day + phase) * Math.PI) / 8))),
  })),
});
const TRIPS = Array.from({ length: 16 }, (_, phase) => swinging(150, phase));
const until = (trip: ObservedTrip, day: number): ObservedTrip => ({
  ...trip,
  prices: trip.prices.filter((price) => price.day <= day),
});

test.each([
  [400, 'short'],
  [1_500, 'medium'],
  [9_000, 'long'],
])('%i km are %s', (km, band) => {
  expect(bandOf(km)).toBe(band);
});

describe('nothing is learned from later prices', () => {
  test('a model of a day is the same whatever came after it', () => {
    const day = 45;
    const spoiled = TRIPS.map((trip) => ({
      ...trip,
      prices: trip.prices.map((price) => (price.day > day ? { ...price, minor: 1 } : price)),
    }));
    const model = fitForecast(TRIPS, day);
    expect(Object.keys(model.cells).length).toBeGreaterThan(0);
    expect(fitForecast(spoiled, day)).toEqual(model);
    expect(
      fitForecast(
        TRIPS.map((trip) => until(trip, day)),
        day,
      ),
    ).toEqual(model);
    // And it isn't the same for want of looking
    expect(fitForecast(spoiled, 60)).not.toEqual(fitForecast(TRIPS, 60));
  });

  test('a sample is of a day whose whole horizon was over', () => {
    for (const day of [30, 45, 60])
      for (const trip of TRIPS) expect(samplesOf(trip, day)).toHaveLength(Math.max(0, day - 14 - 14 + 1));
  });

  test('a back-test predicts a day by the days before it alone', () => {
    const model = fitForecast(TRIPS, 60);
    const [trip] = TRIPS;
    const scored = backTest(model, [trip!], 40);
    const risen = {
      ...trip!,
      prices: trip!.prices.map((p) => (p.day > 40 ? { ...p, minor: p.minor * 2 } : p)),
    };
    expect(backTest(model, [risen], 40)[0]?.chancePercent).toBe(scored[0]?.chancePercent);
  });
});

describe('advice', () => {
  const model = fitForecast(TRIPS, 60);
  const on = (phase: number) => predict(model, until(swinging(150, phase), 40));

  test('is to wait at the top and to book at the bottom', () => {
    const answers = TRIPS.map((_, phase) => on(phase));
    const prices = TRIPS.map((_, phase) => until(swinging(150, phase), 40).prices.at(-1)?.minor ?? 0);
    const top = prices.indexOf(Math.max(...prices));
    const bottom = prices.indexOf(Math.min(...prices));
    expect(answers[top]).toMatchObject({ advice: 'wait', reason: 'aboveRecent', horizonDays: 14 });
    expect(answers[bottom]).toMatchObject({ advice: 'book', targetMinor: null });
    const { lowMinor = 0, middleMinor = 0, highMinor = 0 } = answers[top] ?? {};
    expect([lowMinor <= middleMinor, middleMinor <= highMinor]).toEqual([true, true]);
  });

  test('is none with too few prices, right before departure, or of what was never seen', () => {
    expect(predict(model, until(swinging(150, 0), 10))).toBeNull();
    expect(situationOf(swinging(63, 0).prices, 60, 63)).toBeNull();
    expect(predict(fitForecast([], 60), swinging(150, 0))).toBeNull();
  });

  test('is never given where the chance, the range or the target says something else', () => {
    const forecasts = TRIPS.flatMap((trip) =>
      trip.prices.flatMap(({ day, minor }) => {
        const forecast = predict(model, until(trip, day));
        return forecast ? [{ forecast, minor }] : [];
      }),
    );
    expect(new Set(forecasts.map(({ forecast }) => forecast.advice))).toEqual(new Set(['wait', 'book']));
    for (const { forecast, minor } of forecasts) {
      expect(isConsistent(forecast, minor)).toBe(true);
      if (forecast.advice === 'book') expect(forecast.chancePercent).toBeLessThanOrEqual(33);
      else expect(forecast.chancePercent).toBeGreaterThanOrEqual(50);
    }
  });

  const BOOK: Forecast = {
    advice: 'book',
    reason: 'unlikely',
    chancePercent: 33,
    horizonDays: 14,
    lowMinor: 9_600,
    middleMinor: 9_850,
    highMinor: 10_000,
    targetMinor: null,
  };
  const WAIT: Forecast = {
    ...BOOK,
    advice: 'wait',
    reason: 'oftenFalls',
    chancePercent: 50,
    middleMinor: 9_600,
    targetMinor: 9_600,
  };
  test.each<[string, Forecast, boolean]>([
    ['book, a third at most', BOOK, true],
    ['book, 61 % that it falls', { ...BOOK, chancePercent: 61 }, false],
    ['book, just above a third', { ...BOOK, chancePercent: 34 }, false],
    ['book, beside a line that falls', { ...BOOK, middleMinor: 9_849 }, false],
    ['book, below all of which it stays', { ...BOOK, highMinor: 9_999 }, false],
    ['book, as it often falls', { ...BOOK, reason: 'oftenFalls' }, false],
    ['wait, as likely as not', WAIT, true],
    ['wait, less likely than that', { ...WAIT, chancePercent: 49 }, false],
    ['wait, for what is seldom reached', { ...WAIT, middleMinor: 9_601 }, false],
    ['wait, for nothing', { ...WAIT, targetMinor: null }, false],
    ['wait, as it rarely falls', { ...WAIT, reason: 'unlikely' }, false],
  ])('%s', (_, forecast, holds) => {
    expect(isConsistent(forecast, 10_000)).toBe(holds);
  });

  test('waiting pays the first price at the target, else the last', () => {
    expect([paidWaiting([1, 0.96, 0.9], 0.97), paidWaiting([1, 1.1], 0.97)]).toEqual([0.96, 1.1]);
  });
});

describe('scores', () => {
  const forecast = {
    advice: 'wait',
    reason: 'aboveRecent',
    chancePercent: 80,
    horizonDays: 2,
    lowMinor: 9_000,
    middleMinor: 9_500,
    highMinor: 9_800,
    targetMinor: 9_600,
  } as const;
  test.each([
    ['it fell to the target', [9_900, 9_500], { fell: true, inRange: true, paid: 0.95 }],
    ['it rose', [10_100, 10_300], { fell: false, inRange: false, paid: 1.03 }],
    ['it fell a little', [9_750, 9_800], { fell: false, inRange: true, paid: 0.98 }],
  ])('%s', (_, minors, scored) => {
    const later = minors.map((minor, day) => ({ day, minor }));
    expect(scoreOf('short', 10_000, forecast, later)).toEqual({
      band: 'short',
      chancePercent: 80,
      ...scored,
    });
  });

  test('who is right has skill, and who says the usual chance has none', () => {
    const of = (chances: readonly [number, boolean][]) =>
      calibrationOf(
        Array.from({ length: 40 }, () => chances)
          .flat()
          .map(([chancePercent, fell]) => ({ band: 'short', chancePercent, fell, inRange: true, paid: 1 })),
      );
    const right = of([
      [90, true],
      [10, false],
    ]);
    expect(right?.bins).toEqual([
      { fromPercent: 0, count: 40, predictedPercent: 10, happenedPercent: 0 },
      { fromPercent: 80, count: 40, predictedPercent: 90, happenedPercent: 100 },
    ]);
    expect([
      isSkilled(right),
      isSkilled(
        of([
          [50, true],
          [50, false],
        ]),
      ),
    ]).toEqual([true, false]);
    expect([
      isSkilled(
        of([
          [10, true],
          [90, false],
        ]),
      ),
      isSkilled(null),
    ]).toEqual([false, false]);
  });
});
