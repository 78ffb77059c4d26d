/** What the card says of a watched price, and the line of its readings. */
import type { PriceDrop } from '@sojourn/contract/price-drop.ts';
import { money } from '@sojourn/domain/money.ts';
import { formatDate, formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import { type ChartSize, type PriceLine, priceLine } from '#shared/price-line/price-line-view.ts';

export const CHART: ChartSize = { width: 260, height: 72, edge: 6 };

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

/** Through every day that had a price; null until there are two to join. */
export function readingsChart({ booked, startedAt, endsAt, readings }: PriceDrop): PriceLine | null {
  const read = readings.flatMap(({ readAt, price }) =>
    price ? [{ at: readAt, minor: price.amountMinor }] : [],
  );
  if (read.length === 0) return null;
  const prices = [{ at: startedAt, minor: booked.amountMinor }, ...read];
  return priceLine({ from: startedAt, to: endsAt, prices, markMinor: booked.amountMinor }, CHART);
}
