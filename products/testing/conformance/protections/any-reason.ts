/**
 * Canceling for any reason: what was simulated before buying is what is paid, once, whatever races or breaks.
 */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import {
  type CrashCase,
  runCrashMatrix,
  survive,
} from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { mustBook } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { describe, expect, test } from 'vitest';
import { testProducts } from '#testing/with-products.ts';
import type { Booked, SuiteStage } from '../product-under-test.ts';
import { SPENT, UNITS } from '../suite-stage.ts';
import { protectedReady } from './bought-with-it.ts';

type Choice = 'refund' | 'airlineCredit';
const TWO_DAYS = 2 * 86_400;

/** What the checkout showed that a claim pays. */
const simulated = ({ protections }: Checkout, choice: Choice): number | undefined =>
  protections[0]?.examples.find((example) => example.choice === choice)?.pay.amountMinor;

const sum = (lines: readonly { readonly amount: { readonly amountMinor: number } }[]): number =>
  lines.reduce((all, { amount }) => all + amount.amountMinor, 0);

/**
 * Booked with the protection by a credit, miles and the card, and now so late that its terms keep something;
 * the supplier keeps everything.
 */
async function lateBooking(stage: SuiteStage): Promise<Booked & { readonly checkout: Checkout }> {
  const { at } = stage.of.canceling.late;
  stage.world().clock.set(plusSeconds(at, -TWO_DAYS));
  stage.supplier().penalize(stage.of.totalMinor);
  const { traveler, checkout } = await protectedReady(stage);
  const bookingId = await mustBook(stage.server(), checkout, traveler);
  await stage.world().resume(stage.server());
  stage.world().clock.set(at);
  return { traveler, bookingId, checkout };
}

const quote = (stage: SuiteStage, { bookingId, traveler }: Booked, choice: Choice = 'refund') =>
  quoteCancel(stage.server(), bookingId, traveler.actor, requestContext(), {
    forAnyReason: true,
    choice,
  });
const confirm = (
  stage: SuiteStage,
  { bookingId, traveler }: Booked,
  { quoteId }: Pick<Awaited<ReturnType<typeof quoteCancel>>, 'quoteId'>,
  process = stage.server(),
) => cancelTrip(process, bookingId, { quoteId, canWait: true }, traveler.actor, requestContext());

export function describeAnyReason(stage: SuiteStage): void {
  const { of } = stage;
  if (!testProducts[of.product].covered) {
    test('is refused where it isn’t sold', async () => {
      const made = await stage.settled();
      await expect(quote(stage, made)).rejects.toMatchObject({ code: 'NotCancellable' });
    });
    return;
  }

  test('pays what was simulated, at once and beyond what the fare or rate gives', async () => {
    const made = await lateBooking(stage);
    const quoted = await quote(stage, made);
    const pays = assertPresent(simulated(made.checkout, 'refund'), 'a simulated refund');
    expect(quoted.protection).toMatchObject({ choice: 'refund', pays: { amountMinor: pays } });
    const { byFare, isUsed } = assertPresent(quoted.protection, 'its protection');
    expect([isUsed, byFare.amountMinor < pays]).toEqual([true, true]);
    expect(quoted.refund.amountMinor).toBe(pays);
    const { result, trip } = await confirm(stage, made, quoted);
    expect(result).toBe('Canceled');
    expect(sum(trip.refunds)).toBe(quoted.refund.amountMinor);
    expect(trip.protections).toMatchObject([
      { state: 'Exercised', action: 'Exercise', clauseId: 'refund', paid: { amountMinor: pays } },
    ]);
  });

  test('is pending while its cancellation is under way, and used when it’s through', async () => {
    const made = await lateBooking(stage);
    const actionOf = async () => (await stage.tripOf(made)).protections.map(({ action }) => action);
    expect(await actionOf()).toEqual(['Purchase']);
    const quoted = await quote(stage, made);
    const { faults } = stage.supplier();
    faults.next('cancel', ['cutAfter'], true);
    faults.next('lookUp', ['cutBefore'], true);
    await confirm(stage, made, quoted);
    expect(await actionOf()).toEqual(['Pending']);
    faults.clear();
    await stage.world().resume(stage.server());
    expect(await actionOf()).toEqual(['Exercise']);
  });

  test('is not used where the fare or rate gives all of it back', async () => {
    const { traveler, checkout } = await protectedReady(stage);
    const made = { traveler, bookingId: await mustBook(stage.server(), checkout, traveler) };
    await stage.world().resume(stage.server());
    const quoted = await quote(stage, made);
    expect(quoted.protection).toMatchObject({ isUsed: false });
    const { quoteId } = quoted;
    const { actor } = traveler;
    const { trip } = await cancelTrip(stage.server(), made.bookingId, { quoteId }, actor, requestContext());
    expect(trip.protections[0]?.state).not.toBe('Exercised');
  });

  test('is refused when it wasn’t bought, and from its deadline on', async () => {
    const plain = await stage.settled();
    const refused = { code: 'NotCancellable' };
    const { outcome: cancelOutcome } = testProducts[of.product].withoutCfar;
    await expect(quote(stage, plain)).rejects.toMatchObject({ ...refused, details: { cancelOutcome } });
    const made = await lateBooking(stage);
    const [bought] = (await stage.tripOf(made)).protections;
    stage.world().clock.set(assertPresent(bought, 'its protection').endsAt);
    await expect(quote(stage, made)).rejects.toMatchObject(refused);
  });

  test('two tabs, one canceling for any reason and one by the fare: one of them, and its money', async () => {
    const made = await lateBooking(stage);
    const { bookingId, traveler } = made;
    const [forAny, byFare] = [
      await quote(stage, made),
      await quoteCancel(stage.server(), bookingId, traveler.actor, requestContext()),
    ];
    const other = stage.world().startProcess('another server');
    await Promise.allSettled([confirm(stage, made, forAny), confirm(stage, made, byFare, other)]);
    await stage.world().resume(stage.server());
    const trip = await stage.tripOf(made);
    const isUsed = trip.protections[0]?.state === 'Exercised';
    if (trip.status === 'Canceled')
      expect(sum(trip.refunds)).toBe((isUsed ? forAny : byFare).refund.amountMinor);
  });

  test('as credit of the airline, all of the fares and taxes, or refused where none can owe it', async () => {
    const made = await lateBooking(stage);
    const pays = simulated(made.checkout, 'airlineCredit');
    if (pays === undefined) {
      await expect(quote(stage, made, 'airlineCredit')).rejects.toMatchObject({ code: 'NotCancellable' });
      return;
    }
    const quoted = await quote(stage, made, 'airlineCredit');
    expect([sum(quoted.credits), quoted.refund.amountMinor]).toEqual([pays, 0]);
    const { trip } = await confirm(stage, made, quoted);
    expect([trip.status, trip.refunds]).toEqual(['Canceled', []]);
    expect(trip.protections).toMatchObject([{ state: 'Exercised', paid: { amountMinor: pays } }]);
  });

  describe('canceled for any reason', () =>
    runCrashMatrix(exercised(stage), { world: stage.world, second: stage.server }));
}

const exercised = (stage: SuiteStage): CrashCase => ({
  run: async (process) => {
    const made = await lateBooking(stage);
    const quoted = await quote(stage, made);
    await survive(confirm(stage, made, quoted, process));
    return async () => {
      const { status, refunds, protections } = await stage.tripOf(made);
      const isAll = sum(refunds) === quoted.refund.amountMinor;
      const [bought] = protections;
      return [
        status,
        isAll,
        bought?.state,
        bought?.paid,
        (await stage.has(made.traveler)).units > SPENT.units - UNITS,
      ];
    };
  },
  ends: ['Canceled', true, 'Exercised', expect.objectContaining({ amountMinor: expect.any(Number) }), true],
});
