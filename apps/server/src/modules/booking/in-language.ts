import type { Locale } from '@sojourn/contract/primitives.ts';
import type { Booking } from './booking.ts';
import type { BookingProducts } from './product.ts';

type NamingProducts = {
  readonly [P in keyof BookingProducts]: Pick<BookingProducts[P], 'localize' | 'summary'>;
};

/** A booking to read, with its places and rooms named in the reader's language. It's never stored. */
export function inLanguage(products: NamingProducts, booking: Booking, locale: Locale): Booking {
  const product = products[booking.product];
  const sale = product.localize(booking, locale);
  const { title, subtitle, place } = product.summary(sale);
  return { ...booking, ...sale, title, subtitle, place };
}
