/** What a traveler sees of it, in both languages: the contract's shapes, and texts with nothing left out. */
import { checkout as checkoutShape } from '@sojourn/contract/checkouts.ts';
import { tripCard, tripDetail } from '@sojourn/contract/trips.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MESSAGES } from '#main/capabilities.ts';
import { readBooking } from '../../../modules/booking/store.ts';
import { CANCELLATION_CASES } from '../../../modules/cancellation/case-types.ts';
import { openCase } from '../../../modules/cases/open-case.ts';
import { closeCases } from '../../../modules/cases/store.ts';
import type { MailContext } from '../../../modules/notify/letter.ts';
import { type MessageContent, messageIdOf } from '../../../modules/notify/messages.ts';
import { writeMail } from '../../../modules/notify/write-mail.ts';
import { receiptOf } from '../../../modules/receipts/build-receipt.ts';
import { TRIP_CASES } from '../../../modules/trips/case-types.ts';
import { listTrips } from '../../../modules/trips/list-trips.ts';
import { changeTripEmail, resendConfirmation } from '../../../modules/trips/mail/change-email.ts';
import { TEST_TENANTS } from '../../../testing/server.ts';
import { testProducts } from '../with-products.ts';
import type { Booked, SuiteStage } from './product-under-test.ts';

const LOCALES = ['en', 'fr'] as const;
/** Signs of a text that something is missing from. */
const BROKEN = /undefined|NaN|\[object |\bnull\b|\{\w+\}|Invalid Date/;

export function describeViews(stage: SuiteStage): void {
  const { of } = stage;

  test('a checkout, a card and a trip have the contract’s shapes, before and after canceling', async () => {
    const ready = await stage.ready(true);
    expect(checkoutShape.parse(ready.checkout)).toEqual(ready.checkout);
    const made = await stage.settled(true);
    const { actor } = made.traveler;
    for (const isCanceled of [false, true]) {
      if (isCanceled) await stage.cancel(made);
      const trip = await stage.tripOf(made);
      expect(tripDetail.parse(trip)).toEqual(trip);
      const { trips } = await listTrips(stage.server(), {}, actor);
      expect(trips.map((each) => tripCard.parse(each))).toEqual(trips);
      expect(trips.map(({ bookingId }) => bookingId)).toEqual([made.bookingId]);
    }
  });

  test.each([
    [TRIP_CASES.supplierRecordDiffers, 'Invalid'],
    [CANCELLATION_CASES.cancelRefused, 'CancellationFailure'],
  ])('a trip with an open case %o is %s until the case is closed', async (type, time) => {
    const made = await stage.settled(true);
    const { actor } = made.traveler;
    const { db, clock, random } = stage.server();
    const owner = { tenantId: actor.tenantId, customerId: actor.customerId };
    const times = async () => [
      (await stage.tripOf(made)).time,
      (await listTrips(stage.server(), {}, actor)).trips[0]?.time,
    ];
    await withTransaction(db, (tx) =>
      openCase(tx, { clock, random }, { ...owner, type, subjectId: made.bookingId, facts: {} }),
    );
    expect(await times()).toEqual([time, time]);
    await withTransaction(db, (tx) =>
      closeCases(tx, owner, made.bookingId, [type.kind], 'verified', clock.now()),
    );
    expect(await times()).toEqual(['Future', 'Future']);
  });

  test('item 17: a canceled trip is not among the past ones while its dates are ahead', async () => {
    const made = await stage.settled(true);
    await stage.cancel(made);
    const { actor } = made.traveler;
    const { trips, counts } = await listTrips(stage.server(), {}, actor);
    expect(trips.map(({ bookingId, time }) => [bookingId, time])).toEqual([[made.bookingId, 'Canceled']]);
    const past = await listTrips(stage.server(), { view: 'past' }, actor);
    expect([counts.upcoming, counts.past, past.trips]).toEqual([1, 0, []]);
  });

  const tenant = TEST_TENANTS.find(({ id }) => id === 'consumer');
  if (!tenant) throw new Error('no tenant of consumers');

  test('a receipt adds up and leaves nothing out, in both languages', async () => {
    const made = await stage.settled(true);
    await stage.cancel(made);
    const trip = await stage.tripOf(made);
    const { clock } = stage.server();
    const receipts = LOCALES.map((locale) => receiptOf(testProducts, trip, tenant, locale, clock.now()));
    for (const receipt of receipts) {
      expect(JSON.stringify({ ...receipt, sections: [] })).not.toMatch(BROKEN);
      const words = receipt.sections.flatMap(({ heading, lines }) => [
        heading,
        ...lines.flatMap(({ label, amount }) => [label, amount]),
      ]);
      expect(words.filter((text) => text === '' || BROKEN.test(text))).toEqual([]);
      expect(words.join('\n')).toContain(of.summary.title);
    }
    const headings = receipts.map(({ sections }) => sections.map(({ heading }) => heading));
    expect(headings[0]).not.toEqual(headings[1]);
  });

  async function mailOf(content: MessageContent, locale: 'en' | 'fr', made: Booked | null) {
    const context: MailContext = {
      tenant: tenant as NonNullable<typeof tenant>,
      origin: 'https://travel.example',
      fromAddress: 'no-reply@travel.example',
      person: { email: 'maya@example.com', locale },
      trip: made && (await stage.tripOf(made)),
    };
    const { tenantId, customerId } = made?.traveler.actor ?? (await stage.world().newTraveler()).actor;
    const row = {
      tenantId,
      customerId,
      messageId: messageIdOf(content),
      told: content,
      createdAt: stage.server().clock.now(),
    };
    const mail = writeMail({ products: testProducts, messages: MESSAGES }, row, context);
    if (!mail) throw new Error(`${content.kind} is for nobody`);
    expect([mail.subject, mail.text, mail.html].filter((text) => BROKEN.test(text))).toEqual([]);
    return mail;
  }

  test.each(['bookingConfirmed', 'bookingCanceled'] as const)(
    'mail says it in both languages: %s',
    async (kind) => {
      const made = await stage.settled(true);
      if (kind === 'bookingCanceled') await stage.cancel(made);
      const content = { kind, bookingId: made.bookingId };
      const [english, french] = [await mailOf(content, 'en', made), await mailOf(content, 'fr', made)];
      expect(english.subject).not.toBe(french.subject);
      for (const { text } of [english, french]) expect(text).toContain('Harbor Summit 4417');
      expect(english.calendar?.content).toMatch(/^BEGIN:VCALENDAR/);
    },
  );

  test('the confirmation is sent again, and mail goes to another address once it is changed', async () => {
    const made = await stage.settled(true);
    const { actor } = made.traveler;
    const server = stage.server();
    const { email } = await stage.tripOf(made);
    expect(await resendConfirmation(server, made.bookingId, actor)).toEqual({ sentTo: email });
    const changed = await changeTripEmail(server, made.bookingId, 'new@example.com', actor);
    expect(changed.email).toBe('new@example.com');
    const { rows } = await sql<{ messageId: string }>`select message_id as "messageId" from outbox
      where customer_id = ${actor.customerId}`.execute(server.db);
    const kinds = rows
      .filter(({ messageId }) => messageId.includes(made.bookingId))
      .map(({ messageId }) => messageId.split('.')[0]);
    expect(kinds.filter((kind) => kind === 'bookingConfirmed')).toHaveLength(3);
    expect(kinds).toContain('tripEmailChanged');
    const again = { kind: 'bookingConfirmed', bookingId: made.bookingId, copy: 'again' } as const;
    expect((await mailOf(again, 'en', made)).to).toBe('new@example.com');
    const notice = { kind: 'tripEmailChanged', key: 'x', subjectId: made.bookingId } as MessageContent;
    for (const locale of LOCALES)
      expect(await mailOf(notice, locale, made)).toMatchObject({ to: 'maya@example.com' });
    await stage.cancel(made);
    await expect(resendConfirmation(server, made.bookingId, actor)).rejects.toMatchObject({
      code: 'TripActionUnavailable',
    });
  });

  test('mail says in both languages that a booking failed', async () => {
    const made = await stage.booked();
    const booking = await readBooking(stage.server().db, {
      ...made.traveler.actor,
      bookingId: made.bookingId,
    });
    if (!booking) throw new Error('no booking');
    const content = stage.server().products[of.product].failedMessage(booking);
    const [english, french] = [await mailOf(content, 'en', null), await mailOf(content, 'fr', null)];
    expect(english.subject).not.toBe(french.subject);
    expect(english.to).toBe(made.traveler.actor.email);
  });
}
