/** What offers give, when what they count changes in the middle of giving it. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Instant } from '@sojourn/domain/dates.ts';
import { type BookingId, type CreditId, newId } from '@sojourn/domain/ids.ts';
import type { OfferTerms } from '@sojourn/domain/wallet/offers.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { testProducts } from '@sojourn/products/testing/with-products.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TENDERS } from '#main/capabilities.ts';
import { readBoundFrom } from '#modules/selling/booking/brought/bound-from.ts';
import { testClock } from '#testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import type { Owner } from '#workflow/saga.ts';
import { forfeitCreditsOf } from '../brought/forfeit-credits.ts';
import { holdCredits } from '../hold-credits.ts';
import { returnCredits } from '../return-credits.ts';
import { settleCredits } from '../settle-credits.ts';
import { insertStay, setStayCanceled } from '../testing/insert-stay.ts';
import { createIssuer, type Issuer } from '../testing/issuer.ts';
import { type OfferDeps, settleOffers } from './settle-offers.ts';
import { activatedColumns, insertOffer, readOffer } from './store.ts';

const NOW = '2027-02-08T15:00:00.000Z' as Instant;
const CONTEXT = { timeoutMs: 1_000, scenario: null, requestId: 'test' };
const clock = testClock();
const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
let database: TestDatabase;
let issuer: Issuer;
let deps: OfferDeps;
let owner: Owner;
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 8 });
});
beforeEach(async () => {
  clock.set(NOW);
  issuer = createIssuer();
  deps = {
    db: database.db,
    clock,
    random,
    redemptions: issuer.redemptions,
    products: testProducts,
    readBoundFrom,
  };
  owner = { tenantId: 'consumer', customerId: newId('cus', random.bytes(16)) };
  await sql`insert into customers (tenant_id, customer_id, subject, first_name, last_name, email, locale,
      created_at)
    values (${owner.tenantId}, ${owner.customerId}, ${owner.customerId}, 'Maya', 'Okafor', 'maya@bank.test',
      'en', ${NOW})`.execute(database.db);
});
afterAll(() => database?.drop());

async function offer(terms: OfferTerms, countedMinor = 0) {
  const offerId = newId('off', random.bytes(16));
  const row = {
    ...owner,
    offerId,
    kind: terms.kind,
    terms,
    countedMinor,
    createdAt: NOW,
    title: { en: 'An offer', fr: 'Une offre' },
    art: { seed: 'offer', kind: 'hotel' },
    accountReferenceId: 'acc_summit_1',
    endsAt: '2027-06-01T00:00:00.000Z' as Instant,
  };
  await withTransaction(database.db, (tx) => insertOffer(tx, row));
  await sql`update offers set state = 'Authorized', ${activatedColumns(NOW)}
    where offer_id = ${offerId}`.execute(database.db);
  return offerId;
}
const BONUS = { kind: 'bonusMiles', units: 10_000, spendMinor: 100_000 } as const;
const stay = (totalMinor: number) =>
  insertStay(database.db, owner, { totalMinor, bookedAt: NOW, endsAt: NOW });

it('an answer that comes late takes no later round of miles for its own', async () => {
  const offerId = await offer(BONUS);
  const first = await stay(100_000);
  await settleOffers(deps, owner, CONTEXT);
  expect(issuer.miles()).toBe(10_000);
  await setStayCanceled(database.db, first);
  // While the bank's answer to the first is on its way, another process finishes and a new stay earns again
  const slow: OfferDeps['redemptions'] = {
    ...issuer.redemptions,
    takeBack: async (request, context) => {
      const answer = await issuer.redemptions.takeBack(request, context);
      await settleOffers(deps, owner, CONTEXT);
      await stay(120_000);
      await settleOffers(deps, owner, CONTEXT);
      return answer;
    },
  };
  await settleOffers({ ...deps, redemptions: slow }, owner, CONTEXT);
  await settleOffers(deps, owner, CONTEXT);
  expect(issuer.miles()).toBe(10_000);
  expect(await readOffer(database.db, owner, offerId)).toMatchObject({ state: 'Used', round: 2 });
});

describe('bonus miles', () => {
  const AFTER_TRAVEL = '2027-04-19T16:00:00.000Z' as Instant;
  const ahead = () => insertStay(database.db, owner, { totalMinor: 100_000, bookedAt: NOW });

  it('post after travel, even when the offer has ended by then', async () => {
    const offerId = await offer(BONUS);
    await ahead();
    await settleOffers(deps, owner, CONTEXT);
    const earned = await readOffer(database.db, owner, offerId);
    expect([earned?.state, issuer.miles()]).toEqual(['ConfirmState', 0]);
    clock.set('2027-06-02T00:00:00.000Z' as Instant);
    await settleOffers(deps, owner, CONTEXT);
    const posted = await readOffer(database.db, owner, offerId);
    expect([posted?.state, issuer.miles()]).toEqual(['Used', 10_000]);
  });

  it('don’t post for a trip that is canceled before, also if the bank’s answer was lost', async () => {
    const offerId = await offer(BONUS);
    const bookingId = await ahead();
    await settleOffers(deps, owner, CONTEXT);
    await setStayCanceled(database.db, bookingId);
    await settleOffers(deps, owner, CONTEXT);
    const again = await readOffer(database.db, owner, offerId);
    expect([again?.state, again?.round]).toEqual(['Authorized', 2]);
    const next = await ahead();
    clock.set(AFTER_TRAVEL);
    const silent: OfferDeps['redemptions'] = {
      ...issuer.redemptions,
      earn: async (request, context) => {
        await issuer.redemptions.earn(request, context);
        return { outcome: 'unknown' };
      },
    };
    await settleOffers({ ...deps, redemptions: silent }, owner, CONTEXT);
    expect(issuer.miles()).toBe(10_000);
    await setStayCanceled(database.db, next);
    await settleOffers(deps, owner, CONTEXT);
    const last = await readOffer(database.db, owner, offerId);
    expect([last?.state, issuer.miles()]).toEqual(['Authorized', 0]);
  });
});

it('a stay that is canceled while its credit is being given brings none that stays', async () => {
  const offerId = await offer({ kind: 'creditBack', shareBasisPoints: 1_500, capMinor: 6_000 });
  const bookingId = await stay(30_000);
  let giving: Promise<void> | undefined;
  let canceling: Promise<void> | undefined;
  // Somebody else has the offer in hand: the stay is counted, and the credit waits
  await withTransaction(database.db, async (tx) => {
    await sql`select from offers where offer_id = ${offerId} for update`.execute(tx);
    giving = settleOffers(deps, owner, CONTEXT);
    await sleep(150);
    // As the cancel saga does: the booking first, then what it brought
    canceling = withTransaction(database.db, async (cancel) => {
      await sql`update bookings set state = 'Canceled' where booking_id = ${bookingId}`.execute(cancel);
      await forfeitCreditsOf(cancel, { random }, owner, { bookingId }, clock.now());
    });
    await sleep(150);
  });
  await Promise.all([giving, canceling]);
  const { rows } = await sql`select available_minor from travel_credits
    where customer_id = ${owner.customerId} and available_minor > 0`.execute(database.db);
  expect(rows).toEqual([]);
});

it('an offer that the bank cannot make sense of keeps no other from being given', async () => {
  const [first, last] = [await offer(BONUS, 100_000), await offer(BONUS, 100_000)].sort();
  const redemptions: OfferDeps['redemptions'] = {
    ...issuer.redemptions,
    earn: async (request, context) => {
      if (request.reference.startsWith(first!)) throw new Error('the bank answered with 400');
      return issuer.redemptions.earn(request, context);
    },
  };
  await expect(settleOffers({ ...deps, redemptions }, owner, CONTEXT)).rejects.toThrow('400');
  expect(await readOffer(database.db, owner, last!)).toMatchObject({ state: 'Used' });
});

describe('credit back, when its stay is canceled,', () => {
  const terms = { kind: 'creditBack', shareBasisPoints: 1_500, capMinor: 6_000 } as const;
  const cancel = (bookingId: BookingId) =>
    withTransaction(database.db, async (tx) => {
      await sql`update bookings set state = 'Canceled' where booking_id = ${bookingId}`.execute(tx);
      await forfeitCreditsOf(tx, { random }, owner, { bookingId }, clock.now());
    });
  const settle = () => settleOffers(deps, owner, CONTEXT);
  const creditOf = async (round: number) => {
    const { rows } = await sql<{ creditId: CreditId; availableMinor: number }>`select
        credit_id as "creditId", available_minor as "availableMinor" from travel_credits
      where customer_id = ${owner.customerId} and grant_key like ${`%:${round}`}`.execute(database.db);
    return rows[0]!;
  };
  /** Another booking takes so much of it; answers what gives it back. */
  async function spend(creditId: CreditId, amountMinor: number) {
    const bookingId = newId('bkg', random.bytes(16));
    const parts = [{ tenderNo: 1, sourceId: creditId, amountMinor }];
    const of = { bookingId, parts };
    await withTransaction(database.db, async (tx) => {
      await holdCredits(tx, { tenders: TENDERS }, owner, of, clock.now());
      await settleCredits(tx, { tenders: TENDERS }, owner, of, clock.now());
    });
    return () =>
      withTransaction(database.db, (tx) =>
        returnCredits(tx, { random, tenders: TENDERS }, owner, of, clock.now()),
      );
  }
  async function used() {
    const offerId = await offer(terms);
    const bookingId = await stay(30_000);
    await settle();
    expect(await readOffer(database.db, owner, offerId)).toMatchObject({ state: 'Used', round: 1 });
    return { offerId, bookingId, state: async () => (await readOffer(database.db, owner, offerId))!.state };
  }

  it('is there again for another stay, by however many processes', async () => {
    const { offerId, bookingId } = await used();
    await cancel(bookingId);
    await Promise.all([settle(), settle(), settle()]);
    expect(await readOffer(database.db, owner, offerId)).toMatchObject({
      state: 'Authorized',
      round: 2,
      usedAt: null,
      usedBookingId: null,
    });
    const next = await stay(20_000);
    await Promise.all([settle(), settle()]);
    expect(await creditOf(2)).toMatchObject({ availableMinor: 3_000 });
    await cancel(next);
    await settle();
    expect(await readOffer(database.db, owner, offerId)).toMatchObject({ state: 'Authorized', round: 3 });
  });

  it('is over when it has ended meanwhile', async () => {
    const { bookingId, state } = await used();
    clock.set('2027-06-02T00:00:00.000Z' as Instant);
    await cancel(bookingId);
    await settle();
    expect(await state()).toBe('Cancelled');
  });

  it('stays used while something of it is kept', async () => {
    const { bookingId, state } = await used();
    const giveBack = await spend((await creditOf(1)).creditId, 1_000);
    await cancel(bookingId);
    await settle();
    expect(await state(), '$10.00 went into another stay').toBe('Used');
    await giveBack();
    await settle();
    expect(await state(), 'and came back to the issuer').toBe('Authorized');
  });
});
