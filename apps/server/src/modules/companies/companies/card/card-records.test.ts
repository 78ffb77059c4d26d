/**
 * What a company's card and its people's own cards pay, beside the gateway's record: charges and refunds are
 * compared, a mismatch becomes a case, and mail names the card that paid without its number.
 */
import type { BookingId, PaymentId } from '@sojourn/domain/ids.ts';
import type { Products } from '@sojourn/products/server-products.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTripActions, MESSAGES, TRIP_SOURCES } from '#main/capabilities.ts';
import { messengerDeps } from '#main/wire-mail.ts';
import { createMessenger } from '#modules/platform/notify/deliver-messages.ts';
import { bookCheckout } from '#modules/selling/booking/book-checkout.ts';
import { checkBookings, noteMoved } from '#modules/selling/booking/reconciliation/check-bookings.ts';
import {
  bookInputOf,
  draftOf,
  type Process,
  type Traveler,
} from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { cancelAsQuoted } from '#modules/selling/booking/testing/stage.ts';
import { saveDraft } from '#modules/selling/checkouts/drafts/save-draft.ts';
import type { Mail } from '#suppliers/mail/port.ts';
import { TEST_TENANTS } from '#testing/server.ts';
import { testTurn } from '#testing/turn.ts';
import { demoNumber } from '../../../../../../vault/src/cards/card-number.ts';
import { saveCard } from '../../../../../../vault/src/cards/save-card.ts';
import { createOffice, type Office, readyStay } from '../../approvals/testing/office.ts';
import { companySubject } from './pay-rule.ts';

const NUMBER = demoNumber('552433', '7702');
const OWN_NUMBER = demoNumber('438857', '4417');
const log = pino({ level: 'silent' });

let office: Office;
let server: Process;
let central: PaymentId;
const mails: Mail[] = [];
beforeAll(async () => {
  office = await createOffice();
  server = office.startProcess('server');
  await office.addTier({});
  central = await saveCard(office.world.vault, {
    subject: companySubject('business', 'biz_1'),
    holder: 'Priya Nair',
    label: 'Northline',
    digits: NUMBER,
    expiryMonth: 12,
    expiryYear: 2029,
    limitMinor: 50_000_000,
    position: 1,
  });
  await sql`insert into company_cards (tenant_id, business_id, payment_id, label, brand, last_four,
      expiry_month, expiry_year, holder, added_at)
    values ('business', 'biz_1', ${central}, 'Northline', 'master', '7702', 12, 2029, 'Priya Nair',
      now())`.execute(office.db);
});
afterAll(() => office?.world.close());

const setWay = (way: string) =>
  sql`insert into company_settings (tenant_id, business_id, payment_way, updated_at)
    values ('business', 'biz_1', ${way}, now())
    on conflict (tenant_id, business_id) do update set payment_way = excluded.payment_way`.execute(office.db);

async function book(traveler: Traveler, paymentId: PaymentId): Promise<BookingId> {
  const { checkoutId } = await readyStay(server, traveler, 60);
  const draft = { ...draftOf(traveler), paymentId };
  const checkout = await saveDraft(server, checkoutId, draft, traveler.actor);
  const input = bookInputOf(checkout);
  const booked = await bookCheckout(server, checkoutId, input, traveler.actor, requestContext());
  if (booked.result !== 'Success') throw new Error(JSON.stringify(booked));
  return booked.bookingId;
}

/** Sends what waits; what was sent of it, as text. */
async function deliver(): Promise<string> {
  mails.length = 0;
  const trips = {
    ...server,
    products: server.products as Products,
    tripActions: createTripActions(server),
    tripSources: TRIP_SOURCES,
    messages: MESSAGES,
  };
  const mail = {
    port: {
      send: async (sent: Mail) => {
        mails.push(sent);
        return { outcome: 'ok', value: null } as const;
      },
    },
    fromAddress: 'no-reply@localhost',
    originOf: () => 'http://business.localhost',
  };
  const deps = messengerDeps({ ...server, log }, { mail, tenants: TEST_TENANTS }, trips);
  if (!deps) throw new Error('no messenger');
  await createMessenger(deps).deliver(testTurn(office.db));
  return JSON.stringify(mails);
}

/** As the job does: what moved, after its rest. */
async function reconcile(stored: { cursor: unknown }): Promise<void> {
  await noteMoved(testTurn(office.db, stored));
  await sql`update booking_checks set next_look_at = now()`.execute(office.db);
  await checkBookings({ ...server, log }, testTurn(office.db));
}
const cases = async (bookingId: string) =>
  (
    await sql<{ what: string; facts: string; isOpen: boolean }>`select facts ->> 'what' as what,
        facts ->> 'facts' as facts, closed_at is null as "isOpen" from cases
      where kind = 'moneyRecordDiffers' and subject_id = ${bookingId}`.execute(office.db)
  ).rows;

const WAYS = [
  ['central', 'company', 'Northline 7702'],
  ['own', 'own', 'Harbor Summit 4417'],
  ['both', 'company', 'Northline 7702'],
  ['both', 'own', 'Harbor Summit 4417'],
] as const;

test.each(WAYS)(
  '%s, paid with the %s card: compared with the gateway, and named in mail as %s',
  async (way, whose, name) => {
    await setWay(way);
    const ana = await office.hire('Ana', null);
    const stored = { cursor: null };
    await noteMoved(testTurn(office.db, stored));
    await sql`delete from booking_checks`.execute(office.db);
    const bookingId = await book(ana, whose === 'company' ? central : ana.cards[0]!);
    const confirmed = await deliver();
    expect(confirmed).toContain(name);
    await reconcile(stored);
    expect(await cases(bookingId)).toEqual([]);
    const { rows: left } = await sql`select from booking_checks where booking_id = ${bookingId}`.execute(
      office.db,
    );
    expect(left).toEqual([]);

    await cancelAsQuoted(server, bookingId, ana);
    const canceled = await deliver();
    expect(canceled).toContain(name);
    for (const mail of [confirmed, canceled])
      for (const number of [NUMBER, OWN_NUMBER]) {
        expect(mail.replace(/[\s-]/g, '')).not.toContain(number);
        expect(mail.replace(/[\s-]/g, '')).not.toContain(number.slice(0, 12));
      }
    await reconcile(stored);
    expect(await cases(bookingId)).toEqual([]);

    // The gateway sent back more than we know of
    await sql`insert into refunds (refund_reference, reference, amount_minor, created_at)
      values (${`stray:${bookingId}`}, ${`${bookingId}:card`}, 100, now())`.execute(office.world.vault.db);
    await sql`insert into booking_checks (tenant_id, customer_id, booking_id, next_look_at)
    values ('business', ${ana.actor.customerId}, ${bookingId}, now()) on conflict do nothing`.execute(
      office.db,
    );
    for (let look = 0; look < 2; look++) await reconcile(stored);
    expect(await cases(bookingId)).toEqual([
      { what: 'refund', facts: expect.stringMatching(/^\d+ against \d+$/), isOpen: true },
    ]);
  },
);

test('a charge to the company’s card that the gateway doesn’t have becomes a case', async () => {
  await setWay('central');
  const ana = await office.hire('Ana', null);
  const stored = { cursor: null };
  await noteMoved(testTurn(office.db, stored));
  const bookingId = await book(ana, central);
  await sql`update authorizations set captured_minor = captured_minor - 100
    where reference = ${`${bookingId}:card`}`.execute(office.world.vault.db);
  for (let look = 0; look < 2; look++) await reconcile(stored);
  expect(await cases(bookingId)).toEqual([
    { what: 'card', facts: expect.stringMatching(/^captured \d+ against \d+$/), isOpen: true },
  ]);
});
