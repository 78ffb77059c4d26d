/** Says what lists say of bookings that an older server wrote, while servers are replaced. */
import type { Db } from '#db/client.ts';
import type { BookingProducts } from '../product.ts';
import { readWithoutSummary, writeSummary } from './store.ts';

export const FILL_BATCH = 200;

/** How many were filled in; none once all are. */
export async function fillSummaries(db: Db, products: BookingProducts): Promise<number> {
  const bookings = await readWithoutSummary(db, FILL_BATCH);
  for (const booking of bookings) await writeSummary(db, booking, products[booking.product].summary(booking));
  return bookings.length;
}
