/** What the cards of frozen prices say: time left, the line of prices, what the price now means. Pure. */
import type { FrozenPrice } from '@sojourn/contract/price-freezes.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { freezeReminders } from '@sojourn/domain/protections/freeze.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import { type ChartSize, type PriceLine, priceLine } from '#shared/price-line/price-line-view.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From then on the clock warns. */
const SOON_MS = 2 * DAY_MS;

type Clock = {
  readonly left: TextRef;
  readonly isSoon: boolean;
  /** Of its time that has passed, 0 to 100. */
  readonly percent: number;
  /** Of its days, from 1. */
  readonly day: number;
};

/** Rounded down: never more than is left; a last minute is one. */
export function clockOf({ boughtAt, endsAt, days }: FrozenPrice, now: Instant): Clock {
  const [from, to, at] = [Date.parse(boughtAt), Date.parse(endsAt), Date.parse(now)];
  const leftMs = Math.max(0, to - at);
  const left =
    leftMs >= DAY_MS
      ? textRef('freeze.list.daysLeft', { days: Math.floor(leftMs / DAY_MS) })
      : leftMs >= HOUR_MS
        ? textRef('freeze.list.hoursLeft', { hours: Math.floor(leftMs / HOUR_MS) })
        : textRef('freeze.list.minutesLeft', { minutes: Math.max(1, Math.floor(leftMs / MINUTE_MS)) });
  const passed = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return {
    left,
    isSoon: leftMs <= SOON_MS,
    percent: Math.round(passed * 100),
    day: Math.min(days, Math.floor(Math.max(0, at - from) / DAY_MS) + 1),
  };
}

/** How long before its end its owner will still be reminded: "1 day", "3 hours". */
export const remindersOf = (freeze: FrozenPrice, now: Instant): TextRef[] =>
  freezeReminders(freeze, now).map((hours) =>
    hours % 24 === 0
      ? textRef('freeze.list.reminds.days', { days: hours / 24 })
      : textRef('freeze.list.reminds.hours', { hours }),
  );

export const CHART: ChartSize = { width: 300, height: 120, edge: 14 };

/** Through every price that was read, to the one now. */
export function chartOf(freeze: FrozenPrice, at: Instant): PriceLine {
  const { readings, boughtAt, endsAt, frozen, now } = freeze;
  const read = readings.flatMap(({ readAt, price }) =>
    price ? [{ at: readAt, minor: price.amountMinor }] : [],
  );
  const prices = now ? [...read, { at, minor: now.amountMinor }] : read;
  return priceLine({ from: boughtAt, to: endsAt, prices, markMinor: frozen.amountMinor }, CHART);
}

/** What the price now means for who froze it. */
export function priceNote({ now, frozen }: FrozenPrice): 'save' | 'lower' | 'same' | 'soldOut' {
  if (!now) return 'soldOut';
  const difference = now.amountMinor - frozen.amountMinor;
  return difference > 0 ? 'save' : difference < 0 ? 'lower' : 'same';
}

export const isUsable = ({ state }: FrozenPrice): boolean => state === 'Valid';
