/**
 * What the law has a seller store: who bought what, when, and what was paid. Of each paid booking, for ten
 * years from the end of its year, in one sealed text that nothing of the product reads.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Effects } from '#context.ts';
import type { Sealer } from '#seal.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { insertRecord, readCustomer, readRows } from './store.ts';

/** The longest of the countries that we sell in. */
const BOOK_YEARS = 10;

export const recordRow = ({ tenantId, customerId }: Owner, recordId: string): string =>
  `kept ${tenantId}/${customerId}/${recordId}`;

const endOfDuty = (createdAt: string): Instant =>
  `${Number(createdAt.slice(0, 4)) + BOOK_YEARS + 1}-01-01T00:00:00.000Z` as Instant;

export async function keepForBooks(
  tx: Tx,
  { sealer }: Pick<Effects, 'clock'> & { readonly sealer: Sealer },
  owner: Owner,
): Promise<void> {
  const buyer = await readCustomer(tx, owner);
  const tenders = await readRows(tx, 'tenders', owner);
  const refunds = await readRows(tx, 'refunds', owner);
  const paid = (await readRows(tx, 'bookings', owner)).filter(({ state }) => state !== 'Failed');
  for (const booking of paid) {
    const recordId = String(booking.booking_id);
    const ofBooking = (row: { readonly booking_id?: unknown }) => row.booking_id === booking.booking_id;
    const records = {
      buyer,
      code: booking.confirmation_code,
      product: booking.product,
      title: booking.title,
      bookedAt: booking.booked_at,
      startsOn: booking.starts_on,
      endsOn: booking.ends_on,
      totalMinor: booking.total_minor,
      taxesMinor: booking.taxes_minor,
      currency: booking.currency,
      guests: booking.guests,
      contact: booking.contact,
      tenders: tenders.filter(ofBooking),
      refunds: refunds.filter(ofBooking),
    };
    const sealed = sealer.seal(recordRow(owner, recordId), JSON.stringify(records));
    const keepUntil = endOfDuty(String(booking.created_at));
    await insertRecord(tx, owner, { recordId, law: 'books', keepUntil, sealed });
  }
}
