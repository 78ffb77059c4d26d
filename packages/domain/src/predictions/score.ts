/** How predictions did: what happened, how well chances were calibrated, what following them saved. Pure. */
import { FALL_PERCENT, type Forecast, type ForecastModel, predict } from './forecast.ts';
import { HORIZON_DAYS, type ObservedPrice, type ObservedTrip, type RouteBand } from './observed.ts';

export type Scored = {
  readonly band: RouteBand;
  readonly chancePercent: number;
  readonly fell: boolean;
  /** Whether the lowest price was in the range. */
  readonly inRange: boolean;
  /** What was paid by who followed the advice, as a part of the price then. */
  readonly paid: number;
};

/** `later`: of the days of its horizon, in order. Null while there are none. */
export function scoreOf(
  band: RouteBand,
  priceMinor: number,
  forecast: Forecast,
  later: readonly ObservedPrice[],
): Scored | null {
  const last = later.at(-1);
  if (!last) return null;
  const lowest = Math.min(...later.map(({ minor }) => minor));
  const { targetMinor, chancePercent, lowMinor, highMinor } = forecast;
  const reached = targetMinor === null ? undefined : later.find(({ minor }) => minor <= targetMinor);
  const paidMinor = targetMinor === null ? priceMinor : (reached ?? last).minor;
  return {
    band,
    chancePercent,
    fell: lowest * 100 <= priceMinor * (100 - FALL_PERCENT),
    inRange: lowest >= lowMinor && lowest <= highMinor,
    paid: paidMinor / priceMinor,
  };
}

/** What the model would have predicted on each day from `from` on, with what followed; for a back-test. */
export function backTest(model: ForecastModel, trips: readonly ObservedTrip[], from: number): Scored[] {
  return trips.flatMap(({ band, departsOn, prices }) =>
    prices.flatMap(({ day, minor }, at) => {
      if (day < from) return [];
      const forecast = predict(model, { band, departsOn, prices: prices.slice(0, at + 1) });
      if (!forecast) return [];
      const later = prices.slice(at + 1).filter((price) => price.day <= day + forecast.horizonDays);
      return later.length < forecast.horizonDays ? [] : (scoreOf(band, minor, forecast, later) ?? []);
    }),
  );
}

/** It learns from the earlier days and is scored on the later ones, which it hasn't seen. */
export const heldOutFrom = (today: number): number => today - HORIZON_DAYS - 7;

const BIN_PERCENT = 20;
export type Calibration = {
  readonly count: number;
  /** 1: always right; 0: no better than the band's usual chance; below: worse. */
  readonly skill: number;
  readonly inRangePercent: number;
  /** By following the advice rather than booking at once. */
  readonly savedPercent: number;
  readonly bins: readonly {
    readonly fromPercent: number;
    readonly count: number;
    readonly predictedPercent: number;
    readonly happenedPercent: number;
  }[];
};

/** Null without any. */
export function calibrationOf(scored: readonly Scored[]): Calibration | null {
  if (scored.length === 0) return null;
  const mean = (value: (each: Scored) => number, of: readonly Scored[] = scored): number =>
    of.reduce((sum, each) => sum + value(each), 0) / of.length;
  const usual = mean(({ fell }) => Number(fell));
  const brier = mean(({ chancePercent, fell }) => (chancePercent / 100 - Number(fell)) ** 2);
  const reference = usual * (1 - usual);
  const bins = [0, 20, 40, 60, 80].flatMap((fromPercent) => {
    const isLast = fromPercent + BIN_PERCENT === 100;
    const of = scored.filter(
      ({ chancePercent: chance }) => chance >= fromPercent && (isLast || chance < fromPercent + BIN_PERCENT),
    );
    if (of.length === 0) return [];
    const predictedPercent = Math.round(mean(({ chancePercent }) => chancePercent, of));
    const happenedPercent = Math.round(mean(({ fell }) => Number(fell) * 100, of));
    return [{ fromPercent, count: of.length, predictedPercent, happenedPercent }];
  });
  return {
    count: scored.length,
    skill: reference === 0 ? 0 : 1 - brier / reference,
    inRangePercent: Math.round(mean(({ inRange }) => Number(inRange) * 100)),
    savedPercent: Math.round(mean(({ paid }) => (1 - paid) * 1_000)) / 10,
    bins,
  };
}

/** Fewer say nothing about a band. */
export const SCORED_MIN = 50;
/** Below it no advice is shown. */
export const SKILL_MIN = 0.05;

/** Whether advice for a band is shown: it has been better than knowing nothing, and cost nobody money. */
export const isSkilled = (calibration: Calibration | null): boolean =>
  calibration !== null &&
  calibration.count >= SCORED_MIN &&
  calibration.skill >= SKILL_MIN &&
  calibration.savedPercent >= 0;
