/**
 * The last days of a price, up to 60: its verdict with reasons in words, and its line as a path; with a
 * prediction, the range of the days to come beside it.
 */
import type { PricePrediction } from '@sojourn/contract/predictions.ts';
import { type CalendarDate, dayNumber } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import type { Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import {
  type PriceVerdict,
  priceVerdict,
  VERDICT_PERCENT,
  VERDICT_PRICES_NEEDED,
} from '#flight/rules/fares/typical-range.ts';
import { type PriceBasis, scanned } from '../search/price-basis.ts';

export type FareHistory = {
  readonly days: readonly { readonly date: CalendarDate; readonly totalMinor: number | null }[];
  /** Earlier days are missing, or may have been cheaper. */
  readonly isPartial: boolean;
  /** How often, from 1, with or without an answer. */
  readonly attempts: number;
  readonly todayMinor: number | null;
  readonly typical: {
    readonly lowMinor: number;
    readonly medianMinor: number;
    readonly highMinor: number;
  } | null;
  readonly verdict: PriceVerdict | null;
};

const ASK_AGAIN_MS = [2_000, 4_000, 8_000, 16_000];

/** Milliseconds until the next request; undefined when everything is known or after the last attempt. */
export const askAgainMs = ({ isPartial, attempts }: Pick<FareHistory, 'isPartial' | 'attempts'>) =>
  isPartial ? ASK_AGAIN_MS[attempts - 1] : undefined;

/** A failed request counts as an attempt. */
export const withFailures = <History extends Pick<FareHistory, 'attempts'>>(
  history: History,
  failures: number,
): History => ({ ...history, attempts: history.attempts + failures });

/**
 * The same with the lowest price of the list as today's, as a sale since the look-up would make them differ.
 * Null leaves it as it was looked up.
 */
export function withShownPrice<History extends FareHistory>(history: History, shownMinor: number | null) {
  const { days, typical, verdict } = history;
  const today = days.at(-1);
  if (shownMinor === null || !today || history.todayMinor === null) return history;
  const { lowMinor: low = 0, medianMinor: median = 0, highMinor: high = 0 } = typical ?? {};
  return {
    ...history,
    todayMinor: shownMinor,
    days: [...days.slice(0, -1), { ...today, totalMinor: shownMinor }],
    verdict: verdict && typical ? priceVerdict(shownMinor, { low, median, high }) : null,
  };
}

/** Shown days before today. */
const daysBack = ({ days }: Pick<FareHistory, 'days'>): number => days.length - 1;

type HistoryWords = {
  readonly verdict: PriceVerdict | undefined;
  readonly title: TextRef;
  readonly reasons: readonly TextRef[];
};

/** A smaller difference isn't shown. */
const NEAR_MINOR = 300;

/** Why there is no verdict. */
function withoutVerdict(history: FareHistory): TextRef {
  const days = daysBack(history);
  if (askAgainMs(history) !== undefined) return textRef('flightResults.history.looking', { days });
  if (history.isPartial) return textRef('flightResults.history.partial', { days });
  return textRef('flightResults.history.few', { needed: VERDICT_PRICES_NEEDED });
}

/** Of a history that ends in a price of today. While more of it is looked up it has no verdict yet. */
export function wordsOfHistory(
  history: FareHistory & { readonly todayMinor: number },
  basis: PriceBasis,
  locale: Locale,
): HistoryWords {
  const { todayMinor, typical, verdict } = history;
  const print = (minor: number) => scanned(basis.of(minor), locale);
  const price = print(todayMinor);
  if (!typical || !verdict || askAgainMs(history) !== undefined) {
    const title = textRef('flightResults.history.unknown', { price });
    return { verdict: undefined, title, reasons: [withoutVerdict(history)] };
  }
  const before = history.days.slice(0, -1).flatMap(({ totalMinor }) => totalMinor ?? []);
  const higher = before.filter((minor) => minor > todayMinor).length;
  const gap = todayMinor - typical.medianMinor;
  const against =
    Math.abs(basis.of(gap).amountMinor) < NEAR_MINOR
      ? textRef('flightResults.history.median.same')
      : textRef(gap < 0 ? 'flightResults.history.median.below' : 'flightResults.history.median.above', {
          gap: print(Math.abs(gap)),
        });
  const range = {
    low: print(typical.lowMinor),
    high: print(typical.highMinor),
    days: daysBack(history),
  };
  return {
    verdict,
    title: textRef(`flightResults.history.title.${verdict}`, { price }),
    reasons: [
      textRef('flightResults.history.range', range),
      against,
      textRef('flightResults.history.rank', { dearer: higher, days: before.length }),
      textRef('flightResults.history.share', { share: VERDICT_PERCENT }),
    ],
  };
}

/** The plot's own coordinates; the words stand to its right and below. */
export const PLOT = { width: 376, top: 20, bottom: 104 } as const;
const STEPS_MINOR = [500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000];

export type HistoryPlot = {
  /** Between its left end and today. */
  readonly days: number;
  /** Pieces of the line; a day without a price parts them. */
  readonly lines: readonly string[];
  readonly area: string;
  readonly today: Point | undefined;
  readonly forecast: ForecastPlot | undefined;
  readonly band: { readonly y: number; readonly height: number } | undefined;
  /** Top, middle and bottom of the scale. */
  readonly ticks: readonly { readonly y: number; readonly text: string }[];
};

type ForecastPlot = {
  readonly days: number;
  /** From today's price to the range at its end. */
  readonly area: string;
  readonly line: string;
  readonly end: Point;
};

type Point = { readonly x: number; readonly y: number };
const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Bounds of the scale: whole steps around all prices, an even number of them for a whole middle. */
function scaleOf(low: number, high: number): readonly [number, number] {
  const step = STEPS_MINOR.find((each) => (high - low) / each <= 8) ?? 1_000_000;
  const from = Math.floor(low / step) * step;
  const steps = Math.max(2, Math.ceil((high - from) / step));
  return [from, from + (steps + (steps % 2)) * step];
}

/** The bottom edge of a piece, from its last day back to its first. */
const floorOf = (piece: readonly Point[]): readonly Point[] =>
  [last(piece), first(piece)].map(({ x }) => ({ x, y: PLOT.bottom }));

/** The lowest price to come, as the prediction has it. */
type PredictedRange = Pick<PricePrediction, 'low' | 'middle' | 'high' | 'until'>;

type Scale = { readonly todayX: number; readonly y: (amount: number) => number };

function forecastPlot(
  { low, middle, high }: PredictedRange,
  days: number,
  today: Point,
  basis: PriceBasis,
  y: Scale['y'],
): ForecastPlot {
  const pointOf = (amount: PredictedRange['low']): Point => ({
    x: PLOT.width,
    y: y(basis.of(amount.amountMinor).amountMinor),
  });
  const end = pointOf(middle);
  return {
    days,
    area: `M${[today, pointOf(high), pointOf(low)].map(at).join(' ')}Z`,
    line: `M${[today, end].map(at).join(' ')}`,
    end,
  };
}

/** Undefined with fewer than two prices. */
export function plotOf(
  history: FareHistory,
  basis: PriceBasis,
  locale: Locale,
  predicted?: PredictedRange,
): HistoryPlot | undefined {
  const { days, typical } = history;
  const amounts = days.map(({ totalMinor }) =>
    totalMinor === null ? undefined : basis.of(totalMinor).amountMinor,
  );
  const known = amounts.filter((amount) => amount !== undefined);
  if (known.length < 2) return undefined;
  const edges = typical ? [typical.lowMinor, typical.highMinor].map((m) => basis.of(m).amountMinor) : [];
  const [low, high] = edges;
  const ahead = predicted ? Math.max(1, dayNumber(predicted.until) - dayNumber(last(days).date)) : 0;
  const range = predicted ? [predicted.low, predicted.high] : [];
  const shown = [...known, ...edges, ...range.map(({ amountMinor }) => basis.of(amountMinor).amountMinor)];
  const [from, to] = scaleOf(Math.min(...shown), Math.max(...shown));
  const { width, top, bottom } = PLOT;
  const todayX = ((amounts.length - 1) / (amounts.length - 1 + ahead)) * width;
  const y = (amount: number) => bottom - ((amount - from) / (to - from)) * (bottom - top);
  const lines = piecesOf(amounts, { todayX, y });
  const current = amounts.at(-1);
  const today = current === undefined ? undefined : { x: todayX, y: y(current) };
  return {
    days: daysBack(history),
    lines: lines.map((piece) => `M${piece.map(at).join(' ')}`),
    area: lines.map((piece) => `M${[...piece, ...floorOf(piece)].map(at).join(' ')}Z`).join(''),
    today,
    forecast: predicted && today && forecastPlot(predicted, ahead, today, basis, y),
    band: low === undefined || high === undefined ? undefined : { y: y(high), height: y(low) - y(high) },
    ticks: [to, (from + to) / 2, from].map((amount) => ({
      y: y(amount),
      text: scanned({ amountMinor: Math.round(amount), currency: 'USD' }, locale),
    })),
  };
}

/** The line's pieces; a day without a price parts them. */
function piecesOf(amounts: readonly (number | undefined)[], { todayX, y }: Scale): Point[][] {
  const pieces: Point[][] = [[]];
  for (const [place, amount] of amounts.entries()) {
    if (amount === undefined) pieces.push([]);
    else last(pieces).push({ x: (place / (amounts.length - 1)) * todayX, y: y(amount) });
  }
  return pieces.filter((piece) => piece.length > 1);
}
