/**
 * Prices a stay: nights, the complimentary fourth night (A §9: Premier and Lifestyle stays of at least four
 * nights), taxes on what is left. Every part is an integer and the parts sum to the total.
 */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { basisPointsOf, type Currency, money } from '@sojourn/domain/money.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import type { Collection, StayPrice } from './stay.ts';

export const COMPLIMENTARY_NIGHT_MIN_NIGHTS = 4;

const earnsComplimentaryNight = (collection: Collection, nights: number): boolean =>
  collection !== 'NoCollection' && nights >= COMPLIMENTARY_NIGHT_MIN_NIGHTS;

/** `nightlyMinor`: one room's rate for each night, before taxes, in `currency`'s minor unit. */
export function priceStay(stay: {
  readonly nights: readonly { readonly date: CalendarDate; readonly amountMinor: number }[];
  readonly roomCount: number;
  readonly collection: Collection;
  readonly taxBps: number;
  readonly currency?: Currency;
}): StayPrice {
  const { nights, roomCount, taxBps, currency = 'USD' } = stay;
  if (nights.length === 0 || roomCount < 1)
    throw new RangeError('a stay has at least one night and one room');
  const perRoom = nights.reduce((sum, night) => sum + night.amountMinor, 0);
  const nightsTotal = perRoom * roomCount;
  const free = earnsComplimentaryNight(stay.collection, nights.length)
    ? itemAt(nights, 3).amountMinor * roomCount
    : 0;
  const taxes = basisPointsOf(nightsTotal - free, taxBps);
  const perNight = (amountMinor: number) =>
    money(Math.round(amountMinor / (nights.length * roomCount)), currency);
  return {
    nights,
    roomCount,
    nightsTotal: money(nightsTotal, currency),
    complimentaryNight: money(free === 0 ? 0 : -free, currency),
    taxesAndFees: money(taxes, currency),
    total: money(nightsTotal - free + taxes, currency),
    nightlyAverage: perNight(nightsTotal - free),
    nightlyBefore: perNight(nightsTotal),
  };
}
