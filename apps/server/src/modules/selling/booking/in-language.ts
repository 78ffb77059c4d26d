import type { Locale } from '@sojourn/contract/primitives.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { SchedulePart } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { Db } from '#db/client.ts';
import type { NamingFor } from '#modules/platform/notify/naming.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { Booking } from './booking.ts';
import type { BookingProducts } from './product.ts';
import { readBooking, readBookings, readBookingsOf } from './store.ts';
import type { BookingRef } from './tenders/store.ts';

export type NamingProducts = {
  readonly [P in keyof BookingProducts]: Pick<BookingProducts[P], 'localize' | 'summary'>;
};

/** What names bookings for their reader. */
export type Naming = { readonly products: NamingProducts };

/** A booking to read, with its places and rooms named in the reader's language. It's never stored. */
export function inLanguage(products: NamingProducts, booking: Booking, locale: Locale): Booking {
  const product = products[booking.product];
  const sale = product.localize(booking, locale);
  const { title, subtitle, place } = product.summary(sale);
  return { ...booking, ...sale, title, subtitle, place };
}

type Named = Pick<Booking, 'title' | 'subtitle'>;
/** What something was called when it was written down, for each reader's language. */
export type NamedInAll = Readonly<Record<Locale, Named>>;

/** Of what may never become a booking: a request, or what's sent to be paid. */
export function nameInAll<P extends Product>(
  products: NamingProducts,
  { product, ...sale }: { readonly product: P } & Pick<Booking, 'request' | 'offer'>,
): NamedInAll {
  const named = (locale: Locale): Named => {
    const { title, subtitle } = products[product].summary(products[product].localize(sale, locale));
    return { title, subtitle };
  };
  return { en: named('en'), fr: named('fr') };
}

type Reader = Owner & { readonly locale: Locale };

/** Those of a tenant, of whichever owners, as their reader calls them; one that's gone is left out. */
export async function namedBookings(
  { db, products }: { readonly db: Db | Tx; readonly products: NamingProducts },
  refs: readonly BookingRef[],
  locale: Locale,
): Promise<ReadonlyMap<BookingId, Booking>> {
  if (refs.length === 0) return new Map();
  const bookings = await readBookingsOf(db, refs);
  return new Map(bookings.map((booking) => [booking.bookingId, inLanguage(products, booking, locale)]));
}

/** What bookings are called by their reader; one that's gone is left out. */
export const titlesFor =
  ({ db, products }: { readonly db: Db; readonly products: NamingProducts }) =>
  async (reader: Reader, ids: readonly BookingId[]): Promise<ReadonlyMap<BookingId, string>> => {
    if (ids.length === 0) return new Map();
    const bookings = await readBookings(db, reader, [...new Set(ids)]);
    return new Map(
      bookings.map((booking) => [booking.bookingId, inLanguage(products, booking, reader.locale).title]),
    );
  };

/** Methods, as in product.ts. */
export type MailedProducts = NamingProducts & {
  readonly [P in keyof BookingProducts]: Pick<BookingProducts[P], 'failedMessage'> & {
    localizePart(booking: Booking, part: SchedulePart): SchedulePart;
  };
};

/** Names for mail, from the bookings as they are when it leaves. */
export const createNaming =
  (deps: { readonly db: Db; readonly products: MailedProducts }): NamingFor =>
  (reader) => {
    const { db, products } = deps;
    const named = async (bookingId: Booking['bookingId']): Promise<Booking | undefined> => {
      const booking = await readBooking(db, { ...reader, bookingId });
      return booking && inLanguage(products, booking, reader.locale);
    };
    return {
      titles: (ids) => titlesFor(deps)(reader, ids),
      parts: async (id, parts) => {
        const booking = await named(id);
        if (!booking) return parts;
        return parts.map((part) => products[booking.product].localizePart(booking, part));
      },
      failed: async (id) => {
        const booking = await named(id);
        return booking && products[booking.product].failedMessage(booking);
      },
    };
  };
