/** A trip's price as lines that add up to its total. Pure. */
import { type Money, money } from '@sojourn/domain/money.ts';
import { formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { FlightPrice } from '#flight/wire/flights.ts';

type FlightPriceLine = { readonly key: string; readonly label: TextRef; readonly amount: Money };

const printed = (amountMinor: number, locale: Locale): string => formatMoney(money(amountMinor), locale);

/** For a summary: fares by type of traveler, taxes and fees, then what is added to them. */
export function summaryLines(price: FlightPrice, locale: Locale): FlightPriceLine[] {
  const several = price.travelers.length > 1;
  const bases = price.travelers.map(({ type, count, each, all }) => ({
    key: `base-${type}`,
    label: textRef(several ? `flightTrip.line.base.${type}` : 'flightTrip.line.base', {
      count,
      each: printed(each.base, locale),
    }),
    amount: money(all.base),
  }));
  const [only] = price.travelers;
  const taxesMinor = price.fares.tax + price.fares.fee;
  const taxes = {
    key: 'taxes',
    label:
      several || !only
        ? textRef('flightTrip.line.taxesAll')
        : textRef('flightTrip.line.taxes', {
            count: only.count,
            each: printed(only.each.tax + only.each.fee, locale),
          }),
    amount: money(taxesMinor),
  };
  const extras = [
    { key: 'seats', label: textRef('flightTrip.line.seats'), amount: money(price.seatsMinor) },
    { key: 'bags', label: textRef('flightTrip.line.bags'), amount: money(price.bagsMinor) },
  ].filter(({ amount }) => amount.amountMinor !== 0);
  return [...bases, taxes, ...extras];
}

type TravelerPrice = {
  readonly type: FlightPrice['travelers'][number]['type'];
  readonly title: TextRef;
  /** Base fare, taxes, fee (when there is one) of all of the type. */
  readonly lines: readonly FlightPriceLine[];
  readonly each: Money;
  readonly all: Money;
};

/** Every part of the price for each type of traveler (B §3 pricing). */
export const travelerPrices = (price: FlightPrice): TravelerPrice[] =>
  price.travelers.map(({ type, count, each, all }) => ({
    type,
    title: textRef(`flightTrip.count.${type}`, { count }),
    lines: [
      { key: 'base', label: textRef('flightTrip.part.base'), amount: money(all.base) },
      { key: 'tax', label: textRef('flightTrip.part.tax'), amount: money(all.tax) },
      ...(all.fee === 0
        ? []
        : [{ key: 'fee', label: textRef('flightTrip.part.fee'), amount: money(all.fee) }]),
    ],
    each: money(each.grandTotal),
    all: money(all.grandTotal),
  }));
