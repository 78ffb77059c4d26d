/** A car's totals as the search needs them: the same arithmetic as `priceRental`, without its parts. */
import { basisPointsOf } from '@sojourn/domain/money.ts';
import { deskMarkupOf, rentalTotalOf } from '@sojourn/products/car/rules/car-price.ts';
import { rateTotal } from '@sojourn/products/car/rules/rental-days.ts';
import { COMPANIES } from '../companies.ts';
import type { DeskQuestion } from '../desk-questions.ts';
import { type CarWorld, PAY_BITS } from '../world.ts';
import { ratesOf } from './rates.ts';

/** US cents. `deskFeesMinor` is in both totals. */
type CarTotals = {
  readonly rateMinor: number;
  readonly nowMinor: number | null;
  readonly deskMinor: number | null;
};

/** The desk costs more only where one can pay now as well. */
export const markupOf = (world: CarWorld, row: number, rateMinor: number): number =>
  world.pay[row] === (PAY_BITS.now | PAY_BITS.desk)
    ? deskMarkupOf(rateMinor, COMPANIES[world.desks[world.desk[row]!]!.company]!.deskMarkup)
    : 0;

export function totalsOf(
  world: CarWorld,
  row: number,
  question: Pick<DeskQuestion, 'rental' | 'weekend' | 'oneWayMinor'>,
  soldShare: number,
  deskFeesMinor: number,
  perCent = 0,
): CarTotals {
  const { rental, weekend, oneWayMinor } = question;
  const { airportFeeBps, taxBps } = world.places[world.desks[world.desk[row]!]!.place]!;
  const rateMinor = rateTotal(rental.days, ratesOf(world, row, rental, soldShare, perCent), weekend);
  const total = (rate: number): number =>
    rentalTotalOf(rate, basisPointsOf(rate, airportFeeBps) + oneWayMinor, taxBps) + deskFeesMinor;
  const pay = world.pay[row]!;
  return {
    rateMinor,
    nowMinor: pay & PAY_BITS.now ? total(rateMinor) : null,
    deskMinor: pay & PAY_BITS.desk ? total(rateMinor + markupOf(world, row, rateMinor)) : null,
  };
}

/** What a list shows: paying now where possible, unless only paying at the desk is wanted. */
export const shownTotal = ({ nowMinor, deskMinor }: CarTotals, isDeskOnly: boolean): number =>
  (isDeskOnly ? (deskMinor ?? nowMinor) : (nowMinor ?? deskMinor)) ?? 0;
