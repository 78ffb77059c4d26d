/** A bad day of a trip that a colleague booked: its travelers see it, and who booked decides. */
import { first } from '@sojourn/domain/present.ts';
import {
  bestTrip,
  flightQuestion,
  openFlightMarket,
  slicesFrom,
} from '@sojourn/products/flight/testing/flight-market.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCrew } from '#modules/companies/arranging/testing/crew.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import { answered, buyTrip } from './testing/browsed-trip.ts';

const LONG_MS = 120_000;
const PARTY = { adults: 2, children: 0, seatedInfants: 0, lapInfants: 0 };
let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
  product.startJobs();
}, LONG_MS);
afterAll(() => product?.close());

async function slicesThere() {
  const { market, close } = await openFlightMarket();
  const question = flightQuestion(slicesFrom('BOS LIS 2027-04-14'), { passengers: PARTY });
  const trip = await bestTrip(first(market.suppliers), question);
  await close();
  if (!trip) throw new Error('no flights');
  return trip.slices;
}

test(
  'a traveler sees that it’s late and nothing of what pays, and decides nothing; who booked does',
  async () => {
    const { hire } = await createCrew(product, 'biz_bad_day', 'myselfAndOthers');
    const ana = await hire('Ana', { isAdmin: true });
    const tomas = await hire('Tomas');
    const lena = await hire('Lena');
    const stella = await hire('Stella');
    const paymentId = await product.giveCard(ana.subject);
    const travelers = [tomas, lena].map(({ personId }) => ({ personId }));
    const { bookingId } = await buyTrip(
      product,
      { person: { tenantId: 'business', subject: ana.subject }, paymentId },
      { slices: await slicesThere(), protections: ['disruption'], more: { travelers } },
    );
    const as = (subject: string) => product.signIn({ tenantId: 'business', subject });
    const [booker, traveler, stranger] = [
      await as(ana.subject),
      await as(tomas.subject),
      await as(stella.subject),
    ];
    const params = { bookingId };
    const happened = { params, input: {}, headers: { 'x-scenario': 'flight-delayed' } };
    await answered(product.call('lookUpTrip', booker, happened));
    const seenBy = async (browser: typeof booker) =>
      (await answered(product.call('getDisruption', browser, { params }))).disruption;

    expect(await seenBy(booker)).toMatchObject({
      action: 'Rebook',
      isPurchaser: true,
      decidesForAll: 2,
    });
    const seen = await seenBy(traveler);
    expect(seen).toMatchObject({
      type: 'Delayed',
      state: 'open',
      delayMinutes: 165,
      isPurchaser: false,
      action: null,
      why: null,
      protection: null,
      termsId: null,
      refund: null,
    });
    expect(seen?.flights.length).toBeGreaterThan(0);

    const { options } = await answered(product.call('planRebooking', booker, { params, input: {} }));
    const { optionId } = first(options);
    for (const other of [traveler, stranger]) {
      const codes = [
        await product.call('planRebooking', other, { params, input: {} }),
        await product.call('rebookDisruption', other, {
          params,
          input: { disruptionNo: 1, optionId, travelers: 'all' },
          headers: { 'idempotency-key': `${other.sessionId}-1` },
        }),
        await product.call('quoteCancel', other, { params, input: { disruption: 1 } }),
      ].map(({ error }) => error?.code);
      expect(codes).toEqual(['NotFound', 'NotFound', 'NotFound']);
    }
    expect((await product.call('getDisruption', stranger, { params })).error?.code).toBe('NotFound');

    const rebooked = await answered(
      product.call('rebookDisruption', booker, {
        params,
        input: { disruptionNo: 1, optionId, travelers: 'all' },
        headers: { 'idempotency-key': `${booker.sessionId}-1` },
      }),
    );
    expect(rebooked.result).toBe('Rebooked');
    expect(await seenBy(traveler)).toMatchObject({ state: 'rebooked', action: null, replacement: null });
    // The new flight is theirs to see, too, without what paid for it
    const made = { bookingId: rebooked.trip.bookingId };
    expect(await answered(product.call('getTrip', traveler, { params: made }))).toMatchObject({
      tenders: [],
    });
  },
  LONG_MS,
);
