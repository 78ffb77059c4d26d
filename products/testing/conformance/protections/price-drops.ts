/** The price of what's booked is watched, and a fall is credited by the terms: once, or not at all. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { ChangeId } from '@sojourn/domain/ids.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { protectionTermsOn } from '@sojourn/domain/protections/protection-terms.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import { getPriceDrop } from '@sojourn/server/modules/protecting/price-drop/get-price-drop.ts';
import { priceDropJobs } from '@sojourn/server/modules/protecting/price-drop/watch-prices.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { editDetails } from '@sojourn/server/modules/trips/changes/details/edit-details.ts';
import { getDetails } from '@sojourn/server/modules/trips/changes/details/get-details.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { declineChange } from '@sojourn/server/modules/trips/schedule-changes/decline-change.ts';
import { callContext } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { TEST_NOW } from '@sojourn/server/testing/clock.ts';
import { testTurn } from '@sojourn/server/testing/turn.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testProducts } from '#testing/with-products.ts';
import type { Booked, SuiteStage } from '../product-under-test.ts';

const DAY = 86_400;
/** Longer than any price is watched. */
const DAYS = 12;

export function describePriceDrops(stage: SuiteStage): void {
  const { product } = stage.of;
  const clock = () => stage.world().clock;
  /** A round of every job, by two servers at once. */
  const round = async (): Promise<void> => {
    const other = stage.world().startProcess('another server');
    for (const name of ['begin-price-watches', 'read-watched-prices'])
      await Promise.all(
        [stage.server(), other].map(async (deps) => {
          const job = priceDropJobs(deps).find((each) => each.name === name);
          await job?.run(testTurn(deps.db));
        }),
      );
  };
  const pass = async (days: number): Promise<void> => {
    for (let day = 0; day < days; day++) {
      clock().set(plusSeconds(clock().now(), DAY));
      await round();
    }
  };
  const shown = async ({ traveler, bookingId }: Booked) =>
    (await getPriceDrop(stage.server(), bookingId, traveler.actor)).priceDrop;
  const granted = async ({ traveler }: Booked) => {
    const { rows } = await sql<{ amountMinor: number; state: string }>`
      select granted_minor as "amountMinor", state from travel_credits
      where customer_id = ${traveler.actor.customerId} and type = 'PriceDropCredit'`.execute(
      stage.server().db,
    );
    return rows;
  };
  const mails = async ({ bookingId }: Booked): Promise<number> => {
    const { rows } = await sql`select 1 from outbox
      where message_id like ${`priceDropCredited.${bookingId}%`}`.execute(stage.server().db);
    return rows.length;
  };
  const terms = protectionTermsOn('priceDrop', product, dateIn(TEST_NOW));

  if (!testProducts[product].can.followPrice || !terms) {
    test('its price isn’t watched', async () => {
      const made = await stage.settled();
      await round();
      await pass(1);
      expect(await shown(made)).toBeNull();
    });
    return;
  }

  test('a fall is credited when the watch is over, once, and lost when the trip is canceled', async () => {
    const made = await stage.settled();
    await round();
    await pass(1);
    stage.supplier().priceAt(70);
    await pass(1);
    // What counts is the lowest price, not the last
    stage.supplier().priceAt(100);
    await pass(1);
    expect(await shown(made)).toMatchObject({ state: 'watching', credited: null });
    expect(await granted(made)).toEqual([]);
    await pass(DAYS);
    const seen = await shown(made);
    const fall = (seen?.booked.amountMinor ?? 0) - (seen?.lowest?.amountMinor ?? 0);
    const amountMinor = Math.min(fall, seen?.most.amountMinor ?? 0);
    expect(amountMinor).toBeGreaterThan(0);
    expect(seen).toMatchObject({ state: 'credited', clauseId: 'credit', credited: { amountMinor } });
    expect(seen?.readings.length).toBeGreaterThan(3);
    expect([await granted(made), await mails(made)]).toEqual([[{ amountMinor, state: 'Available' }], 1]);
    await stage.cancel(made);
    expect((await granted(made)).map(({ state }) => state)).not.toContain('Available');
  });

  test('a fall below the threshold credits nothing, and the clause says so', async () => {
    const made = await stage.settled();
    await round();
    await pass(1);
    stage.supplier().priceAt(99);
    await pass(DAYS);
    expect(await shown(made)).toMatchObject({ state: 'notCredited', clauseId: 'threshold', credited: null });
    expect([await granted(made), await mails(made)]).toEqual([[], 0]);
  });

  test('the watch of a canceled trip ends, whatever its price did', async () => {
    const made = await stage.settled();
    await round();
    stage.supplier().priceAt(50);
    await pass(2);
    await stage.cancel(made);
    await pass(1);
    expect(await shown(made)).toMatchObject({ state: 'notCredited', clauseId: 'canceled' });
    expect(await granted(made)).toEqual([]);
  });

  test('a change ends the watch at once: no price of the new trip is compared with the old one', async () => {
    const made = await stage.settled();
    await round();
    stage.supplier().priceAt(50);
    await pass(1);
    stage.supplier().priceAt(100);
    const { bookingId, traveler } = made;
    const { actor, cards } = traveler;
    const ask = itemAt(stage.of.changeAsks, 0);
    const server = stage.server();
    const { changeId, cost } = await requestChange(server, bookingId, { ask }, actor, requestContext());
    const dueMinor = cost?.due.amountMinor ?? 0;
    const input = { dueMinor, paymentId: dueMinor > 0 ? (cards[0] ?? null) : null };
    const id = changeId as ChangeId;
    const done = await confirmChange(server, bookingId, id, input, actor, requestContext());
    expect(done.booking).toBe('Success');
    const before = await shown(made);
    expect(before).toMatchObject({ state: 'notCredited', clauseId: 'changed', credited: null });
    await pass(1);
    expect(await shown(made)).toEqual(before);
    await pass(DAYS);
    expect([await granted(made), await mails(made)]).toEqual([[], 0]);
  });

  test('edited details leave the watch as it is', async () => {
    const made = await stage.settled();
    await round();
    const { bookingId, traveler } = made;
    const { bookingVersion } = await getDetails(stage.server(), bookingId, traveler.actor);
    const edit = { bookingVersion, details: stage.of.details.edited };
    await editDetails(stage.server(), bookingId, edit, traveler.actor, requestContext());
    stage.supplier().priceAt(50);
    await pass(1);
    expect(await shown(made)).toMatchObject({ state: 'watching' });
    stage.supplier().priceAt(100);
    await pass(DAYS);
    expect(await shown(made)).toMatchObject({ state: 'credited' });
  });

  test('the watch of a trip that its supplier changed and that’s given back names the supplier', async () => {
    const made = await stage.settled();
    await round();
    stage.supplier().priceAt(50);
    await pass(1);
    stage.supplier().reschedule(made.bookingId, 'refundable');
    const { traveler, bookingId } = made;
    await stage.server().lookUp({ ...traveler.actor, bookingId }, callContext(requestContext()));
    await declineChange(stage.server(), bookingId, { version: 1 }, traveler.actor, requestContext());
    await pass(1);
    expect(await shown(made)).toMatchObject({ state: 'notCredited', clauseId: 'canceled-by-supplier' });
  });

  test('a day on which nobody answers has no price', async () => {
    const made = await stage.settled();
    await round();
    stage.supplier().faults.next('pricesNow', ['away'], true);
    await pass(1);
    expect((await shown(made))?.readings.map(({ price }) => price)).toEqual([null]);
  });
}
