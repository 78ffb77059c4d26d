/** A confirmed stay in the database, as much of it as offers and lists read. */
import { randomBytes } from 'node:crypto';
import { type BookingId, newId } from '@sojourn/domain/ids.ts';
import type { Collection } from '@sojourn/products/hotel/rules/stay.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner } from '#workflow/saga.ts';

export async function insertStay(
  db: Db,
  owner: Owner,
  stay: {
    readonly totalMinor: number;
    readonly collection?: Collection;
    readonly bookedAt: string;
    /** Absent: April 19, 2027. */
    readonly endsAt?: string;
  },
): Promise<BookingId> {
  const bookingId = newId('bkg', new Uint8Array(randomBytes(16)));
  const dates = { checkIn: '2027-04-15', checkOut: '2027-04-19' };
  const times = { checkInFrom: '15:00', checkOutUntil: '11:00', zone: 'Europe/Lisbon' };
  const place = { roomName: 'King', city: 'Lisbon', cityPlaceId: 'city:lisbon-pt' };
  const collection = stay.collection ?? 'NoCollection';
  const offer = {
    cancellation: { type: 'NonRefundable', zone: 'UTC', steps: [] },
    stay: {
      stayId: 'sty_lisbon-pt-0',
      roomId: 'rom_0',
      name: 'The Ardmore',
      collection,
      ...dates,
      ...times,
      ...place,
    },
  };
  const request = { rooms: [{ adults: 2 }] };
  const code = `H-${randomBytes(3).toString('hex').toUpperCase()}`;
  await sql`insert into bookings (tenant_id, customer_id, booking_id, state, checkout_id, quote_id, subject,
      supplier_id, confirmation_code, supplier_locator, request, offer, guests, contact, accepted_minor,
      total_minor, taxes_minor, currency, terms_version, starts_at, ends_at, created_at, booked_at, title)
    values (${owner.tenantId}, ${owner.customerId}, ${bookingId}, 'Confirmed', 'chk_1', 'quo_1', 'maya',
      'inn', ${code}, 'INN-1', ${JSON.stringify(request)}::jsonb, ${JSON.stringify(offer)}::jsonb, '[]',
      '{}', ${stay.totalMinor}, ${stay.totalMinor}, 0, 'USD', '1', '2027-04-15',
      ${stay.endsAt ?? '2027-04-19'}, ${stay.bookedAt}, ${stay.bookedAt}, ${offer.stay.name})`.execute(db);
  return bookingId;
}

export const setStayCanceled = (db: Db, bookingId: BookingId) =>
  sql`update bookings set state = 'Canceled' where booking_id = ${bookingId}`.execute(db);
