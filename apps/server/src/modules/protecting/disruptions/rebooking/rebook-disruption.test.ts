/** One confirm books another flight for everybody, once, paid by what covers it. */
import type { PricedAsk } from '@sojourn/contract/changes.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { FlightBooking } from '@sojourn/products/flight/sell/sale.ts';
import { flightTrip } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBooking } from '#modules/selling/booking/store.ts';
import { IN_ORDER, type Process, type Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { createMarketStage } from '#modules/selling/booking/testing/market-stage.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { cancelAsQuoted, resetFaults, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { cancelTrip } from '#modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import { requestChange } from '#modules/trips/changes/request-change.ts';
import { acceptChange } from '#modules/trips/schedule-changes/accept-change.ts';
import { declineChange } from '#modules/trips/schedule-changes/decline-change.ts';
import { lookUpBooking } from '#modules/trips/schedule-changes/look-ups/look-up-booking.ts';
import { listRebookings } from '#modules/trips/schedule-changes/rebooking/list-rebookings.ts';
import { rebookChange } from '#modules/trips/schedule-changes/rebooking/rebook-change.ts';
import { readChanges } from '#modules/trips/schedule-changes/store.ts';
import { getScheduleChange } from '#modules/trips/schedule-changes/view-change.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { readUnwatched } from '../../price-drop/store.ts';
import { getPriceMatch } from '../../price-match/get-match.ts';
import { readProtections } from '../../protections/store.ts';
import { readDisruptions } from '../store.ts';
import { CFAR, contextOf, DISRUPTION, disrupted, inputOf, planned } from '../testing/disrupted-trip.ts';
import { getDisruption } from '../view-disruption.ts';
import { rebookDisruption } from './rebook-disruption.ts';

const LONG_MS = 120_000;
let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server } = await createMarketStage());
}, LONG_MS);
beforeEach(async () => {
  maya = await world.newTraveler();
});
afterEach(async () => {
  resetFaults(world);
  await world.resume(server);
  expect(await world.problems()).toEqual(IN_ORDER);
  world.clock.set(TEST_NOW);
});
afterAll(() => world?.close());

const rebook = (
  bookingId: BookingId,
  optionId: string,
  { by = maya, on = server, scenario = null }: { by?: Traveler; on?: Process; scenario?: string | null } = {},
) => rebookDisruption(on, bookingId, inputOf(optionId), by.actor, requestContext(scenario));
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: { code?: string }) => error.code ?? String(error),
  );
const stateOf = async (bookingId: BookingId) =>
  (await readDisruptions(server.db, { ...maya.actor, bookingId }))[0]?.state;
const protectionOf = async (bookingId: BookingId) =>
  (await readProtections(server.db, { ...maya.actor, bookingId }))[0];
const stateOfBooking = async (bookingId: BookingId) =>
  (
    await sql<{ state: string }>`select state from bookings where booking_id = ${bookingId}`.execute(
      server.db,
    )
  ).rows[0]?.state;
const poolOf = async (bookingId: BookingId): Promise<number> => {
  const cover = `dsc_${bookingId.slice(4)}-1`;
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(e.amount_minor), 0)::int as sum
    from ledger_entries e join ledger_transactions t using (tenant_id, customer_id, subject_id, kind)
    where e.account = 'protectionPool' and e.instance = ${cover} and t.phase <> 'pending'`.execute(server.db);
  return rows[0]?.sum ?? 0;
};
const unreleased = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from disruption_options
    where released_at is null and option_id not in (select booking_id from bookings)`.execute(server.db);
  return rows[0]?.count ?? 0;
};

const openCheckouts = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from checkouts
    where customer_id = ${maya.actor.customerId} and state <> 'booked'`.execute(server.db);
  return rows[0]?.count ?? 0;
};

async function offered(story: Parameters<typeof disrupted>[2] = {}) {
  const bookingId = await disrupted({ world, server }, maya, story);
  const { options } = await planned(server, bookingId, maya);
  const [best, second] = options;
  if (!best || !second) throw new Error('no options');
  return { bookingId, best, second };
}

describe('rebooking', () => {
  test('leaves member numbers behind that the new airline doesn’t serve', async () => {
    const bookingId = await disrupted({ world, server }, maya, { isMember: true });
    const numbersOf = async (id: BookingId) =>
      ((await bookingOf(id)) as FlightBooking).guests.map(({ frequentFlyerNumber }) => frequentFlyerNumber);
    const program = (await numbersOf(bookingId))[0]?.[0]?.airline ?? '';
    const { options } = await planned(server, bookingId, maya);
    const other = options.find(({ airline }) => !server.isPartner(program, airline.code));
    if (!other) throw new Error('no flight of an airline that isn’t a partner');
    const { trip } = await rebook(bookingId, other.optionId);
    expect(await numbersOf(trip.bookingId as BookingId)).toEqual([[], []]);
  });

  test('makes a booking of its own for both, at no cost, and uses the protection', async () => {
    const { bookingId, best } = await offered();
    const { result, trip } = await rebook(bookingId, best.optionId);
    expect(result).toBe('Rebooked');
    expect(trip.bookingId).toBe(best.optionId);
    const made = await flightTrip(server, maya, trip.bookingId as BookingId);
    expect(made.flight.slices).toHaveLength(1);
    const booked = await bookingOf(made.bookingId as BookingId);
    const { guests, contact } = await bookingOf(bookingId);
    expect(booked).toMatchObject({ guests, contact });
    expect(made.tenders.map(({ kind, amount }) => [kind, amount.amountMinor])).toEqual([
      ['AncillaryCredit', booked.totalMinor],
    ]);
    expect(await stateOf(bookingId)).toBe('rebooked');
    expect(await stateOfBooking(bookingId)).toBe('Confirmed');
    const total = booked.totalMinor;
    expect(await protectionOf(bookingId)).toMatchObject({
      state: 'Exercised',
      clauseId: 'rebooking',
      paidMinor: total,
    });
    expect(await poolOf(bookingId)).toBe(total);
    expect(await unreleased()).toBe(0);
    await world.resume(server);
    expect((await flightTrip(server, maya, booked.bookingId)).status).toBe('Confirmed');
  });

  test('twice by a double click: one booking, one answer', async () => {
    const { bookingId, best } = await offered();
    const other = world.startProcess('other');
    const answers = await Promise.all([
      rebook(bookingId, best.optionId),
      rebook(bookingId, best.optionId, { on: other }),
      rebook(bookingId, best.optionId),
    ]);
    expect(new Set(answers.map(({ result }) => result))).toEqual(new Set(['Rebooked']));
    expect(new Set(answers.map(({ trip }) => trip.bookingId))).toEqual(new Set([best.optionId]));
    expect((await rebook(bookingId, best.optionId)).result).toBe('Rebooked');
  });

  test('of two flights from two tabs one is booked, and the other’s seats are free', async () => {
    const { bookingId, best, second } = await offered();
    const other = world.startProcess('other');
    const codes = await Promise.all([
      codeOf(rebook(bookingId, best.optionId)),
      codeOf(rebook(bookingId, second.optionId, { on: other })),
    ]);
    expect(codes.toSorted()).toEqual(['DisruptionUsed', 'ok']);
    expect(await unreleased()).toBe(0);
    await expect(planned(server, bookingId, maya)).rejects.toMatchObject({ code: 'DisruptionUsed' });
  });

  test.each([
    ['option-sold', 'DisruptionOptionGone'],
    ['rebook-fails', 'DisruptionRebookFailed'],
  ])('%s: nothing has changed, and another flight can be taken', async (scenario, code) => {
    const { bookingId, best, second } = await offered();
    expect(await codeOf(rebook(bookingId, best.optionId, { scenario }))).toBe(code);
    expect(await stateOf(bookingId)).toBe('open');
    expect(await protectionOf(bookingId)).toMatchObject({ state: 'Valid', withheldMinor: 0 });
    expect(await stateOfBooking(bookingId)).toBe('Confirmed');
    expect(await poolOf(bookingId)).toBe(0);
    expect(await openCheckouts()).toBe(0);
    expect(await codeOf(rebook(bookingId, best.optionId))).toBe('DisruptionOptionGone');
    expect((await rebook(bookingId, second.optionId)).result).toBe('Rebooked');
  });

  test('rebook-times-out: pending, nothing else can be decided, and it ends with an answer', async () => {
    const { bookingId, best, second } = await offered();
    const on = world.startProcess('slow', { callTimeoutMs: 50 });
    const { result, trip } = await rebook(bookingId, best.optionId, { on, scenario: 'rebook-times-out' });
    expect([result, trip.bookingId]).toEqual(['Pending', bookingId]);
    expect(await stateOf(bookingId)).toBe('rebooking');
    expect(await codeOf(rebook(bookingId, second.optionId))).toBe('DisruptionUsed');
    await expect(quoteCancel(server, bookingId, maya.actor, requestContext())).rejects.toMatchObject({
      code: 'NotCancellable',
    });
    await sql`update sagas set scenario = null where saga_id = ${best.optionId}`.execute(server.db);
    await world.resume(server);
    expect(await stateOf(bookingId)).toBe('rebooked');
  });

  test('is refused to strangers, for what wasn’t offered, and once its seats aren’t held', async () => {
    const { bookingId, best } = await offered();
    const stranger = await world.newTraveler();
    expect(await codeOf(rebook(bookingId, best.optionId, { by: stranger }))).toBe('NotFound');
    expect(await codeOf(rebook(bookingId, 'bkg_00000000000000000000000001'))).toBe('DisruptionOptionGone');
    world.clock.move(16 * 60);
    expect(await codeOf(rebook(bookingId, best.optionId))).toBe('DisruptionOptionGone');
    expect(await stateOf(bookingId)).toBe('open');
  });

  test('some of the travelers need a person: one case, however often', async () => {
    const { bookingId, best } = await offered();
    const some = () =>
      rebookDisruption(
        server,
        bookingId,
        { ...inputOf(best.optionId), travelers: [0] },
        maya.actor,
        requestContext(),
      );
    const [one, two] = [await some().catch(detailsOf), await some().catch(detailsOf)];
    expect(one).toMatchObject({ code: 'DisruptionPartialNeedsAgent' });
    expect(one).toEqual(two);
    const all = { ...inputOf(best.optionId), travelers: [1, 0] };
    const answer = await rebookDisruption(server, bookingId, all, maya.actor, requestContext());
    expect(answer.result).toBe('Rebooked');
  });
});

test('an agent in the customer’s portal rebooks as the customer, and is noted', async () => {
  const { bookingId, best } = await offered();
  const agentId = (await world.newTraveler()).actor.customerId;
  const actor = { ...maya.actor, agentId, isDelegated: true } as const;
  const asAgent = { ...maya, actor };
  expect((await rebook(bookingId, best.optionId, { by: asAgent })).result).toBe('Rebooked');
  const { rows } = await sql<{ agent: string | null }>`select body::jsonb -> 'facts' ->> 'agentId' as agent
    from snapshots where booking_id = ${best.optionId}`.execute(server.db);
  expect(rows.map(({ agent }) => agent)).toEqual([agentId]);
});

test('the airline’s own change doesn’t rebook a replaced way once more', async () => {
  const { bookingId, best } = await offered({ ways: ['ORD LAX 2027-04-14', 'LAX ORD 2027-04-19'] });
  const ref = { ...maya.actor, bookingId };
  await lookUpBooking(server, ref, contextOf('flight-moved'));
  const listed = () => listRebookings(server, bookingId, maya.actor, requestContext());
  const { version, slices } = await listed();
  const { slice, options } = assertPresent(slices[0], 'the way out');
  const optionId = assertPresent(options[0], 'a free flight').optionId;
  await rebook(bookingId, best.optionId);
  expect((await listed()).slices).toEqual([]);
  const { change } = await getScheduleChange(server, bookingId, maya.actor);
  expect(change?.actions).not.toContain('Rebook');
  const answer = { version, choices: [{ slice, optionId }] };
  expect(await codeOf(rebookChange(server, bookingId, answer, maya.actor, requestContext()))).toBe(
    'RebookingUnavailable',
  );
  expect(await stateOfBooking(bookingId)).toBe('Confirmed');
  expect((await readChanges(server.db, ref))[0]?.state).toBe('pending');

  // Two tabs decline: what the airline gives back is paid once, without the replaced way
  const decline = () => codeOf(declineChange(server, bookingId, { version }, maya.actor, requestContext()));
  const codes = await Promise.all([decline(), decline()]);
  expect(codes).toContain('ok');
  expect(await decline()).not.toBe('ok');
  expect(await codeOf(acceptChange(server, bookingId, { version }, maya.actor, requestContext()))).not.toBe(
    'ok',
  );
  await world.resume(server);
  const { withheldMinor = 0 } = (await protectionOf(bookingId)) ?? {};
  const { totalMinor } = await bookingOf(bookingId);
  const { rows } = await sql<{ back: number }>`select sum(amount_minor)::int as back from refunds
    where booking_id = ${bookingId}`.execute(server.db);
  expect(rows[0]?.back).toBe(totalMinor - withheldMinor);
});

describe('once rebooked', () => {
  const rebooked = async (story: Parameters<typeof disrupted>[2] = {}) => {
    const { bookingId, best } = await offered(story);
    await rebook(bookingId, best.optionId);
    await world.resume(server);
    const { rows } = await sql<{ total: number }>`select total_minor::int as total from bookings
      where booking_id = ${bookingId}`.execute(server.db);
    return { bookingId, replacement: best.optionId as BookingId, total: rows[0]?.total ?? 0 };
  };

  test('the way that was replaced isn’t paid out again when the rest is canceled', async () => {
    const { bookingId, total } = await rebooked();
    const { withheldMinor = 0 } = (await protectionOf(bookingId)) ?? {};
    expect(withheldMinor).toBeGreaterThan(total / 4);
    expect(withheldMinor).toBeLessThan(total);
    const quote = await quoteCancel(server, bookingId, maya.actor, requestContext());
    expect(quote.refund.amountMinor).toBeLessThanOrEqual(total - withheldMinor);
    await cancelAsQuoted(server, bookingId, maya);
  });

  test('canceling for any reason pays only for what wasn’t replaced', async () => {
    const protections = [DISRUPTION, CFAR];
    const { bookingId, total } = await rebooked({ protections });
    const { withheldMinor = 0 } = (await protectionOf(bookingId)) ?? {};
    const { quoteId, refund, protection } = await quoteCancel(
      server,
      bookingId,
      maya.actor,
      requestContext(),
      {
        forAnyReason: true,
      },
    );
    expect(protection?.isUsed).toBe(true);
    expect(refund.amountMinor).toBeLessThanOrEqual(Math.ceil((total - withheldMinor) * 0.8));
    expect(refund.amountMinor).toBeGreaterThan((total - withheldMinor) / 2);
    await cancelTrip(server, bookingId, { quoteId }, maya.actor, requestContext());
    await world.resume(server);
    expect(await stateOfBooking(bookingId)).toBe('Canceled');
  });

  test('what the airline refunds of its own cancellation goes to the pool for the replaced way', async () => {
    const { bookingId, total } = await rebooked();
    const spent = await poolOf(bookingId);
    const { withheldMinor = 0 } = (await protectionOf(bookingId)) ?? {};
    const ref = { ...maya.actor, bookingId };
    await lookUpBooking(server, ref, contextOf('flight-canceled'));
    const [change] = await readChanges(server.db, ref);
    const version = change?.supplierVersion ?? 0;
    await declineChange(server, bookingId, { version }, maya.actor, requestContext());
    await world.resume(server);
    expect(await stateOfBooking(bookingId)).toBe('Canceled');
    const { rows } = await sql<{ back: number }>`select sum(amount_minor)::int as back from refunds
      where booking_id = ${bookingId}`.execute(server.db);
    expect(rows[0]?.back).toBe(total - withheldMinor);
    expect(await poolOf(bookingId)).toBe(spent - withheldMinor);
  });

  test('the trips name each other, and the replaced way isn’t checked in for or changed', async () => {
    const { bookingId, replacement } = await rebooked();
    const [old, made] = [
      await flightTrip(server, maya, bookingId),
      await flightTrip(server, maya, replacement),
    ];
    const flights = old.flight.slices[0]?.segments.map(
      ({ marketingAirline: { code, flightNumber } }) => `${code} ${flightNumber}`,
    );
    expect([made.replaces, old.replaces]).toEqual([{ bookingId, flights }, null]);
    const shown = await getDisruption(server, bookingId, maya.actor);
    expect(shown.disruption?.replacement?.bookingId).toBe(replacement);
    expect(old.checkIn.map(({ slice }) => slice)).toEqual([1]);
    expect(made.checkIn).toHaveLength(1);
    const { request } = (await bookingOf(bookingId)) as FlightBooking;
    const [, back] = request.slices;
    const [other] = ((await bookingOf(replacement)) as FlightBooking).request.slices;
    if (!back || !other) throw new Error('no slices');
    const asks: PricedAsk[] = [
      { kind: 'Flight', slices: [other, back] },
      { kind: 'Part', parts: [0] },
    ];
    for (const ask of asks)
      expect(await codeOf(requestChange(server, bookingId, { ask }, maya.actor, requestContext()))).toBe(
        'NotChangeable',
      );
  });

  test('a quote from before can’t be confirmed any more', async () => {
    const { bookingId, best } = await offered();
    const { quoteId } = await quoteCancel(server, bookingId, maya.actor, requestContext());
    await rebook(bookingId, best.optionId);
    expect(await codeOf(cancelTrip(server, bookingId, { quoteId }, maya.actor, requestContext()))).toBe(
      'CancelQuoteExpired',
    );
  });

  test('a lower price of the new flight is no money of the traveler’s', async () => {
    const { bookingId, replacement } = await rebooked();
    const matchOf = async (id: BookingId) => (await getPriceMatch(server, id, maya.actor)).priceMatch;
    expect(await matchOf(replacement)).toBeNull();
    const since = { products: ['Flight'], after: { bookedAt: TEST_NOW, bookingId: '' } };
    const unwatched = (await readUnwatched(server.db, since, 1_000)).map((booking) => booking.bookingId);
    expect(unwatched).toContain(bookingId);
    expect(unwatched).not.toContain(replacement);
  });
  test('canceling the new flight gives the pool its money back, and the traveler nothing', async () => {
    const { bookingId, replacement } = await rebooked();
    const spent = await poolOf(bookingId);
    const quote = await quoteCancel(server, replacement, maya.actor, requestContext());
    expect([quote.paid.amountMinor, quote.refund.amountMinor, quote.lines]).toEqual([0, 0, []]);
    await cancelAsQuoted(server, replacement, maya);
    await world.resume(server);
    const back = spent - (await poolOf(bookingId));
    expect(back).toBeGreaterThan(0);
    const { withheldMinor } = (await protectionOf(bookingId)) ?? {};
    if (back === spent) expect(withheldMinor).toBe(0);
    expect(await codeOf(planned(server, bookingId, maya))).toBe('DisruptionUsed');
  });
});

const detailsOf = ({ code, details }: { code?: string; details?: unknown }) => ({ code, details });
const bookingOf = async (bookingId: BookingId) =>
  assertPresent(await readBooking(server.db, { ...maya.actor, bookingId }), bookingId);
