/**
 * What changing a booked car costs. Other times are a new rental at today's rate, and the old one is given up
 * by its terms; another driver alone leaves the rate as it was booked. Pure.
 */
import { type CancelTerms, cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import type { CarPrice } from '../car-price.ts';

export type SoldRental = { readonly price: CarPrice; readonly terms: CancelTerms };

const sumOf = (lines: readonly { readonly amount: Money }[]): number =>
  lines.reduce((total, { amount }) => total + amount.amountMinor, 0);

/** `fresh`: the rental as it shall be, at today's rate. */
export function changedRental({ price }: SoldRental, fresh: CarPrice, isSameTimes: boolean): CarPrice {
  if (!isSameTimes) return fresh;
  const { deskFees, extras } = fresh;
  const deskMinor = sumOf(deskFees) + sumOf(extras);
  const { rental, payWay } = price;
  return {
    ...price,
    deskFees,
    extras,
    atDesk: money((payWay === 'desk' ? rental.amountMinor : 0) + deskMinor),
    total: money(rental.amountMinor + deskMinor),
  };
}

export type RentalChangeAmounts = {
  readonly rateDifferenceMinor: number;
  readonly taxDifferenceMinor: number;
  /** What is lost of the rental that is given up. */
  readonly penaltyMinor: number;
  /** To pay now; below zero goes back. The sum of the three. */
  readonly dueMinor: number;
};

/** Only what is paid to us counts; the desk takes its own by the new price. */
export function rentalChangeAmounts(
  sold: SoldRental,
  after: CarPrice,
  isSameTimes: boolean,
  now: Instant,
): RentalChangeAmounts {
  const before = sold.price;
  const paidMinor = before.dueToday.amountMinor;
  const penaltyMinor = isSameTimes ? 0 : cancelAt(sold.terms, paidMinor, now).penaltyMinor;
  const taxesOf = ({ payWay, taxes }: CarPrice) => (payWay === 'now' ? taxes.amountMinor : 0);
  const taxDifferenceMinor = taxesOf(after) - taxesOf(before);
  const rateDifferenceMinor = after.dueToday.amountMinor - paidMinor - taxDifferenceMinor;
  const dueMinor = rateDifferenceMinor + taxDifferenceMinor + penaltyMinor;
  return { rateDifferenceMinor, taxDifferenceMinor, penaltyMinor, dueMinor };
}
