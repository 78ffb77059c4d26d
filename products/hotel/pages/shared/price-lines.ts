/** A price as the lines of a receipt, which add up to its total. */
import type { Money } from '@sojourn/domain/money.ts';
import { formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { StayPrice } from '#hotel/wire/stays.ts';

type PriceLine = {
  readonly kind: 'nights' | 'fourthNight' | 'taxes';
  readonly label: TextRef;
  readonly amount: Money;
};

/** Names one nightly rate only when every night has it; else the average, and says so. */
export function priceLines(price: StayPrice, locale: Locale): PriceLine[] {
  const [first] = price.nights;
  const even = price.nights.every(({ amountMinor }) => amountMinor === first?.amountMinor);
  const { sellRate } = price;
  const perNight = even && first ? { ...sellRate, amountMinor: first.amountMinor } : price.perNightSellRate;
  const amount = { ...sellRate, amountMinor: sellRate.amountMinor * price.roomCount };
  const several = price.roomCount > 1 ? 'roomNights' : 'nights';
  const label = textRef(even ? `booking.line.${several}` : `booking.line.${several}Average`, {
    nights: price.nights.length,
    rooms: price.roomCount,
    rate: formatMoney(perNight, locale),
  });
  const lines: PriceLine[] = [{ kind: 'nights', label, amount }];
  if (price.complimentaryNight.amountMinor !== 0) {
    lines.push({
      kind: 'fourthNight',
      label: textRef('booking.line.fourthNight'),
      amount: price.complimentaryNight,
    });
  }
  lines.push({ kind: 'taxes', label: textRef('booking.line.taxes'), amount: price.taxesAndFees });
  return lines;
}
