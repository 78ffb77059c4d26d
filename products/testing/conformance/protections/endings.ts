/** What ends protections from elsewhere (B §4): once, with its reason and what their terms give back. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { addDays, plusSeconds } from '@sojourn/domain/dates.ts';
import type { QuoteId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { OutsideEvent } from '@sojourn/domain/protections/clause.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { endAlerted } from '@sojourn/server/modules/protecting/protection-endings/end-alerted.ts';
import { endByEvent } from '@sojourn/server/modules/protecting/protection-endings/end-by-event.ts';
import {
  endTripProtections,
  noteAlert,
} from '@sojourn/server/modules/protecting/protection-endings/note-alert.ts';
import { readBooking } from '@sojourn/server/modules/selling/booking/store.ts';
import type { Process } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import {
  type CrashCase,
  runCrashMatrix,
  survive,
} from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { mustBook } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testProducts } from '#testing/with-products.ts';
import type { Booked, SuiteStage } from '../product-under-test.ts';
import { ALL_BACK } from '../suite-stage.ts';
import { protectedReady } from './bought-with-it.ts';

const UNTIRED = { isSpent: () => false };
const sum = (lines: readonly { readonly amount: { readonly amountMinor: number } }[]): number =>
  lines.reduce((all, { amount }) => all + amount.amountMinor, 0);

async function protectedBooking(stage: SuiteStage): Promise<Booked> {
  const { traveler, checkout } = await protectedReady(stage);
  const bookingId = await mustBook(stage.server(), checkout, traveler);
  await stage.world().resume(stage.server());
  return { traveler, bookingId };
}

const end = (stage: SuiteStage, { bookingId, traveler }: Booked, event: OutsideEvent) => {
  const { db, clock } = stage.server();
  const { tenantId, customerId } = traveler.actor;
  const ref = { tenantId, customerId, bookingId };
  return withTransaction(db, (tx) => endByEvent(tx, ref, { event, cause: 'a test' }, clock.now()));
};

/** An alert for the country of what is tested, over its days. */
async function alert(
  stage: SuiteStage,
  made: Booked,
  { country = stage.of.summary.country, later = 0 } = {},
) {
  const { startsAt, endsAt } = assertPresent(
    await readBooking(stage.server().db, { ...made.traveler.actor, bookingId: made.bookingId }),
    'the booking',
  );
  const day = (instant: string) => addDays(instant.slice(0, 10) as CalendarDate, later);
  const { tenantId } = made.traveler.actor;
  const facts = { event: 'governmentAlert', country, source: 'A government' } as const;
  const dates = { startsOn: day(startsAt), endsOn: later > 0 ? null : day(endsAt) };
  const wanted = { tenantId: tenantId as 'consumer', ...facts, ...dates };
  // After what was booked before it
  stage.world().clock.set(plusSeconds(stage.server().clock.now(), 60));
  await noteAlert(stage.server(), wanted, 'a test');
  return endAlerted(stage.server(), UNTIRED);
}

const quote = (stage: SuiteStage, { bookingId, traveler }: Booked) =>
  quoteCancel(stage.server(), bookingId, traveler.actor, requestContext(), { forAnyReason: true });
const confirm = (stage: SuiteStage, { bookingId, traveler }: Booked, quoteId: QuoteId) =>
  cancelTrip(stage.server(), bookingId, { quoteId }, traveler.actor, requestContext());

const mailsOf = async (stage: SuiteStage, { bookingId }: Booked) => {
  const { rows } = await sql<{ event: string; returned: number }>`select payload ->> 'event' as event,
      (payload -> 'returned' ->> 'amountMinor')::int as returned
    from outbox where kind = 'protectionEnded' and payload ->> 'bookingId' = ${bookingId}`.execute(
    stage.server().db,
  );
  return rows;
};

export function describeEndings(stage: SuiteStage): void {
  if (!testProducts[stage.of.product].covered) {
    test('an alert leaves a trip that nothing protects as it is', async () => {
      const made = await stage.settled();
      expect((await alert(stage, made)).rows).toBe(0);
      expect(await stage.tripOf(made)).toMatchObject({ status: 'Confirmed', protections: [] });
    });
    return;
  }
  // What one test notes is about the trips of the others too
  const forget = () => sql`delete from travel_alerts`.execute(stage.server().db);

  test('an alert ends what was bought before for a trip there, once, with one mail', async () => {
    const made = await protectedBooking(stage);
    expect((await alert(stage, made, { country: 'XX' })).rows).toBe(0);
    expect((await alert(stage, made, { later: 60 })).rows).toBe(0);
    expect((await stage.tripOf(made)).protections).toMatchObject([{ state: 'Valid', endedBy: null }]);
    expect((await alert(stage, made)).rows).toBe(1);
    expect((await endAlerted(stage.server(), UNTIRED)).rows).toBe(0);
    expect((await stage.tripOf(made)).protections).toMatchObject([
      { state: 'Expired', endedBy: 'governmentAlert', clauseId: 'government-alert', paid: null },
    ]);
    expect(await mailsOf(stage, made)).toEqual([{ event: 'governmentAlert', returned: 0 }]);
    await expect(quote(stage, made)).rejects.toMatchObject({ code: 'NotCancellable' });
    await forget();
  });

  test('an alert doesn’t end what is bought after it', async () => {
    const first = await protectedBooking(stage);
    await alert(stage, first);
    stage.world().clock.set(plusSeconds(stage.server().clock.now(), 60));
    const second = await protectedBooking(stage);
    expect((await stage.tripOf(first)).protections).toMatchObject([{ state: 'Expired' }]);
    expect((await endAlerted(stage.server(), UNTIRED)).rows).toBe(0);
    expect((await stage.tripOf(second)).protections).toMatchObject([{ state: 'Valid' }]);
    await forget();
  });

  test('what was quoted before it ended isn’t paid; what was confirmed before is', async () => {
    const [late, early] = [await protectedBooking(stage), await protectedBooking(stage)];
    const quoted = { late: await quote(stage, late), early: await quote(stage, early) };
    expect(await end(stage, late, 'whoDesignation')).toHaveLength(1);
    const refusal = { code: 'CancelQuoteExpired' };
    await expect(confirm(stage, late, quoted.late.quoteId)).rejects.toMatchObject(refusal);
    await confirm(stage, early, quoted.early.quoteId);
    expect(await end(stage, early, 'whoDesignation')).toEqual([]);
    await stage.world().resume(stage.server());
    const { protections, status } = await stage.tripOf(early);
    expect(status).toBe('Canceled');
    expect(protections[0]?.endedBy).not.toBe('whoDesignation');
  });

  test('using it and ending it at once leaves one of the two', async () => {
    const made = await protectedBooking(stage);
    const { quoteId } = await quote(stage, made);
    const [used, ended] = await Promise.all([
      confirm(stage, made, quoteId).then(
        () => true,
        (error: { code?: string }) => (error.code === 'CancelQuoteExpired' ? false : Promise.reject(error)),
      ),
      end(stage, made, 'governmentAlert').then((ends) => ends !== null && ends.length > 0),
    ]);
    expect(used).not.toBe(ended);
    await stage.world().resume(stage.server());
    const [bought] = (await stage.tripOf(made)).protections;
    expect(bought?.endedBy === 'governmentAlert').toBe(ended);
  });

  test('where its terms give back what was paid, that is sent and never again', async () => {
    const made = await protectedBooking(stage);
    const premium = (await stage.tripOf(made)).protections[0]?.premium.amountMinor;
    await end(stage, made, 'canceledBySupplier');
    expect(await end(stage, made, 'canceledBySupplier')).toEqual([]);
    await stage.world().resume(stage.server());
    const trip = await stage.tripOf(made);
    expect(trip.protections).toMatchObject([
      { state: 'Refunded', endedBy: 'canceledBySupplier', returned: { amountMinor: premium } },
    ]);
    expect(sum(trip.refunds)).toBe(premium);
    expect(await mailsOf(stage, made)).toEqual([{ event: 'canceledBySupplier', returned: premium }]);
    const canceled = await stage.cancel(made);
    await stage.world().resume(stage.server());
    expect(sum((await stage.tripOf(made)).refunds)).toBe(sum(trip.tenders));
    expect(canceled.trip.status).toBe('Canceled');
    expect(await stage.has(made.traveler)).toEqual(ALL_BACK);
  });

  test('an operator ends one by the trip’s code', async () => {
    const made = await protectedBooking(stage);
    const { confirmationCode } = await stage.tripOf(made);
    const tenantId = made.traveler.actor.tenantId as 'consumer';
    const input = { tenantId, event: 'changedWithSupplier', reason: 'The hotel called' } as const;
    const trip = { ...input, confirmationCode: confirmationCode ?? '' };
    const unknown = endTripProtections(stage.server(), { ...trip, confirmationCode: 'H-NONE' }, 'operator');
    await expect(unknown).rejects.toMatchObject({ code: 'NotFound' });
    for (let time = 0; time < 2; time++)
      expect(await endTripProtections(stage.server(), trip, 'operator')).toMatchObject({
        result: 'Ended',
        ended: [{ state: 'Expired', clauseId: 'changed-with-supplier', returned: { amountMinor: 0 } }],
      });
  });

  describe('what comes back of a protection', () =>
    runCrashMatrix(returned(stage), { world: stage.world, second: stage.server }));
}

const returned = (stage: SuiteStage): CrashCase => ({
  run: async (process: Process) => {
    const made = await protectedBooking(stage);
    await end(stage, made, 'canceledBySupplier');
    await survive(process.sagas.sweep());
    return async () => {
      const { status, protections, refunds } = await stage.tripOf(made);
      const [bought] = protections;
      return [status, bought?.state, sum(refunds) === bought?.premium.amountMinor];
    };
  },
  ends: ['Confirmed', 'Refunded', true],
});
