/** Says what bookings emit, where the server that booked them didn't know. */
import type { Db } from '#db/client.ts';
import type { Sale } from '../../checkouts/sale.ts';
import type { BookingRef } from '../tenders/store.ts';
import { readWithoutCarbon, writeCarbon } from './store.ts';

/** Kilograms of CO2 equivalent; null where it's unknown. */
export type CarbonOf = (sale: Sale) => number | null;

/** How many were filled in; the others stay unknown. */
export async function fillCarbon(db: Db, refs: readonly BookingRef[], carbonOf: CarbonOf): Promise<number> {
  let filled = 0;
  for (const booking of await readWithoutCarbon(db, refs)) {
    const kg = carbonOf(booking);
    if (kg !== null && (await writeCarbon(db, booking, kg))) filled++;
  }
  return filled;
}
