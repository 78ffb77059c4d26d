import type { SchedulePart } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { Db } from '#db/client.ts';
import type { NamingFor } from '../notify/naming.ts';
import type { Booking } from './booking.ts';
import { inLanguage, type NamingProducts, titlesFor } from './in-language.ts';
import type { BookingProducts } from './product.ts';
import { readBooking } from './store.ts';

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
