/**
 * What changing a booked stay costs. Nights that stay are paid as they were booked, nights that are added at
 * today's rate; nights that are given up are lost as far as canceling would lose them. Pure.
 */
import { type CancelTerms, cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { addDays, type CalendarDate, type Instant, nightsBetween } from '@sojourn/domain/dates.ts';
import type { Collection, StayPrice } from './stay.ts';
import { priceStay } from './stay-price.ts';

/** A stay as it was sold. What parts or changes of it have cost before is in neither. */
export type SoldStay = { readonly price: StayPrice; readonly terms: CancelTerms };
/** By what the hotel prices. `nightlyMinor`: today's rate of one room for a night that isn't booked yet. */
export type StayRate = {
  readonly collection: Collection;
  readonly taxBps: number;
  readonly nightlyMinor: (date: CalendarDate) => number;
};
type WantedStay = {
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly roomCount: number;
};

/** More rooms than were booked are a new sale: then every night is at today's rate. */
export function changedPrice({ price }: SoldStay, wanted: WantedStay, rate: StayRate): StayPrice {
  const { checkIn, checkOut, roomCount } = wanted;
  const booked = roomCount > price.roomCount ? [] : price.nights;
  const nights = Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, at) => {
    const date = addDays(checkIn, at);
    const amountMinor = booked.find((night) => night.date === date)?.amountMinor ?? rate.nightlyMinor(date);
    return { date, amountMinor };
  });
  const { collection, taxBps } = rate;
  return priceStay({ nights, roomCount, collection, taxBps, currency: price.total.currency });
}

export type StayChangeAmounts = {
  readonly rateDifferenceMinor: number;
  readonly taxDifferenceMinor: number;
  /** What is lost of the nights that are given up. */
  readonly penaltyMinor: number;
  /** To pay; below zero goes back. The sum of the three. */
  readonly dueMinor: number;
};

export function stayChangeAmounts(
  sold: SoldStay,
  after: StayPrice,
  rate: Pick<StayRate, 'collection' | 'taxBps'>,
  now: Instant,
): StayChangeAmounts {
  const before = sold.price;
  const penaltyNow = penaltyAt(sold, now);
  const penaltyMinor = Math.min(penaltyNow, givenUpMinor(before, after, rate));
  const ratesOf = ({ total, taxesAndFees }: StayPrice) => total.amountMinor - taxesAndFees.amountMinor;
  const rateDifferenceMinor = ratesOf(after) - ratesOf(before);
  const taxDifferenceMinor = after.taxesAndFees.amountMinor - before.taxesAndFees.amountMinor;
  const dueMinor = rateDifferenceMinor + taxDifferenceMinor + penaltyMinor;
  return { rateDifferenceMinor, taxDifferenceMinor, penaltyMinor, dueMinor };
}

/** What canceling the whole stay would lose. */
const penaltyAt = ({ price, terms }: SoldStay, now: Instant): number =>
  cancelAt(terms, price.total.amountMinor, now).penaltyMinor;

/** What was paid for nights and rooms that the stay no longer has. */
function givenUpMinor(
  before: StayPrice,
  after: StayPrice,
  { collection, taxBps }: Pick<StayRate, 'collection' | 'taxBps'>,
): number {
  const roomCount = Math.min(before.roomCount, after.roomCount);
  const nights = before.nights.filter(({ date }) => after.nights.some((night) => night.date === date));
  const paidMinor = before.total.amountMinor;
  if (nights.length === 0) return paidMinor;
  const rest = priceStay({ nights, roomCount, collection, taxBps, currency: before.total.currency });
  return Math.max(0, paidMinor - rest.total.amountMinor);
}
