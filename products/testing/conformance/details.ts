/**
 * Editing what a supplier knows of the travelers: sent to it first and once, sealed all the way, and the
 * booking stays as it was where it's refused.
 */
import type { EditableDetails } from '@sojourn/contract/trip-details.ts';
import type { EditRefusal } from '@sojourn/domain/booking/trip-details.ts';
import { IN_ORDER, type Process } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import {
  type CrashCase,
  runCrashMatrix,
  survive,
} from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { BREAKS } from '@sojourn/server/modules/selling/booking/testing/faults.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { resetFaults } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { resealBookings } from '@sojourn/server/modules/selling/booking/travelers/reseal-bookings.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { editDetails } from '@sojourn/server/modules/trips/changes/details/edit-details.ts';
import { getDetails } from '@sojourn/server/modules/trips/changes/details/get-details.ts';
import { resealEdits } from '@sojourn/server/modules/trips/changes/details/reseal-edits.ts';
import { identitySeals } from '@sojourn/server/seal.ts';
import { testTurn } from '@sojourn/server/testing/turn.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Booked, SuiteStage } from './product-under-test.ts';

const detailsOf = (stage: SuiteStage, { bookingId, traveler }: Booked) =>
  getDetails(stage.server(), bookingId, traveler.actor);
const edit = (
  stage: SuiteStage,
  { bookingId, traveler }: Booked,
  { bookingVersion }: Pick<EditableDetails, 'bookingVersion'>,
  process: Process = stage.server(),
) => {
  const { edited: details } = stage.of.details;
  return editDetails(process, bookingId, { bookingVersion, details }, traveler.actor, requestContext());
};
const suppliersOf = (stage: SuiteStage) => {
  const { inn: hotel, carrier, company, homeHost, operator, drivers } = stage.world();
  return [hotel, carrier, company, homeHost, operator, drivers];
};
const refuse = (stage: SuiteStage, refuseEdit: EditRefusal) => {
  for (const supplier of suppliersOf(stage)) Object.assign(supplier, { refuseEdit });
};
const sent = (stage: SuiteStage, { bookingId }: Booked): number => {
  const edits = suppliersOf(stage).flatMap((supplier) => supplier.edits);
  return edits.filter(({ reference }) => reference === bookingId).length;
};
const see = async (stage: SuiteStage, booked: Booked) => {
  const { status, total, refunds, history, cases } = await stage.tripOf(booked);
  const { details } = await detailsOf(stage, booked);
  const open = cases.filter(({ state }) => state !== 'closed').map(({ kind }) => kind);
  return {
    status,
    total: total.amountMinor,
    refunds,
    causes: history.map(({ cause }) => cause),
    isEdited: JSON.stringify(details).includes(stage.of.details.word),
    open,
    sent: sent(stage, booked),
  };
};

/** Every row that an edit leaves, as text. */
async function rowsOf(stage: SuiteStage, { bookingId }: Booked): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select c::text as text from changes c where booking_id = ${bookingId}
    union all select s::text from sagas s where s.input->>'bookingId' = ${bookingId}
    union all select t::text from saga_steps t where saga_id in (
      select 'change:' || change_id from changes where booking_id = ${bookingId})
    union all select b::text from bookings b where booking_id = ${bookingId}
    union all select o::text from outbox o where o::text like ${`%${bookingId}%`}`.execute(stage.server().db);
  return rows.map(({ text }) => text).join('\n');
}

export function describeDetails(stage: SuiteStage): void {
  const totalMinor = () => stage.of.totalMinor;
  const asBooked = () => ({
    status: 'Confirmed',
    total: totalMinor(),
    refunds: [],
    causes: [],
    isEdited: false,
    open: [],
    sent: 0,
  });
  const edited = () => ({ ...asBooked(), status: 'Modified', causes: ['edited'], isEdited: true, sent: 1 });

  test('edited details are the supplier’s and the booking’s, and mail names what changed', async () => {
    const made = await stage.settled();
    expect((await stage.tripOf(made)).actions.editDetails).toEqual({ available: true });
    const done = await edit(stage, made, await detailsOf(stage, made));
    expect(done).toMatchObject({ booking: 'Success', failure: null, ask: { kind: 'Details' } });
    expect(await see(stage, made)).toEqual(edited());
    expect(JSON.stringify(await stage.tripOf(made))).toContain(stage.of.details.word);
    const { rows } = await sql<{ payload: object }>`select payload from outbox
      where payload->>'subjectId' = ${made.bookingId} and kind = 'detailsEdited'`.execute(stage.server().db);
    expect(rows).toMatchObject([
      { payload: { changed: done.ask.kind === 'Details' ? done.ask.changed : [] } },
    ]);
    // Nothing of it is stored unencrypted, not even what sagas need to resume
    expect(await rowsOf(stage, made)).not.toContain(stage.of.details.word);
  });

  test('the same again, another booking’s and an older version’s are refused', async () => {
    const made = await stage.settled();
    const before = await detailsOf(stage, made);
    await edit(stage, made, before);
    await expect(edit(stage, made, before)).rejects.toMatchObject({
      code: 'NotChangeable',
      details: { changeFailure: 'Superseded' },
    });
    const now = await detailsOf(stage, made);
    await expect(edit(stage, made, now)).rejects.toMatchObject({ code: 'InvalidInput' });
    const { actor } = made.traveler;
    const details =
      stage.of.product === 'hotel'
        ? { kind: 'Car' as const, loyaltyNumber: '', flightNumber: '' }
        : { kind: 'Hotel' as const, loyaltyNumber: '', requests: '' };
    await expect(
      editDetails(stage.server(), made.bookingId, { ...now, details }, actor, requestContext()),
    ).rejects.toMatchObject({ code: 'InvalidInput' });
    expect(await see(stage, made)).toEqual(edited());
  });

  test.each([
    ['LoyaltyNameMismatch', []],
    ['RequestRefused', []],
    ['NotChangeable', ['changeRefused']],
  ] as const)('refused as %s, nothing changes', async (reason, open) => {
    const made = await stage.settled();
    refuse(stage, reason);
    const done = await edit(stage, made, await detailsOf(stage, made));
    expect(done).toMatchObject({ booking: 'Failed', failure: reason });
    expect(await see(stage, made)).toEqual({ ...asBooked(), open });
    expect(await rowsOf(stage, made)).not.toContain(stage.of.details.word);
  });

  test.each(BREAKS)(
    'an edit broken by %s is made once, or fails and can be tried again',
    async (...faults) => {
      const made = await stage.settled();
      stage.supplier().faults.next('edit', faults);
      const done = await edit(stage, made, await detailsOf(stage, made));
      await stage.world().resume(stage.server());
      if (done.failure) expect(done.failure).toBe('SupplierUnavailable');
      expect(await see(stage, made)).toEqual(done.failure ? asBooked() : edited());
    },
  );

  test('an edit that’s never answered is a case, and made once it’s looked up', async () => {
    const made = await stage.settled();
    const { faults } = stage.supplier();
    faults.next('edit', ['cutAfter'], true);
    faults.next('lookUp', ['cutBefore'], true);
    const done = await edit(stage, made, await detailsOf(stage, made));
    expect(done).toMatchObject({ booking: 'InProcess' });
    expect((await stage.tripOf(made)).actions.editDetails).toMatchObject({ reason: 'ChangePending' });
    stage.world().clock.move(601);
    await stage.sweep();
    expect(await stage.tripOf(made)).toMatchObject({ cases: [{ kind: 'changeUnanswered' }] });
    faults.clear();
    await stage.world().resume(stage.server());
    expect(await see(stage, made)).toEqual(edited());
  });

  test('an edit that waits while the server’s key is replaced is made with the new key alone', async () => {
    const made = await stage.settled();
    const { db, random } = stage.server();
    const { faults } = stage.supplier();
    faults.next('edit', ['cutBefore'], true);
    faults.next('lookUp', ['cutBefore'], true);
    expect(await edit(stage, made, await detailsOf(stage, made))).toMatchObject({ booking: 'InProcess' });
    faults.clear();
    const [old, next] = ['a key of tests that nobody else has', 'another key that is long enough to be one'];
    const keys = (current: string, others: string[]) => identitySeals({ current, others }, random);
    const reseals = [resealBookings, resealEdits] as const;
    for (const reseal of reseals) {
      expect((await reseal(testTurn(db), keys(next, [old]))).rows).toBeGreaterThan(0);
      expect((await reseal(testTurn(db), keys(next, [old]))).rows).toBe(0);
    }
    await stage.world().resume(stage.world().startProcess('new key', {}, { sealer: keys(next, []) }));
    for (const reseal of reseals) await reseal(testTurn(db), keys(old, [next]));
    expect(await see(stage, made)).toEqual(edited());
    // Nothing typed stays behind once it's over, not even sealed
    expect(await rowsOf(stage, made)).not.toContain('"sealed"');
  });

  test('an edit and a cancellation at once: one after the other, or one alone', async () => {
    const made = await stage.settled();
    const { bookingId, traveler } = made;
    const before = await detailsOf(stage, made);
    const { quoteId } = await quoteCancel(stage.server(), bookingId, traveler.actor, requestContext());
    const second = stage.world().startProcess('second');
    await Promise.allSettled([
      edit(stage, made, before),
      cancelTrip(second, bookingId, { quoteId }, traveler.actor, requestContext()),
    ]);
    await stage.world().resume(stage.server());
    expect(['Modified', 'Canceled']).toContain((await stage.tripOf(made)).status);
    expect(sent(stage, made)).toBeLessThanOrEqual(1);
    expect(await stage.world().problems()).toEqual(IN_ORDER);
  });

  const dying: CrashCase = {
    run: async (process) => {
      resetFaults(stage.world());
      const made = await stage.settled();
      await survive(edit(stage, made, await detailsOf(stage, made), process));
      return () => see(stage, made);
    },
    get ends() {
      return edited();
    },
  };
  describe('an edit by a process that dies', () =>
    runCrashMatrix(dying, { world: stage.world, second: stage.server }));
}
