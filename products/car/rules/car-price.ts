/**
 * Prices a rental: the rate with its fees and taxes, paid now or at the desk, and the desk's own charges.
 * Every part is an integer and the parts sum to the totals.
 */
import { basisPointsOf, type Money, money } from '@sojourn/domain/money.ts';
import type { CarExtra, CarExtraKind, PayWay } from './car.ts';
import type { RateLine } from './rental-days.ts';

/** Charged with the rate, before taxes. */
type RateFee = { readonly kind: 'airport' | 'oneWay'; readonly amount: Money };
/** Taken at the desk, taxes included. `perDay` is null when it is once for the rental. */
export type DeskFee = {
  readonly kind: 'youngDriver' | 'seniorDriver' | 'crossBorder';
  readonly perDay: Money | null;
  readonly amount: Money;
};
type ExtraLine = {
  readonly kind: CarExtraKind;
  readonly count: number;
  readonly perDay: Money;
  readonly amount: Money;
};

export type CarPrice = {
  readonly payWay: PayWay;
  readonly days: number;
  readonly rateLines: readonly RateLine[];
  /** More when the desk is paid; 0 when paid now or when the desk's is the only price. */
  readonly deskMarkup: Money;
  readonly rate: Money;
  /** Before taxes and fees. */
  readonly perDay: Money;
  /** The struck price of a day, null without a discount. */
  readonly perDayBefore: Money | null;
  readonly rateFees: readonly RateFee[];
  readonly taxBps: number;
  readonly taxes: Money;
  /** Rate, its fees and taxes. */
  readonly rental: Money;
  readonly deskFees: readonly DeskFee[];
  readonly extras: readonly ExtraLine[];
  readonly dueToday: Money;
  readonly atDesk: Money;
  readonly total: Money;
};

/** A fee of a list's total that this rental and driver can't avoid; only the way back is part of the rate. */
type KnownFee = { readonly kind: 'oneWay' | 'youngDriver' | 'seniorDriver'; readonly amount: Money };

/** Cents of them that the desk takes, however the rental is paid. */
export const deskFeesMinor = (fees: readonly KnownFee[]): number =>
  fees.reduce((sum, { kind, amount }) => (kind === 'oneWay' ? sum : sum + amount.amountMinor), 0);

/** What's paid of a list's total before the desk: all that's lost by canceling is of it. */
export const paidNow = ({ amountMinor, currency }: Money, fees: readonly KnownFee[]): Money =>
  money(amountMinor - deskFeesMinor(fees), currency);

/** What a day comes to, with everything that the total has. */
export const totalPerDay = ({ amountMinor, currency }: Money, days: number): Money =>
  money(Math.round(amountMinor / days), currency);

/** Parts of a hundred thousand, rounded half up: what paying at the desk costs more. */
export const deskMarkupOf = (rateMinor: number, perHundredThousand: number): number =>
  Math.floor((rateMinor * perHundredThousand + 50_000) / 100_000);

/** The rate and its fees with taxes. */
export const rentalTotalOf = (rateMinor: number, feesMinor: number, taxBps: number): number =>
  rateMinor + feesMinor + basisPointsOf(rateMinor + feesMinor, taxBps);

export type CarPriceParts = {
  readonly payWay: PayWay;
  readonly days: number;
  readonly lines: readonly RateLine[];
  readonly deskMarkupMinor: number;
  readonly perDayBeforeMinor: number | null;
  readonly airportFeeBps: number;
  readonly oneWayMinor: number;
  readonly taxBps: number;
  readonly deskFees: readonly DeskFee[];
  readonly extras: readonly ExtraLine[];
};

const sumOf = (lines: readonly { readonly amount: Money }[]): number =>
  lines.reduce((total, { amount }) => total + amount.amountMinor, 0);

export function priceRental(parts: CarPriceParts): CarPrice {
  const { payWay, days, lines, taxBps, deskFees, extras } = parts;
  if (days < 1 || lines.length === 0) throw new RangeError('a rental has at least one day');
  const lineTotal = lines.reduce((total, line) => total + line.amountMinor, 0);
  const rate = lineTotal + parts.deskMarkupMinor;
  const airport = basisPointsOf(rate, parts.airportFeeBps);
  const fees = [
    { kind: 'airport' as const, amount: money(airport) },
    { kind: 'oneWay' as const, amount: money(parts.oneWayMinor) },
  ].filter(({ amount }) => amount.amountMinor > 0);
  const rental = rentalTotalOf(rate, airport + parts.oneWayMinor, taxBps);
  const desk = sumOf(deskFees) + sumOf(extras);
  return {
    payWay,
    days,
    rateLines: lines,
    deskMarkup: money(parts.deskMarkupMinor),
    rate: money(rate),
    perDay: money(Math.round(rate / days)),
    perDayBefore: parts.perDayBeforeMinor === null ? null : money(parts.perDayBeforeMinor),
    rateFees: fees,
    taxBps,
    taxes: money(basisPointsOf(rate + airport + parts.oneWayMinor, taxBps)),
    rental: money(rental),
    deskFees,
    extras,
    dueToday: money(payWay === 'now' ? rental : 0),
    atDesk: money((payWay === 'desk' ? rental : 0) + desk),
    total: money(rental + desk),
  };
}

/** The chosen extras; what the company doesn't have, or more than it has, is refused. */
export function extraLines(
  offered: readonly CarExtra[],
  chosen: Readonly<Partial<Record<CarExtraKind, number>>>,
  days: number,
): ExtraLine[] | undefined {
  const lines: ExtraLine[] = [];
  for (const [kind, count] of Object.entries(chosen) as [CarExtraKind, number][]) {
    if (count === 0) continue;
    const extra = offered.find((each) => each.kind === kind);
    if (!extra || !Number.isInteger(count) || count < 0 || count > extra.most) return undefined;
    const uncapped = extra.perDay.amountMinor * days;
    const each = Math.min(uncapped, extra.cap?.amountMinor ?? uncapped);
    lines.push({ kind, count, perDay: extra.perDay, amount: money(each * count, extra.perDay.currency) });
  }
  return lines;
}
