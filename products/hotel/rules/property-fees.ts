/**
 * What a hotel charges at its desk for one stay: the amount for these nights and these guests, and about how
 * much that is in US dollars.
 */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import { inUsd, type UsdRate } from '@sojourn/domain/usd-rate.ts';
import type { PropertyFee } from './stay.ts';

/** Who stays, and for how long. */
export type StayParty = { readonly nights: number; readonly rooms: number; readonly guests: number };

export type StayFee = PropertyFee & {
  /** For the nights and the guests of the stay, in the currency of the fee. */
  readonly total: Money;
  /** About how much `total` is; null for US dollars, and where no rate is known. */
  readonly totalUsd: Money | null;
  /** The day of the rate. */
  readonly ratesOn: CalendarDate | null;
};

const TIMES: Readonly<Record<PropertyFee['per'], (party: StayParty) => number>> = {
  stay: ({ rooms }) => rooms,
  night: ({ rooms, nights }) => rooms * nights,
  personNight: ({ guests, nights }) => guests * nights,
};

export const totalFee = ({ amount, per }: PropertyFee, party: StayParty): Money =>
  money(amount.amountMinor * TIMES[per](party), amount.currency);

/** `rate` is null for US dollars, and where none is known. */
export function feeForStay(fee: PropertyFee, party: StayParty, rate: UsdRate | null): StayFee {
  const total = totalFee(fee, party);
  return {
    kind: fee.kind,
    amount: fee.amount,
    per: fee.per,
    total,
    totalUsd: rate && inUsd(total, rate.usdMillionths),
    ratesOn: rate?.asOf ?? null,
  };
}

/** What a stay costs in US dollars with its fees at the hotel; null when one has no known rate. */
export function totalWithFees(total: Money, fees: readonly StayFee[]): Money | null {
  const values = fees.map((fee) => (fee.total.currency === 'USD' ? fee.total : fee.totalUsd));
  if (total.currency !== 'USD' || values.includes(null)) return null;
  return money(values.reduce((sum, value) => sum + (value?.amountMinor ?? 0), total.amountMinor));
}

/** What is charged for certain: a deposit comes back, and parking is a choice. */
export const isCertainFee = ({ kind }: Pick<PropertyFee, 'kind'>): boolean =>
  kind !== 'deposit' && kind !== 'parking';

/** A fee that nobody can avoid: US dollars for the whole stay. `isAbout`: by the exchange rate of a day. */
export type DueFee = {
  readonly kind: 'cityTax' | 'resortFee' | 'cleaning';
  readonly usd: Money;
  readonly isAbout: boolean;
};

/** What everybody pays at the hotel's desk. Without one whose currency has no known rate. */
export function dueAtHotel(fees: readonly StayFee[]): DueFee[] {
  return fees.flatMap(({ kind, total, totalUsd }) => {
    if (kind === 'deposit' || kind === 'parking') return [];
    const isAbout = total.currency !== 'USD';
    const usd = isAbout ? totalUsd : total;
    return usd ? [{ kind, usd, isAbout }] : [];
  });
}

/**
 * The total that a price is compared by and shown with: what we charge, and what everybody pays at the hotel.
 * US rules have it be the most prominent one since May 2025 (16 CFR 464).
 */
export const wholeTotal = (charged: Money, due: readonly DueFee[]): Money =>
  money(
    due.reduce((sum, { usd }) => sum + usd.amountMinor, charged.amountMinor),
    charged.currency,
  );

/** In cents; city tax is a tax, which no price before taxes contains. */
export const feesBeforeTaxesMinor = (due: readonly DueFee[]): number =>
  due.reduce((sum, { kind, usd }) => (kind === 'cityTax' ? sum : sum + usd.amountMinor), 0);

/** The same of a room and night. */
export const nightlyFeesMinor = (
  due: readonly DueFee[],
  { nights, rooms }: Pick<StayParty, 'nights' | 'rooms'>,
): number => Math.round(feesBeforeTaxesMinor(due) / (nights * rooms));

type Nightly = {
  readonly nightlyDiscountAware: Money;
  readonly nights: readonly unknown[];
  readonly roomCount: number;
};
/** Of a room and night before taxes, with the hotel's own fees. */
export function nightlyWithFees(
  { nightlyDiscountAware, nights, roomCount }: Nightly,
  due: readonly DueFee[],
) {
  const more = nightlyFeesMinor(due, { nights: nights.length, rooms: roomCount });
  return money(nightlyDiscountAware.amountMinor + more, nightlyDiscountAware.currency);
}
