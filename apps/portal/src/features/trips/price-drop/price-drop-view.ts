/** What the card says of a watched price, and the line of its readings. */
import type { PriceDrop } from '@sojourn/contract/price-drop.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { formatDate, formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

export const CHART = { width: 260, height: 72, edge: 6 } as const;
type ReadingsChart = {
  /** Through every day that had a price. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Where the price was when it was booked. */
  readonly bookedY: number;
};

export function priceDropSentence(drop: PriceDrop, locale: Locale): TextRef {
  const shown = (amount: PriceDrop['most']) => formatMoney(amount, locale);
  const threshold = shown(drop.threshold);
  const until = formatDate(drop.lastDay, locale, 'year');
  if (drop.state === 'credited')
    return textRef('protections.priceDrop.credited', {
      lowest: shown(drop.lowest ?? drop.booked),
      credit: shown(drop.credited ?? drop.most),
    });
  if (drop.state === 'notCredited')
    return drop.clauseId === 'threshold'
      ? textRef('protections.priceDrop.notCredited.threshold', { threshold })
      : textRef('protections.priceDrop.notCredited.ended');
  const fall = drop.booked.amountMinor - (drop.lowest ?? drop.booked).amountMinor;
  if (fall >= drop.threshold.amountMinor)
    return textRef('protections.priceDrop.far', {
      drop: shown(money(fall)),
      credit: shown(money(Math.min(fall, drop.most.amountMinor))),
      until,
    });
  return textRef('protections.priceDrop.watching', { until, threshold, most: shown(drop.most) });
}

/** Null until there are two prices to join. */
export function readingsChart({ booked, startedAt, endsAt, readings }: PriceDrop): ReadingsChart | null {
  const priced = readings.flatMap(({ readAt, price }) =>
    price ? [{ readAt, minor: price.amountMinor }] : [],
  );
  if (priced.length === 0) return null;
  const all = [{ readAt: startedAt, minor: booked.amountMinor }, ...priced];
  const amounts = all.map(({ minor }) => minor);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const span = Date.parse(endsAt) - Date.parse(startedAt);
  const x = (at: Instant) => Math.round(((Date.parse(at) - Date.parse(startedAt)) / span) * CHART.width);
  const inner = CHART.height - 2 * CHART.edge;
  const y = (minor: number) =>
    high === low ? CHART.height / 2 : Math.round(CHART.edge + ((high - minor) / (high - low)) * inner);
  return {
    points: all.map(({ readAt, minor }) => ({ x: x(readAt), y: y(minor) })),
    bookedY: y(booked.amountMinor),
  };
}
