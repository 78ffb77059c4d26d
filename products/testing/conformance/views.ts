/** What a traveler sees of it, in both languages: the contract's shapes, and texts with nothing left out. */
import { checkout as checkoutShape } from '@sojourn/contract/checkouts.ts';
import { tripCard, tripDetail } from '@sojourn/contract/trips.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { openCase } from '@sojourn/server/modules/desk/cases/open-case.ts';
import { closeCases } from '@sojourn/server/modules/desk/cases/store.ts';
import { CANCELLATION_CASES } from '@sojourn/server/modules/trips/cancellation/case-types.ts';
import { receiptOf } from '@sojourn/server/modules/trips/receipts/build-receipt.ts';
import { TRIP_CASES } from '@sojourn/server/modules/trips/trips/case-types.ts';
import { listTrips } from '@sojourn/server/modules/trips/trips/list-trips.ts';
import { TEST_TENANTS } from '@sojourn/server/testing/server.ts';
import { expect, test } from 'vitest';
import { testProducts } from '../with-products.ts';
import { BROKEN } from './mails.ts';
import type { SuiteStage } from './product-under-test.ts';

const LOCALES = ['en', 'fr'] as const;

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

  test('a canceled trip is listed, not counted, and not past while its dates are ahead', async () => {
    const made = await stage.settled(true);
    await stage.cancel(made);
    const { actor } = made.traveler;
    const { trips, counts } = await listTrips(stage.server(), {}, actor);
    expect(trips.map(({ bookingId, time }) => [bookingId, time])).toEqual([[made.bookingId, 'Canceled']]);
    const past = await listTrips(stage.server(), { view: 'past' }, actor);
    expect([counts.upcoming, counts.past, past.trips]).toEqual([0, 0, []]);
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
}
