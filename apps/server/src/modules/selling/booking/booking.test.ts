import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { withClient } from '@sojourn/postgres/databases.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listTrips } from '#modules/trips/trips/list-trips.ts';
import { showTrip } from '#modules/trips/trips/use-case.ts';
import { saveDraft } from '../checkouts/drafts/save-draft.ts';
import { getCheckout } from '../checkouts/get-checkout.ts';
import { refreshQuote } from '../checkouts/refresh-quote.ts';
import { startCheckout } from '../checkouts/start-checkout.ts';
import { bookCheckout } from './book-checkout.ts';
import { ASK, bookInputOf, draftOf, IN_ORDER, readyCheckout } from './testing/booking-world.ts';
import { requestContext } from './testing/request-context.ts';
import { createStage, resetFaults, type Stage } from './testing/stage.ts';

const TOTAL = 138_432;
const BASE = 123_600;
let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterEach(async () => {
  resetFaults(world);
  expect(await world.problems()).toEqual(IN_ORDER);
});
afterAll(() => world.close());

const book = (checkout: Checkout, scenario: string | null = null, by = maya) =>
  bookCheckout(server, checkout.checkoutId, bookInputOf(checkout), by.actor, requestContext(scenario));
const read = (checkout: Checkout) => getCheckout(server, checkout.checkoutId, maya.actor);

test('a checkout is quoted, typed, paid and booked, and the trip says so', async () => {
  const ready = await readyCheckout(server, maya);
  expect(ready).toMatchObject({ state: 'open', quoteExpired: false, priceChange: null, earnMiles: 5537 });
  expect(ready.quote.total.amountMinor).toBe(TOTAL);
  const answer = await book(ready);
  expect(answer).toMatchObject({ result: 'Success' });
  expect(await read(ready)).toMatchObject({ state: 'booked', bookingId: expect.stringMatching(/^bkg_/) });
  const { bookingId } = (await read(ready)) as { bookingId: NonNullable<Checkout['bookingId']> };
  expect(await showTrip(server, { ...maya.actor, bookingId })).toMatchObject({
    status: 'Confirmed',
    time: 'Future',
    confirmationCode: expect.stringMatching(/^H-\w{6}$/),
    supplierLocator: expect.stringMatching(/^INN-/),
    total: { amountMinor: TOTAL, currency: 'USD' },
    sellingPricing: {
      totalPricing: {
        currency: 'USD',
        baseWithoutMargin: { fiat: { value: BASE, currencySymbol: '$' } },
        total: { fiat: { value: TOTAL, currencySymbol: '$' } },
      },
    },
    tenders: [{ label: 'Harbor Summit 4417', state: 'captured', amount: { amountMinor: TOTAL } }],
    guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
    requests: 'A quiet room',
    refunds: [],
    cases: [],
    actions: { cancel: { available: true }, change: { available: true } },
  });
  expect(await listTrips(server, {}, maya.actor)).toMatchObject({ counts: { upcoming: 1, past: 0 } });
});

test('what was typed survives half-filled, in pieces, and while it is being booked', async () => {
  const started = await startCheckout(server, ASK, maya.actor, requestContext());
  expect(started.draft).toMatchObject({
    guests: [{ firstName: 'Maya' }],
    email: maya.actor.email,
    phone: '',
  });
  const save = (typed: object) => saveDraft(server, started.checkoutId, typed, maya.actor);
  await Promise.all([
    save({ phone: '+1 6' }),
    save({ requests: 'Late arrival' }),
    save({ leadGuestAge: 34 }),
  ]);
  expect((await read(started)).draft).toMatchObject({
    phone: '+1 6',
    requests: 'Late arrival',
    leadGuestAge: 34,
  });
  await expect(book(started)).rejects.toMatchObject({
    code: 'CheckoutIncomplete',
    details: { fields: expect.arrayContaining([expect.objectContaining({ path: 'phone' })]) },
  });
});

test('a draft names every field that is missing, and a guest for each room', async () => {
  const ask = { ...ASK, rooms: [...ASK.rooms, { adults: 1, childAges: [3] }] };
  const started = await startCheckout(server, ask, maya.actor, requestContext());
  await saveDraft(
    server,
    started.checkoutId,
    { guests: [{ firstName: '', lastName: 'O' }], email: 'x' },
    maya.actor,
  );
  const refused = await book(started).catch(
    (error: unknown) => error as { details: { fields: { path: string }[] } },
  );
  const paths = (refused as { details: { fields: { path: string }[] } }).details.fields.map(
    ({ path }) => path,
  );
  expect(paths.sort()).toEqual([
    'email',
    'guests.0.firstName',
    'guests.1.firstName',
    'guests.1.lastName',
    'leadGuestAge',
    'paymentId',
    'phone',
    'termsAccepted',
  ]);
});

test.each(['NoAvailability', 'LackOfInventory', 'RateNotAvailable', 'Unknown'] as const)(
  'the hotel refuses to confirm with %s: the card gets its money back',
  async (reason) => {
    world.inn.refuseConfirm = { reason };
    const ready = await readyCheckout(server, maya);
    const before = world.inn.roomsLeft();
    expect(await book(ready)).toMatchObject({ result: 'Failed', failure: { reason } });
    expect(world.inn.roomsLeft()).toBe(before);
    expect((await read(ready)).draft).toEqual(ready.draft);
  },
);

test('a lead guest who is too young is told the age, and nothing was asked of anybody', async () => {
  const ready = await readyCheckout(server, maya, { leadGuestAge: 17 });
  world.stayFaults.clear();
  const failure = { reason: 'CheckInMinimumAgeNotMet', minimumAge: 18 };
  expect(await book(ready)).toMatchObject({ result: 'Failed', failure });
  expect(await read(ready)).toMatchObject({ lastFailure: failure });
  expect(world.stayFaults.calls.size).toBe(0);
});

test('a hotel that says the guest is too young is believed', async () => {
  world.inn.refuseConfirm = { reason: 'CheckInMinimumAgeNotMet', minimumAge: 21 };
  const ready = await readyCheckout(server, maya, { leadGuestAge: 20 });
  expect(await book(ready)).toMatchObject({ failure: { reason: 'CheckInMinimumAgeNotMet', minimumAge: 21 } });
});

test('a price that rose stops, shows both, keeps what was typed, and is paid once accepted', async () => {
  const ready = await readyCheckout(server, maya);
  world.inn.nightlyMinor = 43_000;
  await expect(book(ready)).rejects.toMatchObject({
    code: 'PriceIncreased',
    details: { oldTotalMinor: TOTAL, newTotalMinor: 144_480 },
  });
  const risen = await read(ready);
  expect(risen).toMatchObject({
    state: 'open',
    priceChange: { oldTotal: { amountMinor: TOTAL }, newTotal: { amountMinor: 144_480 } },
  });
  expect(risen.draft).toEqual(ready.draft);
  await expect(book(risen)).rejects.toMatchObject({ code: 'PriceIncreased' });
  const refresh = (acceptTotalMinor?: number) =>
    refreshQuote(server, ready.checkoutId, { acceptTotalMinor }, maya.actor, requestContext());
  expect((await refresh()).priceChange).not.toBeNull();
  const accepted = await refresh(144_480);
  expect(accepted.priceChange).toBeNull();
  expect(await book(accepted)).toMatchObject({ result: 'Success' });
});

test('a price that fell passes through: less is taken than was accepted', async () => {
  const ready = await readyCheckout(server, maya);
  world.inn.nightlyMinor = 40_000;
  const answer = await book(ready);
  expect(answer.result).toBe('Success');
  if (answer.result !== 'Success') return;
  const trip = await showTrip(server, { ...maya.actor, bookingId: answer.bookingId });
  expect(trip).toMatchObject({
    total: { amountMinor: 134_400 },
    tenders: [{ state: 'captured', amount: { amountMinor: 134_400 } }],
  });
});

test('a quote that is dearer than what was shown says so from the start', async () => {
  const context = requestContext();
  const shown = await startCheckout(server, { ...ASK, shownTotalMinor: TOTAL - 1 }, maya.actor, context);
  expect(shown.priceChange).toMatchObject({
    oldTotal: { amountMinor: TOTAL - 1 },
    newTotal: { amountMinor: TOTAL },
  });
  const cheaper = await startCheckout(server, { ...ASK, shownTotalMinor: TOTAL + 1 }, maya.actor, context);
  expect(cheaper.priceChange).toBeNull();
});

test('a quote that ran out is Inactivity, until a new one is asked for', async () => {
  const ready = await readyCheckout(server, maya);
  world.clock.move(15 * 60);
  expect((await read(ready)).quoteExpired).toBe(true);
  await expect(book(ready)).rejects.toMatchObject({ code: 'Inactivity' });
  const fresh = await refreshQuote(server, ready.checkoutId, {}, maya.actor, requestContext());
  expect(fresh.quote.quoteId).not.toBe(ready.quote.quoteId);
  await expect(book(ready)).rejects.toMatchObject({ code: 'Inactivity' });
  expect(await book(fresh)).toMatchObject({ result: 'Success' });
});

test('another total than the quote names is refused, whatever it is', async () => {
  const ready = await readyCheckout(server, maya);
  for (const totalMinor of [TOTAL - 1, TOTAL + 1, 0]) {
    const input = { ...bookInputOf(ready), totalMinor };
    await expect(
      bookCheckout(server, ready.checkoutId, input, maya.actor, requestContext()),
    ).rejects.toMatchObject({ code: 'PriceIncreased' });
  }
});

test('a booked checkout is closed to everything else', async () => {
  const ready = await readyCheckout(server, maya);
  await book(ready);
  const bookingId = (await read(ready)).bookingId;
  const closed = { code: 'CheckoutClosed', details: { bookingId } };
  const { actor } = maya;
  await expect(saveDraft(server, ready.checkoutId, draftOf(maya), actor)).rejects.toMatchObject(closed);
  await expect(refreshQuote(server, ready.checkoutId, {}, actor, requestContext())).rejects.toMatchObject(
    closed,
  );
  const input = { ...bookInputOf(ready), totalMinor: 1 };
  await expect(bookCheckout(server, ready.checkoutId, input, actor, requestContext())).rejects.toMatchObject(
    closed,
  );
});

test('the chain of snapshots holds every quote, and no link can be changed', async () => {
  await withClient(world.database.url, async (client) => {
    const { rows } = await client.query(`select s.hash, s.body, s.booking_id, q.snapshot_hash,
        lag(s.hash) over (partition by s.tenant_id, s.customer_id order by s.seq) as before
      from portal.snapshots s left join portal.quotes q on q.quote_id = s.subject_id`);
    expect(rows.length).toBeGreaterThan(10);
    for (const { hash, body, booking_id, snapshot_hash, before } of rows) {
      expect(snapshot_hash).toBe(booking_id === null ? hash : null);
      expect(JSON.parse(body).previousHash).toBe(before ?? '0'.repeat(64));
    }
    for (const table of ['snapshots', 'quotes', 'ledger_entries', 'ledger_transactions', 'transitions']) {
      await expect(client.query(`delete from portal.${table}`)).rejects.toThrow(/append-only/);
      await expect(client.query(`update portal.${table} set customer_id = 'x'`)).rejects.toThrow(
        /append-only/,
      );
    }
  });
});

test('entries that do not sum to zero are refused by the database, each statement by itself', async () => {
  await withClient(world.database.url, async (client) => {
    await client.query(`set search_path = portal`);
    await client.query('begin');
    await client.query(`insert into ledger_transactions
      select tenant_id, customer_id, subject_id, 'odd', 'direct', null, at from ledger_transactions limit 1`);
    const entries = (...amounts: readonly (readonly [line: number, minor: number, currency: string])[]) =>
      `insert into ledger_entries
      select tenant_id, customer_id, subject_id, 'odd', line, 'cardClearing', minor, currency, ''
      from ledger_transactions,
        (values ${amounts.map(([line, minor, currency]) => `(${line}, ${minor}, '${currency}')`)})
          as v (line, minor, currency)
      where kind = 'odd'`;
    const added = async (...statements: readonly string[]) => {
      await client.query('savepoint before');
      try {
        for (const statement of statements) await client.query(statement);
        await client.query('set constraints all immediate');
        return 'added';
      } catch (error) {
        return (error as Error).message.replace(/bkg_\w+/, 'bkg');
      } finally {
        await client.query('rollback to before');
      }
    };
    const refused = 'ledger transaction bkg odd does not sum to zero';
    expect(await added(entries([1, 5, 'USD']))).toBe(refused);
    expect(await added(entries([1, 5, 'USD'], [2, -5, 'EUR']))).toBe(refused);
    expect(await added(entries([1, 5, 'USD'], [2, -4, 'USD']))).toBe(refused);
    expect(await added(entries([1, 5, 'USD']), entries([2, -5, 'USD']))).toBe(refused);
    const balanced = entries([1, 5, 'USD'], [2, -5, 'USD']);
    expect(await added(balanced)).toBe('added');
    expect(await added(`with balanced as (${balanced}) ${entries([3, 7, 'USD'])}`)).toBe(refused);
    expect(await added(balanced, entries([3, 7, 'USD'], [4, -6, 'USD']))).toBe(refused);
    await client.query('rollback');
  });
});

test('a confirmation code that another booking has is drawn again', async () => {
  const codes = [7, 7, 9].map((byte) => new Uint8Array(8).fill(byte));
  const random = { bytes: (count: number) => (count === 8 && codes.shift()) || server.random.bytes(count) };
  const shown = await Promise.all(
    [await readyCheckout(server, maya), await readyCheckout(server, maya)].map(async (checkout) => {
      const input = bookInputOf(checkout);
      const { actor } = maya;
      const answer = await bookCheckout(
        { ...server, random },
        checkout.checkoutId,
        input,
        actor,
        requestContext(null),
      );
      if (answer.result !== 'Success') throw new Error(answer.result);
      return (await showTrip(server, { ...actor, bookingId: answer.bookingId })).confirmationCode;
    }),
  );
  expect(codes).toEqual([]);
  expect(new Set(shown).size).toBe(2);
});
