/**
 * Texts that every product words for itself, under its own name: `hotel.checkout.title`, in the areas
 * `<product>-checkout` and `<product>-trips`. The compiler lists what a new product has not worded yet.
 */
import { type Product, productFromWire } from '@sojourn/products/product-list.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { type TextValues, useText } from '@sojourn/web/text/use-text.tsx';
import type { WireKind } from './rows.ts';

type CheckoutTextId =
  | 'checkout.title'
  | 'checkout.field.phoneHint'
  | 'checkout.pay.checkingPrice'
  | 'checkout.pay.when'
  | 'checkout.pay.whenCovered'
  | 'checkout.rise.text'
  | 'checkout.rise.alternatives'
  | 'checkout.over.text'
  | 'checkout.checking.title'
  | 'checkout.working.title'
  | 'checkout.working.text'
  | 'checkout.unsure.text'
  | 'checkout.refusal.SuppliersUnavailable.title';
type TripTextId =
  | 'trip.pending.text'
  | 'trip.pending.case'
  | 'trip.canceling.text'
  | 'trip.canceling.case'
  | 'trip.canceled.untimed'
  | 'trip.canceled.none'
  | 'trip.booked.title'
  | 'trip.booked.text'
  | 'trip.payment.title'
  | `trip.earning.${'Pending' | 'Posted' | 'TakenBack'}`
  | `trip.unconfirmed.${'title' | 'text' | 'action'}`;
type ProductTextId = CheckoutTextId | TripTextId;

export function productText(kind: WireKind, id: ProductTextId): MessageId {
  const product: Product = productFromWire(kind);
  return `${product}.${id}`;
}

export function useProductText(kind: WireKind): (id: ProductTextId, values?: TextValues) => string {
  const t = useText();
  return (id, values) => t(productText(kind, id), values);
}
