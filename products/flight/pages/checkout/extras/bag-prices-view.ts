/** What bags cost while they are chosen: each by itself, the next one, and all together. Pure. */
import { money } from '@sojourn/domain/money.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { FlightExtras, FlightSummary } from '#flight/wire/flights.ts';

type Slice = Pick<FlightSummary['slices'][number], 'bagPrices' | 'restrictions'>;

/** Cents of each bag beyond those included, as many as are known; none where none can be bought. */
export const bagMinors = ({ bagPrices, restrictions }: Slice): number[] =>
  (bagPrices ?? [restrictions.detailBaggageInfo.charges.firstPiece ?? []].flat()).map(
    ({ amountMinor }) => amountMinor,
  );

/** "First $70, second $90, third $210", as far as they are known. */
export const bagPriceList = (slice: Slice, locale: Locale): TextRef[] =>
  bagMinors(slice).map((minor, index) =>
    textRef('checkout.bags.nth', { number: index + 1, price: formatMoney(money(minor), locale) }),
  );

/** What one more costs somebody with so many; undefined at the last one, or where it is not known. */
export function nextBag(slice: Slice, pieces: number, locale: Locale): TextRef | undefined {
  const minor = bagMinors(slice)[pieces];
  const id = pieces === 0 ? 'checkout.bags.one' : 'checkout.bags.next';
  return minor === undefined ? undefined : textRef(id, { price: formatMoney(money(minor), locale) });
}

type BagSum = { readonly count: number; readonly minor: number };

/** All chosen bags; undefined while the price of one is unknown: the quote will contain it. */
export function bagSum(slices: readonly Slice[], bags: FlightExtras['bags']): BagSum | undefined {
  const minors = bags.flatMap(({ slice, pieces }) => {
    const known = bagMinors(itemAt(slices, slice));
    return Array.from({ length: pieces }, (_, index) => known[index]);
  });
  if (minors.includes(undefined)) return undefined;
  return { count: minors.length, minor: minors.reduce<number>((sum, minor) => sum + (minor ?? 0), 0) };
}
