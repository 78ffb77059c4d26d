/** Credits and offers under bookings: one winner, nothing lost, nothing doubled. */
import { randomBytes } from 'node:crypto';
import type { Instant } from '@sojourn/domain/dates.ts';
import { type BookingId, type CreditId, newId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWalletWorld, type WalletWorld } from './testing/wallet-world.ts';

let world: WalletWorld;
let owner: WalletWorld['owner'];
beforeAll(async () => {
  world = await createWalletWorld();
});
beforeEach(() => {
  owner = world.newOwner();
  world.clock.set('2027-02-08T15:00:00.000Z' as Instant);
});
afterEach(async () => expect(await world.problems()).toEqual([]));
afterAll(() => world.close());
const newBooking = (): BookingId => newId('bkg', new Uint8Array(randomBytes(16)));
const part = (sourceId: CreditId, amountMinor: number, tenderNo = 1) => ({ tenderNo, sourceId, amountMinor });

describe('a credit under a booking', () => {
  it('is held, settled with what was really taken, and the rest is free again', async () => {
    const credit = await world.grant(owner, 'GoodwillCredit', 10_000);
    const bookingId = newBooking();
    await world.hold(owner, bookingId, [part(credit, 8_000)]);
    expect(await world.spendable(owner)).toEqual([[credit, 2_000]]);
    await world.settle(owner, bookingId, [{ tenderNo: 1, amountMinor: 7_500 }]);
    expect(await world.spendable(owner)).toEqual([[credit, 2_500]]);
    expect(await world.entries(owner)).toEqual([
      ['Adjustment', 10_000],
      ['Redemption', -7_500],
    ]);
    // Once only
    await world.settle(owner, bookingId, [{ tenderNo: 1, amountMinor: 8_000 }]);
    expect(await world.spendable(owner)).toEqual([[credit, 2_500]]);
  });
  it('that was not booked is free again, however often it is released', async () => {
    const credit = await world.grant(owner, 'GoodwillCredit', 10_000);
    const bookingId = newBooking();
    await world.hold(owner, bookingId, [part(credit, 10_000)]);
    expect(await world.spendable(owner)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => world.release(owner, bookingId)));
    expect(await world.spendable(owner)).toEqual([[credit, 10_000]]);
    expect(await world.entries(owner)).toEqual([['Adjustment', 10_000]]);
  });
  it('comes back when the booking is canceled, at most what was taken', async () => {
    const credit = await world.grant(owner, 'GoodwillCredit', 10_000);
    const bookingId = newBooking();
    await world.hold(owner, bookingId, [part(credit, 10_000)]);
    await world.settle(owner, bookingId, [{ tenderNo: 1, amountMinor: 10_000 }]);
    expect(await world.stateOf(owner, credit)).toBe('Redeemed');
    const back = [{ tenderNo: 1, amountMinor: 6_000 }];
    expect(await world.giveBack(owner, bookingId, back)).toEqual([
      { tenderNo: 1, outcome: 'returned', creditId: credit },
    ]);
    expect(await world.spendable(owner)).toEqual([[credit, 6_000]]);
    await expect(world.giveBack(owner, bookingId, back)).rejects.toThrow();
    expect(await world.spendable(owner)).toEqual([[credit, 6_000]]);
  });
  it('that has ended by then is given anew for 90 days', async () => {
    const credit = await world.grant(owner, 'AnnualCredit', 30_000, {
      expiresAt: '2027-03-01T04:59:59Z' as Instant,
    });
    const bookingId = newBooking();
    await world.hold(owner, bookingId, [part(credit, 20_000)]);
    await world.settle(owner, bookingId, [{ tenderNo: 1, amountMinor: 20_000 }]);
    world.clock.set('2027-03-10T15:00:00.000Z' as Instant);
    const [back] = await world.giveBack(owner, bookingId, [{ tenderNo: 1, amountMinor: 20_000 }]);
    expect(back).toMatchObject({ outcome: 'reissued' });
    expect(await world.spendable(owner)).toEqual([[back!.creditId, 20_000]]);
    const [reissued] = await world.available(owner);
    expect(reissued).toMatchObject({ type: 'RefundCredit', expiresAt: '2027-06-09T03:59:59.000Z' });
  });
  it('that is frozen by then is frozen anew, until its account is in good standing', async () => {
    const account = 'acc_1';
    const credit = await world.grant(owner, 'AnnualCredit', 30_000, {
      expiresAt: '2027-03-01T04:59:59Z' as Instant,
      accountReferenceId: account,
    });
    const bookingId = newBooking();
    await world.hold(owner, bookingId, [part(credit, 20_000)]);
    await world.settle(owner, bookingId, [{ tenderNo: 1, amountMinor: 20_000 }]);
    await world.freeze(owner, account, 'BadStanding');
    world.clock.set('2027-03-10T15:00:00.000Z' as Instant);
    const [back] = await world.giveBack(owner, bookingId, [{ tenderNo: 1, amountMinor: 20_000 }]);
    expect(back).toMatchObject({ outcome: 'reissued' });
    const reissued = back!.creditId as CreditId;
    expect(await world.spendable(owner)).toEqual([]);
    await expect(world.hold(owner, newBooking(), [part(reissued, 1)])).rejects.toMatchObject({
      code: 'CreditNotAvailable',
    });
    await world.freeze(owner, account, null);
    expect(await world.spendable(owner)).toEqual([[reissued, 20_000]]);
  });
  it('of a price match is forfeited with its booking, also what others hold of it', async () => {
    const origin = newBooking();
    const other = newBooking();
    const credit = await world.grant(owner, 'PriceMatchCredit', 5_000, {
      origin: { bookingId: origin, name: 'The Ardmore', code: 'H-2PN7CE' },
    });
    await world.hold(owner, other, [part(credit, 2_000)]);
    await world.forfeit(owner, origin);
    expect(await world.spendable(owner)).toEqual([]);
    await world.release(owner, other);
    expect(await world.spendable(owner)).toEqual([]);
    await world.end();
    expect(await world.entries(owner)).toEqual([
      ['PriceMatch', 5_000],
      ['Canceled', -3_000],
      ['Canceled', -2_000],
    ]);
    expect(await world.stateOf(owner, credit)).toBe('Expired');
  });
});

describe('two bookings for one credit', () => {
  it('have one winner, many times over', async () => {
    for (let round = 0; round < 20; round++) {
      const credit = await world.grant(owner, 'GoodwillCredit', 10_000);
      const bookings = Array.from({ length: 6 }, newBooking);
      const answers = await Promise.allSettled(
        bookings.map((bookingId) => world.hold(owner, bookingId, [part(credit, 10_000)])),
      );
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const answer of answers)
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'CreditNotAvailable' });
    }
  });
  it('that want several in another order neither lock each other out nor take too much', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => world.grant(owner, 'GoodwillCredit', 10_000)));
    const bookings = Array.from({ length: 12 }, newBooking);
    const answers = await Promise.allSettled(
      bookings.map((bookingId, i) => {
        const order = i % 2 === 0 ? ids : ids.toReversed();
        return world.hold(
          owner,
          bookingId,
          order.map((id, at) => part(id, 4_000, at + 1)),
        );
      }),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(new Map(await world.spendable(owner))).toEqual(new Map(ids.map((id) => [id, 2_000])));
  });
  it('take nothing of the others when one of several is not there', async () => {
    const credit = await world.grant(owner, 'GoodwillCredit', 10_000);
    const strangers = await world.grant(world.newOwner(), 'GoodwillCredit', 10_000);
    const parts = [part(credit, 100), part(strangers, 100, 2)];
    await expect(world.hold(owner, newBooking(), parts)).rejects.toMatchObject({
      code: 'CreditNotAvailable',
    });
    expect(await world.spendable(owner)).toEqual([[credit, 10_000]]);
  });
});

it.each([
  ['frozen', { frozenBecause: 'BadStanding' as const }],
  ['over', { expiresAt: '2027-02-08T15:00:00Z' as Instant }],
])('a credit that is %s is not to spend', async (_, more) => {
  const credit = await world.grant(owner, 'AnnualCredit', 10_000, more);
  expect(await world.spendable(owner)).toEqual([]);
  const holding = world.hold(owner, newBooking(), [part(credit, 1)]);
  await expect(holding).rejects.toMatchObject({ code: 'CreditNotAvailable' });
});

it('the database itself refuses a balance below zero', async () => {
  const credit = await world.grant(owner, 'GoodwillCredit', 100);
  const { changeCredits } = await import('./store.ts');
  const change = { creditId: credit, availableMinor: -101, heldMinor: 0 };
  const how = { whenEmpty: 'Redeemed', cause: 'test', at: world.clock.now() } as const;
  await expect(
    withTransaction(world.database.db, (tx) => changeCredits(tx, owner, [change], how)),
  ).rejects.toMatchObject({ code: '23514' });
});
