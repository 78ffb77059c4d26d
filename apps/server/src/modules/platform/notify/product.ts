/** What mail needs from a product (methods, as in modules/selling/checkouts/product.ts). */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { PRODUCTS, type Product } from '@sojourn/products/product-list.ts';
import type { Language, Letter, MailContext } from './letter.ts';

/**
 * A message of a product's own: `hotelFailed`, `flightTicketed`. `facts`: what it says, where there will be
 * no trip to read it from.
 */
export type ProductMessage = {
  readonly kind: `${Product}${Capitalize<string>}`;
  readonly bookingId: BookingId;
  readonly facts?: object;
  /** Of what may happen to a booking several times: the change's id. */
  readonly key?: string;
};
/** Whose message it is, by its name. */
export function productOfMessage(kind: ProductMessage['kind']): Product {
  const product = PRODUCTS.find((each) => kind.startsWith(each));
  if (!product) throw new Error(`${kind} is no product's message`);
  return product;
}

/** What happened to a trip of any product. */
export type TripMessage =
  /** The morning before it begins. */
  | { readonly kind: 'tripReminder'; readonly bookingId: BookingId }
  | {
      readonly kind: 'bookingConfirmed' | 'bookingCanceled';
      readonly bookingId: BookingId;
      /** Of a confirmation that's sent again; left out for the first. */
      readonly copy?: string;
    }
  /** `key`: the change's id; a booking may change several times. */
  | {
      /** `bookingReduced`: some of its travelers or rooms were canceled. */
      readonly kind: 'bookingChanged' | 'bookingReduced';
      readonly bookingId: BookingId;
      readonly key: string;
    };
/** `createdAt` stamps the calendar file. */
export type Happened<M> = { readonly told: M; readonly createdAt: Instant };

export type NotifyProduct<T extends TripDetail = TripDetail> = {
  readonly kind: Product;
  /** The product's own messages that are about a trip; its others bring their facts. */
  readonly tripMessages: readonly ProductMessage['kind'][];
  tripLetter(
    message: Happened<TripMessage | ProductMessage>,
    trip: T,
    context: MailContext,
    language: Language,
  ): Letter;
  /** Of a message that brings its facts. */
  factsLetter(message: Happened<ProductMessage>, context: MailContext, language: Language): Letter;
};
export type NotifyProducts = { readonly [P in Product]: NotifyProduct };
