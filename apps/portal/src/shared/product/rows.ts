/** The rows of the wire, by product. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { TripCard, TripDetail } from '@sojourn/contract/trips.ts';
import type { Product, WireProduct } from '@sojourn/products/product-list.ts';

/** As checkouts and trips spell the product. */
export type WireKind = TripCard['kind'];

export type CardOf<P extends Product> = Extract<TripCard, { kind: WireProduct<P> }>;
export type DetailOf<P extends Product> = Extract<TripDetail, { kind: WireProduct<P> }>;
export type CheckoutOf<P extends Product> = Extract<Checkout, { kind: WireProduct<P> }>;
