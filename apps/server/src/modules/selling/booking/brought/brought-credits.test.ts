/** Credits that a booking brought depend on it: they're spent once it's bound, and worth what it's worth. */
import { date, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { type BookingId, type ChangeId, newId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listActivity } from '#modules/money/wallet/activity/list-activity.ts';
import { availableCredits } from '#modules/money/wallet/available-credits.ts';
import { grantCredit } from '#modules/money/wallet/grant-credit.ts';
import { holdCredits } from '#modules/money/wallet/hold-credits.ts';
import { releaseCredits } from '#modules/money/wallet/release-credits.ts';
import { confirmChange } from '#modules/trips/changes/confirm-change.ts';
import { requestChange } from '#modules/trips/changes/request-change.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { chooseProtection } from '../../checkouts/protections/choose-protection.ts';
import { readBooking } from '../store.ts';
import { IN_ORDER, readyCheckout, type Traveler } from '../testing/booking-world.ts';
import { requestContext } from '../testing/request-context.ts';
import { cancelAsQuoted, createStage, mustBook, resetFaults, type Stage } from '../testing/stage.ts';
import { boundFrom } from './bound-from.ts';

let { world, server } = {} as Stage;
beforeAll(async () => {
  ({ world, server } = await createStage());
});
afterEach(async () => {
  resetFaults(world);
  await world.resume(server);
  world.clock.set(TEST_NOW);
});
afterAll(async () => {
  expect(await world.problems()).toEqual(IN_ORDER);
  await world.close();
});

type Booked = { readonly traveler: Traveler; readonly bookingId: BookingId };
const ownerOf = ({ traveler: { actor } }: Pick<Booked, 'traveler'>) => ({
  tenantId: actor.tenantId,
  customerId: actor.customerId,
});
async function booked(isCovered = false): Promise<Booked> {
  const traveler = await world.newTraveler();
  const ready = await readyCheckout(server, traveler);
  const choice = { protection: 'cancelForAnyReason', action: 'Purchase' } as const;
  const covered = isCovered && (await chooseProtection(server, ready.checkoutId, choice, traveler.actor));
  const bookingId = await mustBook(server, covered || ready, traveler);
  await world.resume(server);
  return { traveler, bookingId };
}
const GIVEN = 59_300;
/** As a price match, a price drop and an offer give it. */
const give = (of: Booked, type: 'PriceMatchCredit' | 'PriceDropCredit' | 'OfferCredit') =>
  withTransaction(server.db, async (tx) => {
    const at = server.clock.now();
    const booking = assertPresent(await readBooking(tx, { ...ownerOf(of), bookingId: of.bookingId }), 'it');
    const spendableFrom = await boundFrom(tx, booking, at);
    const expiresAt = plusSeconds(at, 365 * 86_400);
    const grant = { type, amountMinor: GIVEN, grantKey: `${type}:${of.bookingId}`, expiresAt, spendableFrom };
    const origin = { bookingId: of.bookingId };
    const creditId = await grantCredit(tx, server, ownerOf(of), { ...grant, origin }, at);
    return { creditId: assertPresent(creditId, 'a credit'), spendableFrom };
  });
const spendable = async (of: Booked) =>
  (await availableCredits(server.db, ownerOf(of), server.clock.now())).map(
    ({ availableMinor }) => availableMinor,
  );
/** For another trip, which then isn't booked after all. */
const spend = (of: Booked, creditId: string) =>
  withTransaction(server.db, async (tx) => {
    const at = server.clock.now();
    const bookingId = newId('bkg', server.random.bytes(16));
    const parts = [{ tenderNo: 1, sourceId: creditId as never, amountMinor: 100 }];
    await holdCredits(tx, server, ownerOf(of), { bookingId, parts }, at);
    await releaseCredits(tx, server, ownerOf(of), { bookingId }, at);
  });
const rowOf = async (creditId: string) => {
  const { rows } = await sql<{ left: number; from: Instant | null }>`select available_minor as left,
    spendable_from as from from travel_credits where credit_id = ${creditId}`.execute(server.db);
  return assertPresent(rows[0], 'the credit');
};
async function change(of: Booked, checkOut: string): Promise<void> {
  const { traveler, bookingId } = of;
  const rooms = [{ adults: 2, childAges: [] }];
  const guests = [{ firstName: 'Maya', lastName: 'Okafor' }];
  const ask = {
    kind: 'Hotel' as const,
    checkIn: date('2027-04-15'),
    checkOut: date(checkOut),
    rooms,
    guests,
  };
  const quoted = await requestChange(server, bookingId, { ask }, traveler.actor, requestContext());
  const dueMinor = quoted.cost?.due.amountMinor ?? 0;
  const paymentId = dueMinor > 0 ? assertPresent(traveler.cards[0], 'a card') : null;
  const changeId = quoted.changeId as ChangeId;
  const done = await confirmChange(
    server,
    bookingId,
    changeId,
    { dueMinor, paymentId },
    traveler.actor,
    requestContext(),
  );
  expect(done.failure).toBeNull();
}

test.each(['PriceMatchCredit', 'PriceDropCredit', 'OfferCredit'] as const)(
  'a %s of a trip that can still be canceled for a refund pays for no other trip',
  async (type) => {
    const of = await booked();
    const { creditId, spendableFrom } = await give(of, type);
    const bound = assertPresent(spendableFrom, 'when it’s bound');
    expect(await spendable(of)).toEqual([]);
    await expect(spend(of, creditId)).rejects.toMatchObject({ code: 'CreditNotAvailable' });
    world.clock.set(plusSeconds(bound, -1));
    await expect(spend(of, creditId)).rejects.toMatchObject({ code: 'CreditNotAvailable' });
    world.clock.set(bound);
    expect(await spendable(of)).toEqual([GIVEN]);
    await spend(of, creditId);
  },
);

test('the ledger has it as pending until it can be spent', async () => {
  const of = await booked();
  const { spendableFrom } = await give(of, 'PriceMatchCredit');
  const bound = assertPresent(spendableFrom, 'when it’s bound');
  const types = async () => {
    const { entries } = await listActivity(
      { ...server, titlesOf: async () => new Map() },
      {},
      of.traveler.actor,
    );
    return entries.map(({ type }) => type);
  };
  world.clock.set(plusSeconds(bound, -1));
  expect(await types()).toEqual(['PendingTravelCredit']);
  world.clock.set(bound);
  expect(await types()).toEqual(['PriceMatch']);
});

test('nothing is left of it once its trip is canceled with everything back', async () => {
  const of = await booked();
  const { creditId } = await give(of, 'PriceMatchCredit');
  const { trip } = await cancelAsQuoted(server, of.bookingId, of.traveler);
  expect(trip.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(trip.total.amountMinor);
  expect((await rowOf(creditId)).left).toBe(0);
});

test('a trip that’s covered for any reason is bound once that cover ends', async () => {
  const [plain, covered] = [await booked(), await booked(true)];
  const [without, withCover] = [await give(plain, 'OfferCredit'), await give(covered, 'OfferCredit')];
  const from = (given: typeof without) => Date.parse(assertPresent(given.spendableFrom, 'when it’s bound'));
  expect(from(withCover)).toBeGreaterThan(from(without));
});

test('of a stay that was made shorter it’s worth what the stay is still worth', async () => {
  const of = await booked();
  const { creditId } = await give(of, 'PriceMatchCredit');
  const before = assertPresent(
    await readBooking(server.db, { ...ownerOf(of), bookingId: of.bookingId }),
    'it',
  );
  await change(of, '2027-04-17');
  const after = assertPresent(
    await readBooking(server.db, { ...ownerOf(of), bookingId: of.bookingId }),
    'it',
  );
  expect(after.totalMinor).toBeLessThan(before.totalMinor);
  const left = Math.floor((GIVEN * after.totalMinor) / before.totalMinor);
  expect((await rowOf(creditId)).left).toBe(left);
  // What ended is in her own ledger as well: `problems` compares both
  await change(of, '2027-04-21');
  expect((await rowOf(creditId)).left).toBe(left);
});

test('a booking that gives nothing back when the credit comes lets it be spent at once', async () => {
  const of = await booked();
  world.clock.set('2027-04-14T23:00:00.000Z' as Instant);
  const { creditId, spendableFrom } = await give(of, 'PriceDropCredit');
  expect(spendableFrom).toBeNull();
  await spend(of, creditId);
});
