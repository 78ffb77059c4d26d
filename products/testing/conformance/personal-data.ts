/**
 * What's known of travelers: nothing but names and how to reach them is stored unencrypted with a booking,
 * what older servers stored is readable, and all of it is forgotten a month later where nobody needs it.
 */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId, CheckoutId } from '@sojourn/domain/ids.ts';
import {
  FAILED_RETENTION_DAYS,
  forgetFailed,
} from '@sojourn/server/modules/selling/booking/failed/forget-failed.ts';
import { mustBook } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { resealBookings } from '@sojourn/server/modules/selling/booking/travelers/reseal-bookings.ts';
import {
  DRAFT_RETENTION_DAYS,
  forgetDrafts,
} from '@sojourn/server/modules/selling/checkouts/forgotten/forget-drafts.ts';
import { testTurn } from '@sojourn/server/testing/turn.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Booked, Ready, SuiteStage } from './product-under-test.ts';
import { bookedAs, payReady } from './suite-stage.ts';

const DAY = 86_400;
const CONTACT = { email: 'ottilie@example.com', phone: '+1 617 555 0188' };

/** Fields of every draft that a forgotten one keeps, and why. */
const UNFORGOTTEN_FIELDS: Readonly<Record<string, string>> = {
  offerId: "the customer's own offer, by an id of ours",
  credits: "the customer's own credits, by ids of ours",
  miles: "the customer's own rewards accounts, by the bank's references",
  paymentId: "the customer's own card, by an id of the vault",
};

export function describePersonalData(stage: SuiteStage): void {
  const { of } = stage;
  const { personal } = of;
  const words = [...personal.names, ...personal.sealed];

  const readyWith = async (): Promise<Ready> => {
    const traveler = await stage.world().newTraveler();
    const checkout = await of.ready(stage.server(), traveler, { ...CONTACT, ...personal.draft });
    return { traveler, checkout };
  };
  const bookedWith = async (): Promise<Booked> => {
    const ready = await readyWith();
    const bookingId = await mustBook(stage.server(), ready.checkout, ready.traveler);
    await stage.world().resume(stage.server());
    return bookedAs(ready, { bookingId });
  };
  const bookingRow = (bookingId: BookingId) => rowAs(stage, 'bookings', 'booking_id', bookingId);
  const sealedRow = (bookingId: BookingId) => rowAs(stage, 'sealed_travelers', 'booking_id', bookingId);
  const checkoutRow = (checkoutId: CheckoutId) => rowAs(stage, 'checkouts', 'checkout_id', checkoutId);

  test('each field of a draft is sealed, forgotten, or kept for a reason', () => {
    const { fields, sealedField, forgotten } = stage.server().products[of.product].draft;
    const covered = [
      ...Object.keys(forgotten),
      ...Object.keys(UNFORGOTTEN_FIELDS),
      ...(sealedField ? [sealedField] : []),
    ];
    expect([...covered].sort()).toEqual([...fields].sort());
  });

  test('nothing but names and contact details is stored unencrypted with a booking', async () => {
    const { bookingId } = await bookedWith();
    const row = await bookingRow(bookingId);
    for (const word of [...personal.names, ...Object.values(CONTACT)]) expect(row).toContain(word);
    for (const word of personal.sealed) expect(row).not.toContain(word);
    expect(await sealedRow(bookingId)).not.toBe('');
    for (const word of words) expect(await sealedRow(bookingId)).not.toContain(word);
  });

  test('a booking of an older server shows the same, before and after its travelers are moved', async () => {
    const booked = await bookedWith();
    const shown = await stage.tripOf(booked);
    for (const word of personal.shown) expect(JSON.stringify(shown)).toContain(word);
    await writeAsFormerly(stage, booked.bookingId);
    expect(await sealedRow(booked.bookingId)).toBe('');
    const formerly = await stage.tripOf(booked);
    const lacks = personal.former?.lacks ?? [];
    if (lacks.length === 0) expect(formerly).toEqual(shown);
    for (const word of personal.shown)
      expect(JSON.stringify(formerly).includes(word)).toBe(!lacks.includes(word));
    const { db, sealer } = stage.server();
    expect((await resealBookings(testTurn(db), sealer)).isDone).not.toBe(false);
    expect(await sealedRow(booked.bookingId)).not.toBe('');
    for (const word of personal.sealed) expect(await bookingRow(booked.bookingId)).not.toContain(word);
    expect(await stage.tripOf(booked)).toEqual(formerly);
    expect((await resealBookings(testTurn(db), sealer)).rows).toBe(0);
  });

  test('a new server ends what an older one began', async () => {
    const ready = await readyWith();
    const { faults } = stage.supplier();
    faults.next('confirm', ['cutBefore'], true);
    faults.next('lookUp', ['cutBefore'], true);
    const answer = await payReady(stage.server(), ready);
    if (answer.result !== 'Pending') throw new Error(answer.result);
    await writeAsFormerly(stage, answer.bookingId);
    // While it's being paid, an older server may go on with it
    await resealBookings(testTurn(stage.server().db), stage.server().sealer);
    const row = await bookingRow(answer.bookingId);
    const lacks = personal.former?.lacks ?? [];
    const kept = personal.sealed.filter((word) => !lacks.includes(word));
    if (personal.former) for (const word of kept) expect(row).toContain(word);
    faults.clear();
    await stage.world().resume(stage.server());
    const trip = await stage.tripOf(bookedAs(ready, answer));
    expect(trip.status).toBe('Confirmed');
    for (const word of personal.shown.filter((each) => !lacks.includes(each)))
      expect(JSON.stringify(trip)).toContain(word);
  });

  test.each([false, true])(
    'a failed booking names nobody a month later; from an older server: %s',
    async (isFormer) => {
      const ready = await readyWith();
      stage.supplier().refuse('confirm', of.soldOut);
      expect(await payReady(stage.server(), ready)).toMatchObject({ result: 'Failed' });
      stage.reset();
      const { db, clock } = stage.server();
      const { rows } = await sql<{ bookingId: BookingId }>`select booking_id as "bookingId" from bookings
        where checkout_id = ${ready.checkout.checkoutId}`.execute(db);
      const bookingId = rows[0]?.bookingId;
      if (!bookingId) throw new Error('no attempt');
      if (isFormer) await writeAsFormerly(stage, bookingId);
      const end = plusSeconds(clock.now(), FAILED_RETENTION_DAYS * DAY);
      await forgetFailed(db, end);
      for (const word of personal.names) expect(await bookingRow(bookingId)).toContain(word);
      await forgetFailed(db, plusSeconds(end, 1));
      expect(await sealedRow(bookingId)).toBe('');
      for (const word of [...words, ...Object.values(CONTACT)])
        expect(await bookingRow(bookingId)).not.toContain(word);
      // Forgotten by an older server, which knows only `bookings`
      await sql`insert into sealed_travelers (tenant_id, customer_id, booking_id, sealed)
        select tenant_id, customer_id, booking_id, 'left over' from bookings
        where booking_id = ${bookingId}`.execute(db);
      await resealBookings(testTurn(db), stage.server().sealer);
      expect(await sealedRow(bookingId)).toBe('');
    },
  );

  test('a checkout names nobody a month later, and can be filled in anew', async () => {
    const ready = await readyWith();
    const { checkoutId, quote } = ready.checkout;
    const { db, products } = stage.server();
    const end = plusSeconds(quote.expiresAt, DRAFT_RETENTION_DAYS * DAY);
    await forgetDrafts(db, products, end);
    expect(await stage.checkoutOf(ready)).toEqual(ready.checkout);
    await forgetDrafts(db, products, plusSeconds(end, 1));
    for (const word of [...words, ...Object.values(CONTACT)])
      expect(await checkoutRow(checkoutId)).not.toContain(word);
    expect(await stage.checkoutOf(ready)).toMatchObject({ state: 'open', draft: { termsAccepted: false } });
  });
}

/** A row as text; empty when there is none. */
async function rowAs(stage: SuiteStage, table: string, key: string, id: string): Promise<string> {
  const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(table)} t
    where ${sql.ref(key)} = ${id}`.execute(stage.server().db);
  return rows[0]?.row ?? '';
}

/** Turns a booking into what servers before `sealed_travelers` wrote. */
async function writeAsFormerly({ of, server }: SuiteStage, bookingId: BookingId): Promise<void> {
  const { db } = server();
  const { former } = of.personal;
  await sql`delete from sealed_travelers where booking_id = ${bookingId}`.execute(db);
  if (!former) return;
  const contact = JSON.stringify({ ...CONTACT, ...former.contact });
  await sql`update bookings set travelers = null, contact = ${contact}::jsonb
    where booking_id = ${bookingId}`.execute(db);
  await sql`update sagas set kind = ${former.sagaKind} where saga_id = ${bookingId}`.execute(db);
}
