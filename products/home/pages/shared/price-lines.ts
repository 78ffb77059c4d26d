/** A home's price as the lines of a receipt. Each amount is the server's: nothing is added up here. */
import type { Money } from '@sojourn/domain/money.ts';
import { formatMoney, formatPercent, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { WireHomePrice } from '#home/wire/homes.ts';

type HomePriceLine = {
  /** Its own among the lines. */
  readonly key: string;
  readonly label: TextRef;
  readonly amount: Money;
};

const isEven = ({ nights }: WireHomePrice): boolean =>
  nights.every(({ amountMinor }) => amountMinor === nights[0]?.amountMinor);

/** In the order in which they're charged; a line of nothing is left out. */
export function priceLines(price: WireHomePrice, locale: Locale): HomePriceLine[] {
  const nights = price.nights.length;
  const rate = formatMoney(price.nightly, locale);
  const share = formatPercent(price.discountBps, locale);
  const lines: HomePriceLine[] = [
    {
      key: 'nights',
      label: textRef(isEven(price) ? 'booking.line.nights' : 'booking.line.nightsAverage', { nights, rate }),
      amount: price.nightsTotal,
    },
    { key: 'extraGuests', label: textRef('homePrice.extraGuests'), amount: price.extraGuests },
    { key: 'discount', label: textRef('homePrice.discount', { nights, share }), amount: price.discount },
    ...price.fees.map(({ kind, amount }) => ({
      key: `fee.${kind}`,
      label: textRef(`homePrice.fee.${kind}`),
      amount,
    })),
    { key: 'service', label: textRef('homePrice.service'), amount: price.service },
    { key: 'taxes', label: textRef('homePrice.taxes'), amount: price.taxes },
  ];
  return lines.filter(({ key, amount }) => key === 'nights' || amount.amountMinor !== 0);
}
