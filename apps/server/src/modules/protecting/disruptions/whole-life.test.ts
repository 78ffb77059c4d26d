/**
 * The whole life of help on a bad day over HTTP, on PostgreSQL and the embedded market: bought in a checkout,
 * noticed by the job, taken, and settled.
 */
import { randomUUID } from 'node:crypto';
import { coverOfDisruption } from '@sojourn/domain/disruptions/disruption-cover.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { assertPresent, first } from '@sojourn/domain/present.ts';
import type { Protection } from '@sojourn/domain/protections/clause.ts';
import { asFlightTrip } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import {
  bestTrip,
  flightQuestion,
  openFlightMarket,
  searched,
  slicesFrom,
} from '@sojourn/products/flight/testing/flight-market.ts';
import type { ChosenSlice } from '@sojourn/products/flight/wire/flights.ts';
import { sql } from 'kysely';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MACHINES } from '#main/capabilities.ts';
import { checkLedger } from '#modules/money/ledger/check-ledger.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import { answered, type BrowsedTrip, buyTrip, ticketed } from './testing/browsed-trip.ts';

const LONG_MS = 240_000;
const PARTY = { adults: 2, children: 0, seatedInfants: 0, lapInfants: 0 };
let product: TestProduct;
let there: readonly ChosenSlice[];
let changing: readonly ChosenSlice[];
beforeAll(async () => {
  product = await createTestProduct();
  product.startJobs();
  const { market, close } = await openFlightMarket();
  const desk = assertPresent(market.suppliers[0], 'an airline');
  const question = (...ways: string[]) =>
    flightQuestion(slicesFrom(...ways), { passengers: PARTY, top: 200 });
  there = assertPresent(
    await bestTrip(desk, question('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19')),
    'a trip',
  ).slices;
  const { options } = await searched(desk, question('BOS FCO 2027-04-14'));
  const found = options.find(
    ({ option: { slice } }) => slice.segments.length === 2 && slice.multiTicketType === 'single',
  );
  const { slice, shown } = assertPresent(found, 'a connection').option;
  changing = [{ sliceId: slice.sliceId, fareClass: shown }];
  await close();
}, LONG_MS);
afterAll(async () => {
  if (!product) return;
  expect(await checkLedger(product.database.db, MACHINES)).toEqual([]);
  await product.close();
}, LONG_MS);

let people = 0;
async function bought(slices: readonly ChosenSlice[], protections: readonly Protection[]) {
  const subject = `bad-day-${++people}`;
  const person = { subject };
  const paymentId = await product.giveCard(subject);
  return buyTrip(product, { person, paymentId }, { slices, protections });
}
const tripOf = async ({ browser }: BrowsedTrip, bookingId: BookingId) =>
  asFlightTrip(await answered(product.call('getTrip', await browser(), { params: { bookingId } })));
const shown = async ({ browser, bookingId }: BrowsedTrip) =>
  (await answered(product.call('getDisruption', await browser(), { params: { bookingId } }))).disruption;
const happen = async ({ browser, bookingId }: BrowsedTrip, scenario: string) =>
  answered(
    product.call('lookUpTrip', await browser(), {
      params: { bookingId },
      input: {},
      headers: { 'x-scenario': scenario },
    }),
  );
const planned = async ({ browser, bookingId }: BrowsedTrip) =>
  answered(product.call('planRebooking', await browser(), { params: { bookingId }, input: {} }));
const rebook = async ({ browser, bookingId }: BrowsedTrip, optionId: string, key: string = randomUUID()) =>
  product.call('rebookDisruption', await browser(), {
    params: { bookingId },
    input: { disruptionNo: 1, optionId, travelers: 'all' },
    headers: { 'idempotency-key': key },
  });
const receiptOf = async ({ browser }: BrowsedTrip, bookingId: BookingId, locale: 'en' | 'fr') => {
  const reader = await browser();
  await product.call('setLocale', reader, { input: { locale } });
  const { body } = await product.call('getReceipt', reader, { params: { bookingId } });
  const { text } = await extractText(new Uint8Array(body.bytes), { mergePages: true });
  return text.replace(/\s+/g, ' ');
};
/** What the pool has paid for the new flight, in cents. */
const poolOf = async (bookingId: BookingId): Promise<number> => {
  const cover = coverOfDisruption({ bookingId, disruptionNo: 1 });
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(e.amount_minor), 0)::int as sum
    from ledger_entries e join ledger_transactions t using (tenant_id, customer_id, subject_id, kind)
    where e.account = 'protectionPool' and e.instance = ${cover} and t.phase <> 'pending'`.execute(
    product.database.db,
  );
  return rows[0]?.sum ?? 0;
};

/** A job's next turn, now rather than in half a minute. */
const hurry = async (...names: readonly string[]) =>
  product.database.pool.query('update jobs set next_run_at = now() where name = any($1)', [names]);

/** The job compares every booking with gateway, bank and market: a check is deleted once they agree. */
async function isReconciled(): Promise<void> {
  const { pool } = product.database;
  await pool.query(`insert into booking_checks (tenant_id, customer_id, booking_id, next_look_at)
    select tenant_id, customer_id, booking_id, now() from bookings
    on conflict (tenant_id, customer_id, booking_id) do update set next_look_at = now()`);
  const open = async () => {
    await hurry('check-bookings');
    return (await pool.query(`select booking_id, differences from booking_checks`)).rows;
  };
  await expect.poll(open, { timeout: 60_000, interval: 1_000 }).toEqual([]);
}

test(
  'disruption assistance: bought, noticed by the job, rebooked once, and settled',
  async () => {
    const trip = await bought(there, ['disruption']);
    const { bookingId, checkout } = trip;
    const quoted = checkout.protections.find(({ protection }) => protection === 'disruption');
    const premium = assertPresent(quoted?.quote, 'a premium').premiumPrices.total.amountMinor;
    const before = await tripOf(trip, bookingId);
    expect(premium).toBeGreaterThan(0);
    expect(before.grandTotal.amountMinor).toBe(before.total.amountMinor + premium);
    expect(before.protections).toMatchObject([
      { protection: 'disruption', state: 'Valid', premium: { amountMinor: premium } },
    ]);

    // 70 minutes aren't covered; what the airline says next is read by the job
    await happen(trip, 'delay-grows');
    expect(await shown(trip)).toMatchObject({ delayMinutes: 70, why: 'delay' });
    product.clock.move(601);
    const noticed = async () => {
      await hurry('plan-flight-watches', 'watch-flights');
      return shown(trip);
    };
    await expect
      .poll(noticed, { timeout: 60_000, interval: 1_000 })
      .toMatchObject({ delayMinutes: 165, action: 'Rebook', state: 'open', isPurchaser: true });

    const { options, heldUntil } = await planned(trip);
    expect(heldUntil).not.toBeNull();
    expect(first(options)).toMatchObject({ seatsHeld: 2, rank: 1 });
    const { optionId, sellsFor } = first(options);
    const key = randomUUID();
    const answers = await Promise.all([rebook(trip, optionId, key), rebook(trip, optionId)]);
    // A key again is its answer again
    const again = await rebook(trip, optionId, key);
    for (const { status, body } of [...answers, again]) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ result: 'Rebooked', trip: { bookingId: optionId } });
    }
    const other = assertPresent(options[1], 'another flight').optionId;
    expect((await rebook(trip, other)).error).toMatchObject({
      code: 'DisruptionUsed',
      details: { bookingId: optionId },
    });

    const replacement = optionId as BookingId;
    await ticketed(product, trip.browser, replacement);
    const made = await tripOf(trip, replacement);
    const total = made.total.amountMinor;
    expect(total).toBe(sellsFor.amountMinor * 2);
    expect(made).toMatchObject({ replaces: { bookingId }, status: 'Confirmed', refunds: [] });
    expect(made.protections).toEqual([]);
    expect(made.tenders).toMatchObject([
      { kind: 'AncillaryCredit', state: 'captured', amount: { amountMinor: total } },
    ]);
    expect(await poolOf(bookingId)).toBe(total);

    // The premium stays paid, and nothing of the old trip is given back
    const old = await tripOf(trip, bookingId);
    expect(old).toMatchObject({ status: 'Confirmed', refunds: [], grandTotal: before.grandTotal });
    expect(old.tenders).toEqual(before.tenders);
    expect(old.protections).toMatchObject([
      {
        state: 'Exercised',
        clauseId: 'rebooking',
        paid: { amountMinor: total },
        returned: { amountMinor: 0 },
      },
    ]);
    expect(await shown(trip)).toMatchObject({
      state: 'rebooked',
      action: 'AlreadyExercised',
      replacement: { bookingId: replacement },
    });

    const [en, fr] = [await receiptOf(trip, replacement, 'en'), await receiptOf(trip, replacement, 'fr')];
    expect(en).toContain('Disruption assistance (paid)');
    expect(en).toMatch(/Replaces\s+\S+ \d+/);
    expect(en).not.toMatch(/refund/i);
    expect(fr).toMatch(/Remplace\s+\S+ \d+/);
    expect(fr).toMatch(/Solution de rechange\s+en\s+cas de\s+perturbation\s+\(payé\)/);
    expect(await receiptOf(trip, bookingId, 'en')).not.toMatch(/refunded/i);
    await isReconciled();
  },
  LONG_MS,
);

test(
  'a flight without assistance is late as soon as its trip is opened under the scenario',
  async () => {
    for (const [scenario, type] of [
      ['flight-delayed', 'Delayed'],
      ['flight-canceled-today', 'AirlineCancellation'],
    ] as const) {
      const trip = await bought(there, []);
      const { bookingId, browser } = trip;
      expect((await tripOf(trip, bookingId)).disruption).toBeNull();
      const headers = { 'x-scenario': scenario };
      const opened = await answered(
        product.call('getTrip', await browser(), { params: { bookingId }, headers }),
      );
      expect(asFlightTrip(opened).disruption).toMatchObject({ type });
      expect(await shown(trip)).toMatchObject({ type, protection: null });
    }
  },
  LONG_MS,
);

test(
  'the base fare back instead: by the quote of the cancellation, once',
  async () => {
    const trip = await bought(there, ['disruption']);
    const { bookingId, browser } = trip;
    const before = await tripOf(trip, bookingId);
    await happen(trip, 'flight-delayed');
    const found = assertPresent((await shown(trip)) ?? undefined, 'a disruption');
    expect(found).toMatchObject({
      action: 'Rebook',
      refund: { base: { amountMinor: before.price.fares.base } },
    });
    const { options } = await planned(trip);
    const quote = await answered(
      product.call('quoteCancel', await browser(), { params: { bookingId }, input: { disruption: 1 } }),
    );
    expect(quote.protection).toMatchObject({ choice: 'refund', isUsed: true });
    const take = async () =>
      product.call('cancelTrip', await browser(), {
        params: { bookingId },
        input: { quoteId: quote.quoteId },
        headers: { 'idempotency-key': randomUUID() },
      });
    expect((await answered(take())).result).toBe('Canceled');
    expect((await answered(take())).result).toBe('Canceled');
    const after = await tripOf(trip, bookingId);
    const back = after.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
    expect([back, after.status]).toEqual([quote.refund.amountMinor, 'Canceled']);
    expect(back).toBeGreaterThanOrEqual(before.price.fares.base);
    // The premium was earned: it's no part of what comes back
    expect(back).toBeLessThanOrEqual(before.total.amountMinor);
    expect(after.protections).toMatchObject([{ state: 'Exercised', returned: { amountMinor: 0 } }]);
    expect(await shown(trip)).toMatchObject({ state: 'refunded', action: 'AlreadyExercised' });
    const refused = await rebook(trip, first(options).optionId);
    expect(refused.status).not.toBe(200);
    expect(await receiptOf(trip, bookingId, 'en')).toMatch(/refund/i);
    await isReconciled();
  },
  LONG_MS,
);

test(
  'a missed connection: bought, missed, and flown on from where it was missed',
  async () => {
    const trip = await bought(changing, ['missedConnection']);
    const { bookingId } = trip;
    await happen(trip, 'connection-missed');
    expect(await shown(trip)).toMatchObject({
      type: 'MissedConnection',
      protection: 'missedConnection',
      action: 'RebookOnlyEligible',
      refund: null,
    });
    const before = await tripOf(trip, bookingId);
    const via = first(first(before.flight.slices).segments).destination.locationCode;
    const { optionId } = first((await planned(trip)).options);
    expect((await answered(rebook(trip, optionId))).result).toBe('Rebooked');
    const made = await tripOf(trip, optionId as BookingId);
    expect(first(first(made.flight.slices).segments).origin.locationCode).toBe(via);
    expect((await tripOf(trip, bookingId)).protections).toMatchObject([
      { protection: 'missedConnection', state: 'Exercised', paid: made.total },
    ]);
    await isReconciled();
  },
  LONG_MS,
);
