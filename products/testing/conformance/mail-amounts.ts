/** Every amount of every mail is one that the trip’s page shows, by the same name, after each change. */
import type { PricedAsk } from '@sojourn/contract/changes.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { withheldNames } from '@sojourn/domain/booking/cancellation/withheld-premiums.ts';
import { formatMoney } from '@sojourn/domain/formats.ts';
import type { BookingId, ChangeId } from '@sojourn/domain/ids.ts';
import { PROTECTION_NAMES } from '@sojourn/domain/protections/protection-names.ts';
import { tenderName } from '@sojourn/domain/wallet/credits/credit-names.ts';
import { MESSAGES } from '@sojourn/server/main/capabilities.ts';
import { type MessageContent, messageIdOf } from '@sojourn/server/modules/platform/notify/messages.ts';
import { EN } from '@sojourn/server/modules/platform/notify/texts/en.ts';
import { WHAT_COMES_BACK } from '@sojourn/server/modules/platform/notify/texts/what-comes-back.ts';
import { writeMail } from '@sojourn/server/modules/platform/notify/write-mail.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { mustBook } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { listTrips } from '@sojourn/server/modules/trips/trips/list-trips.ts';
import { showTrip } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { TEST_TENANTS } from '@sojourn/server/testing/server.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testProducts } from '../with-products.ts';
import type { Booked, ProductUnderTest, SuiteStage } from './product-under-test.ts';
import { protectedReady } from './protections/bought-with-it.ts';

const WITHHELD = 3_000;

/** The lines of the page: its payment, its refunds, what is owed instead, and what a cancellation keeps. */
function linesOf({ amountsBesides }: ProductUnderTest, trip: TripDetail): string[] {
  const { labels } = EN;
  const named = (label: string, amount: TripDetail['total']) => `${label}: ${formatMoney(amount, 'en')}`;
  const withheld = trip.withheld
    ? [
        named(labels.penalty, trip.withheld.fee),
        named(WHAT_COMES_BACK.en.premiumsWithheld(withheldNames(trip, 'en')), trip.withheld.premiums),
      ]
    : [];
  return [
    named(labels.total, trip.grandTotal),
    ...trip.tenders.map(({ kind, label, amount }) =>
      named(EN.paidWith(tenderName({ kind, label }, 'en')), amount),
    ),
    ...trip.protections.map(({ protection, premium }) => named(PROTECTION_NAMES.en[protection], premium)),
    ...trip.refunds.map(({ kind, tender: label, amount }) =>
      named(EN.refundTo(tenderName({ kind, label }, 'en')), amount),
    ),
    ...trip.airlineCredits.map(({ airline, traveler, amount }) =>
      named(WHAT_COMES_BACK.en.creditOf(airline, traveler), amount),
    ),
    ...withheld,
    ...(amountsBesides?.(trip) ?? []).map(([label, amount]) => named(label, amount)),
  ];
}

const amountsIn = (line: string): string[] => line.match(/\$[\d,]+(?:\.\d\d)?/g) ?? [];

export function describeMailAmounts(stage: SuiteStage): void {
  const { of } = stage;
  const tenant = TEST_TENANTS.find(({ id }) => id === 'consumer') as (typeof TEST_TENANTS)[number];

  /** What was enqueued of a booking, each as it's mailed now. */
  async function mailsOf({ traveler }: Booked, trip: TripDetail): Promise<string[]> {
    const { tenantId, customerId } = traveler.actor;
    const { rows } = await sql<{ kind: string; payload: object }>`select kind, payload from outbox
      where tenant_id = ${tenantId} and customer_id = ${customerId}
        and (payload ->> 'bookingId' = ${trip.bookingId} or payload ->> 'about' = ${trip.bookingId})
      order by created_at, message_id`.execute(stage.server().db);
    return rows.map(({ kind, payload }) => {
      const content = { kind, ...payload } as unknown as MessageContent;
      const createdAt = stage.server().clock.now();
      const row = { tenantId, customerId, messageId: messageIdOf(content), told: content, createdAt };
      const person = { email: 'maya@example.com', locale: 'en' } as const;
      const context = {
        tenant,
        origin: 'https://travel.example',
        fromAddress: 'a@travel.example',
        person,
        trip,
      };
      const mail = writeMail({ products: testProducts, messages: MESSAGES }, row, context);
      if (!mail) throw new Error(`${kind} is for nobody`);
      return `${mail.subject}\n${mail.text}`;
    });
  }

  /** Of all the traveler's bookings: a change of some travelers makes one of their own. */
  async function compareMails(made: Booked): Promise<void> {
    const { actor } = made.traveler;
    const { trips } = await listTrips(stage.server(), { view: 'upcoming' }, actor);
    const past = await listTrips(stage.server(), { view: 'past' }, actor);
    const ids = new Set([made.bookingId, ...[...trips, ...past.trips].map(({ bookingId }) => bookingId)]);
    for (const bookingId of ids) {
      const trip = await showTrip(stage.server(), { ...actor, bookingId: bookingId as BookingId });
      const lines = linesOf(of, trip);
      const refunded = trip.refunds.map(({ amount }) => formatMoney(amount, 'en'));
      const shown = lines.flatMap(amountsIn);
      const mails = await mailsOf(made, trip);
      expect(mails.length).toBeGreaterThan(0);
      for (const line of mails.flatMap((mail) => mail.split('\n')).filter((each) => each.includes('$'))) {
        const [amount = '', ...others] = amountsIn(line);
        const [label] = line.split(': ');
        // A row of facts is a line of the page; a sentence speaks of a refund
        if (line.includes(': $')) expect(lines, line).toContain(`${label}: ${amount}`);
        else expect(refunded, line).toContain(amount);
        for (const other of others) expect(shown, line).toContain(other);
      }
    }
  }

  const change = async (made: Booked, ask: PricedAsk): Promise<void> => {
    const { bookingId, traveler } = made;
    const { actor, cards } = traveler;
    const quoted = await requestChange(stage.server(), bookingId, { ask }, actor, requestContext());
    const dueMinor = quoted.cost?.due.amountMinor ?? 0;
    const input = { dueMinor, paymentId: dueMinor > 0 ? (cards[0] ?? null) : null };
    const id = quoted.changeId as ChangeId;
    const done = await confirmChange(stage.server(), bookingId, id, input, actor, requestContext());
    expect(done.booking, JSON.stringify([quoted.failure, done.failure])).toBe('Success');
    await stage.world().resume(stage.server());
  };

  /** What its dialog shows as withheld is what the page and the mails then say. */
  const cancel = async (made: Booked, way: Parameters<typeof quoteCancel>[4] = {}): Promise<TripDetail> => {
    const { bookingId, traveler } = made;
    const quoted = await quoteCancel(stage.server(), bookingId, traveler.actor, requestContext(), way);
    const { quoteId, paid, refund, withheld, asCredit, paidBack } = quoted;
    const parts = [refund, withheld.fee, withheld.premiums, asCredit, paidBack];
    expect(parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(paid.amountMinor);
    await cancelTrip(stage.server(), bookingId, { quoteId }, traveler.actor, requestContext());
    await stage.world().resume(stage.server());
    const trip = await stage.tripOf(made);
    expect(trip.withheld).toEqual(withheld);
    return trip;
  };

  describe('amounts in mail are those of the page', () => {
    test('of what was booked and canceled for nothing', async () => {
      const made = await stage.settled(true);
      await compareMails(made);
      const { withheld } = await cancel(made);
      expect(withheld).toMatchObject({ fee: { amountMinor: 0 }, premiums: { amountMinor: 0 } });
      await compareMails(made);
    });

    test('of what was canceled late', async () => {
      const made = await stage.settled(true);
      const { at, penaltyMinor } = of.canceling.late;
      stage.world().clock.set(at);
      stage.supplier().penalize(penaltyMinor);
      expect((await cancel(made)).withheld).toMatchObject({ fee: { amountMinor: penaltyMinor } });
      await compareMails(made);
    });

    test.each(of.changeAsks.map((ask, no) => [no, ask] as const))(
      'of a change (%i), and once it’s canceled',
      async (_, ask) => {
        const made = await stage.settled(true);
        await change(made, ask);
        await compareMails(made);
        await cancel(made);
        await compareMails(made);
      },
    );

    const { parting, extras } = of;
    test.runIf(parting).each(parting?.units ?? [])('of one %s of two', async (unit) => {
      if (!parting) return;
      const traveler = await stage.world().newTraveler();
      const checkout = await parting.ready(stage.server(), traveler);
      const made = { traveler, bookingId: await mustBook(stage.server(), checkout, traveler) };
      await stage.world().resume(stage.server());
      parting.keep(stage.world(), WITHHELD);
      await change(made, { kind: 'Part', unit, parts: [1] });
      await compareMails(made);
    });

    test.runIf(extras)('of extras that are bought and given back', async () => {
      if (!extras) return;
      const made = await stage.settled();
      await change(made, extras.ask);
      await compareMails(made);
      await change(made, extras.none);
      await compareMails(made);
    });

    const { covered, creditsOf } = testProducts[of.product];
    const choices = creditsOf ? (['refund', 'airlineCredit'] as const) : (['refund'] as const);
    test.runIf(covered).each(choices)('of what was canceled for any reason, as %s', async (choice) => {
      const { traveler, checkout } = await protectedReady(stage);
      const made = { traveler, bookingId: await mustBook(stage.server(), checkout, traveler) };
      await stage.world().resume(stage.server());
      stage.world().clock.set(of.canceling.late.at);
      stage.supplier().penalize(of.totalMinor);
      const way = { forAnyReason: true, choice };
      const { actor } = traveler;
      const offered = await quoteCancel(stage.server(), made.bookingId, actor, requestContext(), {
        forAnyReason: true,
      });
      // Where several airlines issued the tickets, none of them owes the credit
      if (offered.protection?.choices.includes(choice)) {
        const trip = await cancel(made, way);
        expect(choice === 'airlineCredit' ? trip.airlineCredits : trip.refunds).not.toEqual([]);
      } else await expect(cancel(made, way)).rejects.toMatchObject({ code: 'NotCancellable' });
      await compareMails(made);
    });
  });
}
