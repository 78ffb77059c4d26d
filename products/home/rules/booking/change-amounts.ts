/**
 * What changing a booked home costs. What the stay gives up is lost as far as canceling now would lose it: a
 * shorter stay has its difference back in the share that canceling gives back.
 */
import { type CancelTerms, cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { HomePrice } from '../home-price.ts';

type BookedHome = { readonly price: HomePrice; readonly terms: CancelTerms };

/** `sharedMinor`: what the nights that both stays have cost by themselves, 0 without any. */
export function homeChangeAmounts(
  { price: before, terms }: BookedHome,
  after: HomePrice,
  sharedMinor: number,
  now: Instant,
) {
  const penaltyNow = cancelAt(terms, before.totalMinor, now).penaltyMinor;
  const givenUpMinor = Math.max(0, before.totalMinor - sharedMinor);
  const penaltyMinor = Math.round((givenUpMinor * penaltyNow) / before.totalMinor);
  const taxDifferenceMinor = after.taxMinor - before.taxMinor;
  const rateDifferenceMinor = after.totalMinor - before.totalMinor - taxDifferenceMinor;
  const dueMinor = rateDifferenceMinor + taxDifferenceMinor + penaltyMinor;
  return { rateDifferenceMinor, taxDifferenceMinor, penaltyMinor, dueMinor };
}
