/** What mail about it says in both languages, where it goes, and that each leaves once. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { MESSAGES } from '@sojourn/server/main/capabilities.ts';
import type { MailContext } from '@sojourn/server/modules/platform/notify/letter.ts';
import { type MessageContent, messageIdOf } from '@sojourn/server/modules/platform/notify/messages.ts';
import { writeMail } from '@sojourn/server/modules/platform/notify/write-mail.ts';
import { readBooking } from '@sojourn/server/modules/selling/booking/store.ts';
import { createMoneyWatch } from '@sojourn/server/modules/selling/booking/testing/watch-money.ts';
import { reminderJobs } from '@sojourn/server/modules/trips/reminders/send-reminders.ts';
import {
  changeTripEmail,
  resendConfirmation,
} from '@sojourn/server/modules/trips/trips/mail/change-email.ts';
import { TEST_TENANTS } from '@sojourn/server/testing/server.ts';
import { testTurn } from '@sojourn/server/testing/turn.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testProducts } from '../with-products.ts';
import type { Booked, SuiteStage } from './product-under-test.ts';

const LOCALES = ['en', 'fr'] as const;
const DAY = 86_400;
/** Signs of a text that something is missing from. */
export const BROKEN = /undefined|NaN|\[object |\bnull\b|\{\w+\}|Invalid Date/;

export function describeMails(stage: SuiteStage): void {
  const { of } = stage;
  const tenant = TEST_TENANTS.find(({ id }) => id === 'consumer');

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

  /** Its messages, without their kind's subject. */
  const enqueued = async ({ bookingId }: Booked): Promise<string[]> => {
    const { rows } = await sql<{ messageId: string }>`select message_id as "messageId" from outbox
      where message_id like ${`%.${bookingId}%`} order by 1`.execute(stage.server().db);
    return rows.map(({ messageId }) => messageId.split('.')[0] ?? '');
  };
  /** A round of every job, by two servers at once. */
  const remind = async (): Promise<void> => {
    const server = stage.server();
    const other = stage.world().startProcess('another server');
    for (const name of ['plan-reminders', 'send-reminders', 'forget-reminders'])
      await Promise.all(
        [server, other].map(async (deps) => {
          const job = reminderJobs(deps).find((each) => each.name === name);
          await job?.run(testTurn(server.db));
        }),
      );
  };
  const startOf = async (made: Booked) => {
    const booking = await readBooking(stage.server().db, {
      ...made.traveler.actor,
      bookingId: made.bookingId,
    });
    if (!booking) throw new Error('no booking');
    return booking.startsAt;
  };

  test('a reminder leaves once, the morning before, and never once it’s canceled', async () => {
    const [made, canceled, unsure] = [await stage.settled(), await stage.settled(), await stage.settled()];
    await stage.cancel(canceled);
    await sql`update bookings set schedule_status = 'Pending'
      where booking_id = ${unsure.bookingId}`.execute(stage.server().db);
    const reminders = async (of: Booked) =>
      (await enqueued(of)).filter((kind) => kind === 'tripReminder').length;
    const startsAt = await startOf(made);
    const { clock } = stage.world();
    clock.set(plusSeconds(startsAt, -2 * DAY));
    await remind();
    expect(await reminders(made)).toBe(0);
    clock.set(plusSeconds(startsAt, -12 * 3600));
    await remind();
    await remind();
    expect([await reminders(made), await reminders(canceled), await reminders(unsure)]).toEqual([1, 0, 0]);
    // Its new times are agreed to
    await sql`update bookings set schedule_status = 'Confirmed'
      where booking_id = ${unsure.bookingId}`.execute(stage.server().db);
    await remind();
    expect(await reminders(unsure)).toBe(1);
  });

  test('a reminder follows its start; none is for what was booked the day before', async () => {
    const [moved, late] = [await stage.settled(), await stage.settled()];
    const { db } = stage.server();
    const startsAt = await startOf(moved);
    const { clock } = stage.world();
    await sql`update bookings set booked_at = ${plusSeconds(startsAt, -DAY)}
      where booking_id = ${late.bookingId}`.execute(db);
    clock.set(plusSeconds(startsAt, -2.5 * DAY));
    await remind();
    const earlier = plusSeconds(startsAt, -DAY);
    await sql`update bookings set starts_at = ${earlier} where booking_id = ${moved.bookingId}`.execute(db);
    clock.set(plusSeconds(earlier, -12 * 3600));
    await remind();
    expect(await enqueued(moved)).toContain('tripReminder');
    clock.set(plusSeconds(startsAt, -12 * 3600));
    await remind();
    expect(await enqueued(late)).not.toContain('tripReminder');
    // What is over is forgotten
    clock.set(plusSeconds(startsAt, 400 * DAY));
    await remind();
    const { rows } = await sql`select 1 from trip_reminders where booking_id = ${moved.bookingId}`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });

  test('a reminder says in both languages when and where it begins, and what to bring', async () => {
    const made = await stage.settled();
    const { confirmationCode } = await stage.tripOf(made);
    const content = { kind: 'tripReminder', bookingId: made.bookingId } as const;
    const [english, french] = [await mailOf(content, 'en', made), await mailOf(content, 'fr', made)];
    expect(english.subject).toMatch(/^Coming up: /);
    expect(french.subject).toMatch(/^Bientôt\u00a0: /);
    for (const { text, html } of [english, french])
      for (const part of [text, html]) expect(part).toContain(confirmationCode);
    expect(english.text).toMatch(/\bBring /);
    expect(french.text).toMatch(/\b(Munissez-vous|Apportez) /);
  });

  test('mail says once that a refund left for the card, and once that it’s posted', async () => {
    const made = await stage.settled(true);
    const { bookingId } = made;
    await stage.cancel(made);
    await stage.world().resume(stage.server());
    const ofRefunds = async () => (await enqueued(made)).filter((kind) => kind.startsWith('refund'));
    expect(await ofRefunds()).toEqual(['refundSent']);
    const { refunds } = await stage.tripOf(made);
    const card = refunds.find(({ kind }) => kind === 'UserCard');
    if (!card) throw new Error('nothing is owed to the card');
    const about = { about: bookingId, refundNo: card.refundNo, key: `${bookingId}.${card.refundNo}` };
    for (const locale of LOCALES) {
      const { text, subject } = await mailOf(
        { kind: 'refundSent', ...about } as MessageContent,
        locale,
        made,
      );
      for (const { tender } of refunds.filter(({ kind }) => kind !== 'TravelWallet'))
        expect(text).toContain(tender);
      expect(subject).toMatch(locale === 'en' ? /refund is on its way$/ : /est en route$/);
    }
    const watches = [
      createMoneyWatch(stage.server()),
      createMoneyWatch(stage.world().startProcess('another')),
    ];
    stage.world().clock.move(4 * DAY);
    await Promise.all(watches.map(({ look }) => look()));
    await watches[0]?.look();
    expect(await ofRefunds()).toEqual(['refundArrived', 'refundSent']);
    const arrived = { kind: 'refundArrived', ...about } as MessageContent;
    expect((await mailOf(arrived, 'en', made)).text).toContain('Your bank posted');
    expect((await mailOf(arrived, 'fr', made)).text).toContain('Votre banque a crédité');
  });
}
