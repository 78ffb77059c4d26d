/** A frozen price in the shape of the contract. */
import type { FrozenPrice } from '@sojourn/contract/price-freezes.ts';
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import {
  type FreezeValue,
  freezeCapMinor,
  freezeValue,
  voucherState,
} from '@sojourn/domain/protections/freeze.ts';
import { WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import type { Bought, FreezeRow } from './freeze-row.ts';
import type { FreezeProducts } from './product.ts';
import type { FreezeReading } from './store.ts';

type Trip = Pick<
  FrozenPrice,
  'freezeId' | 'kind' | 'title' | 'detail' | 'art' | 'startsOn' | 'endsOn' | 'covered' | 'frozen' | 'termsId'
>;

/** What was frozen, in its reader's language. */
export function shownTrip(
  { products }: { readonly products: FreezeProducts },
  row: Pick<
    FreezeRow,
    'freezeId' | 'product' | 'request' | 'offer' | 'covered' | 'frozenMinor' | 'currency' | 'termsId'
  >,
  locale: Locale,
): Trip {
  const product = products[row.product];
  const freezing = assertPresent(product.can.freeze, 'how its prices are frozen');
  const localized = product.localize(row, locale);
  const sale = { ...localized, request: { ...localized.request, locale } };
  return {
    freezeId: row.freezeId,
    kind: WIRE_PRODUCTS[row.product] as Trip['kind'],
    ...freezing.shown(sale),
    title: product.summary(sale).title,
    covered: row.covered,
    frozen: money(row.frozenMinor, row.currency),
    termsId: row.termsId,
  };
}

type Shown = {
  readonly readings: readonly FreezeReading[];
  readonly refundedMinor: number;
  readonly locale: Locale;
  readonly now: Instant;
};
/** `bought`: with the price as it is now. */
export function viewFreeze(
  deps: { readonly products: FreezeProducts },
  bought: Bought,
  { readings, refundedMinor, locale, now }: Shown,
): FrozenPrice {
  const { currency, latestMinor } = bought;
  const state = assertPresent(voucherState(bought, now), 'the state of a freeze that was paid');
  const canBook = state === 'Valid' && latestMinor !== null;
  const decided = canBook ? freezeValue(bought, latestMinor, now) : null;
  const value = decided && 'value' in decided ? decided.value : null;
  const isUsed = state === 'Exercised' || state === 'Exchanged';
  return {
    ...shownTrip(deps, bought, locale),
    cap: money(freezeCapMinor(bought.termsId)),
    state,
    isHeld: bought.state === 'held',
    days: bought.days,
    fee: money(bought.feeMinor, currency),
    boughtAt: bought.boughtAt,
    endsAt: bought.endsAt,
    now: latestMinor === null ? null : money(latestMinor, currency),
    readAt: bought.latestAt,
    leftToPay: value && money(value.payMinor, currency),
    credits: value ? creditsOf(deps, bought, value) : [],
    isCapped: value?.isCapped ?? false,
    readings: readings.map(({ readAt, priceMinor }) => ({
      readAt,
      price: priceMinor === null ? null : money(priceMinor, currency),
    })),
    bookingId: isUsed ? bought.bookingId : null,
    refunded: refundedMinor > 0 ? money(refundedMinor, currency) : null,
    endedAt: bought.endedAt,
    input: bought.input,
    search: assertPresent(deps.products[bought.product].can.freeze, 'how its prices are frozen').search(
      bought,
    ),
  };
}

/** Of a stay also both together (B §3). */
function creditsOf(
  { products }: { readonly products: FreezeProducts },
  { product, currency }: Bought,
  { depositMinor, coverMinor }: FreezeValue,
): FrozenPrice['credits'] {
  const freezing = assertPresent(products[product].can.freeze, 'how its prices are frozen');
  const { fee, cover, both } = freezing.credits;
  return [
    { type: fee, amount: money(depositMinor, currency) },
    ...(coverMinor > 0 ? [{ type: cover, amount: money(coverMinor, currency) }] : []),
    ...(both ? [{ type: both, amount: money(depositMinor + coverMinor, currency) }] : []),
  ];
}
