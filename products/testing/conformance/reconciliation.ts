/** Our records against those of supplier, card and bank: followed until they agree, and a case until then. */
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { createMoneyWatch } from '@sojourn/server/modules/selling/booking/testing/watch-money.ts';
import { getTrip } from '@sojourn/server/modules/trips/trips/get-trip.ts';
import { expect, test } from 'vitest';
import type { Booked, SuiteStage } from './product-under-test.ts';

const CONTEXT = { timeoutMs: 1_000, scenario: null, requestId: 'test' };
const DAY_SECONDS = 86_400;

export function describeReconciliation(stage: SuiteStage): void {
  const { of } = stage;
  const watchOf = () => createMoneyWatch(stage.server());

  test('a trip is looked up again after a day, and what differs goes to a person', async () => {
    const made = await stage.settled();
    const { clock } = stage.world();
    const before = clock.now();
    const read = () => getTrip(stage.server(), made.bookingId, made.traveler.actor, requestContext());
    clock.move(DAY_SECONDS);
    expect((await read()).verifiedAt).toBe(before);
    await expect.poll(async () => (await stage.tripOf(made)).verifiedAt).toBe(clock.now());
    const cases = async () => (await stage.tripOf(made)).cases;
    const bring = stage.supplier().lose(made.bookingId);
    clock.move(DAY_SECONDS);
    await read();
    await expect.poll(cases).toMatchObject([{ kind: 'supplierRecordDiffers' }]);
    expect(await stage.world().differences()).toMatchObject([
      { bookingId: made.bookingId, what: of.differs },
    ]);
    bring();
    await read();
    await expect.poll(cases).toMatchObject([{ state: 'closed' }]);
  });

  test('refunds are followed until they are on the statement', async () => {
    const made = await stage.settled();
    await stage.cancel(made);
    const watch = watchOf();
    await watch.look();
    expect(await stage.tripOf(made)).toMatchObject({ refunds: [{ state: 'sent' }] });
    const { clock } = stage.world();
    clock.move(4 * DAY_SECONDS);
    const numbers = await watch.look();
    expect(await stage.tripOf(made)).toMatchObject({ refunds: [{ state: 'returned' }] });
    expect(numbers).toEqual({ ledgerViolations: 0, recordDifferences: 0, overdueSagas: 0 });
  });

  test('a refund that isn’t back when it’s due is with a person until it is', async () => {
    const made = await stage.settled(true);
    await stage.cancel(made);
    const { clock, cardFaults } = stage.world();
    const watch = watchOf();
    // The gateway says nothing new: on the statement it would be within days
    cardFaults.next('lookUp', ['away'], true);
    clock.move(12 * DAY_SECONDS);
    await watch.look();
    expect(await stage.tripOf(made)).toMatchObject({
      refunds: [{ overdue: false }, { overdue: false }, { state: 'sent', overdue: true }],
      cases: [{ kind: 'refundOverdue', state: 'open' }],
    });
    cardFaults.clear();
    await watch.look();
    expect(await stage.tripOf(made)).toMatchObject({
      refunds: [{}, {}, { state: 'returned', overdue: false, returnedAt: clock.now() }],
      cases: [{ kind: 'refundOverdue', state: 'closed' }],
    });
  });

  test('miles that come back late close the case of their refund with the next look', async () => {
    const made = await stage.settled(true);
    const { clock, milesFaults } = stage.world();
    const watch = watchOf();
    milesFaults.next('refund', ['away'], true);
    await stage.cancel(made);
    clock.move(21 * DAY_SECONDS);
    await watch.look();
    const kinds = async () => (await stage.tripOf(made)).cases.map(({ kind, state }) => `${kind} ${state}`);
    expect(await kinds()).toContain('refundOverdue open');
    await watch.look();
    expect(await kinds(), 'not before they are there').toContain('refundOverdue open');
    milesFaults.clear();
    await stage.world().resume(stage.server());
    await watch.look();
    expect(await kinds()).toContain('refundOverdue closed');
    expect((await stage.tripOf(made)).refunds.every(({ state }) => state === 'returned')).toBe(true);
  });

  test('what the bank has on record and we don’t becomes a case once it has lasted', async () => {
    const made = await stage.settled(true);
    await expectDifference(stage, made);
  });

  test('miles that the bank has posted for a booking of which we note nothing are a difference', async () => {
    const { bookingId, traveler } = await stage.settled();
    const { issuer } = stage.world();
    const reference = `earn:${bookingId}`;
    const account = { subject: traveler.actor.subject, accountReferenceId: traveler.account };
    await issuer.redemptions.earn({ ...account, reason: of.product, reference, units: 5 }, CONTEXT);
    expect(await stage.world().differences()).toMatchObject([
      { bookingId, what: 'earning', facts: expect.stringMatching(/^posted 5 against Pending/) },
    ]);
    issuer.forget(reference);
  });
}

async function expectDifference(stage: SuiteStage, made: Booked): Promise<void> {
  const newWatch = () => createMoneyWatch(stage.server());
  const { issuer, cardFaults } = stage.world();
  const watch = newWatch();
  expect((await watch.look()).recordDifferences).toBe(0);
  const reference = `${made.bookingId}:miles:2`;
  await issuer.redemptions.refund({ reference, refundReference: 'by hand', units: 100 }, CONTEXT);
  // Another server continues, and its first look isn't enough for a case
  const later = newWatch();
  await later.look();
  expect((await stage.tripOf(made)).cases).toEqual([]);
  expect((await later.look()).recordDifferences).toBeGreaterThan(0);
  const differs = (state: string) => ({ cases: [{ kind: 'moneyRecordDiffers', state }] });
  expect(await stage.tripOf(made)).toMatchObject(differs('open'));
  // Undone behind the port, as the bank's people would
  const record = issuer.redemptionsByReference.get(reference);
  if (!record) throw new Error(`the bank has no ${reference}`);
  Object.assign(record, { redemption: { ...record.redemption, refundedUnits: 0 }, refunds: [] });
  // On another server, which never saw the difference
  cardFaults.next('lookUp', ['away'], true);
  await watch.look();
  expect(await stage.tripOf(made), 'the card’s record can’t be read').toMatchObject(differs('open'));
  cardFaults.clear();
  await watch.look();
  expect(await stage.tripOf(made)).toMatchObject(differs('closed'));
}
