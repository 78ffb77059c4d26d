/** Canceling and its refunds: once, by the terms, and back to each tender, whatever breaks on the way. */
import { UNDO_SECONDS } from '@sojourn/domain/booking/cancellation/cancel-undo.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { readBooking } from '@sojourn/server/modules/selling/booking/store.ts';
import { IN_ORDER } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { CANCEL_BREAKS, type Fault } from '@sojourn/server/modules/selling/booking/testing/faults.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { cancelTrip, sendCancelNow } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { sendDueCancels } from '@sojourn/server/modules/trips/cancellation/send-cancels.ts';
import { undoCancel } from '@sojourn/server/modules/trips/cancellation/undo-cancel.ts';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import type { Booked, SuiteStage } from './product-under-test.ts';
import { ALL_BACK, CREDIT_MINOR, cardMinorOf, UNITS } from './suite-stage.ts';

/** Of a split booking that was canceled for nothing. */
const REFUNDED = [{ state: 'returned' }, { state: 'returned' }, { state: 'sent' }];

export function describeCancellations(stage: SuiteStage): void {
  const { of } = stage;
  const quote = ({ bookingId, traveler }: Booked) =>
    quoteCancel(stage.server(), bookingId, traveler.actor, requestContext());
  const cancelBy = ({ bookingId, traveler }: Booked, quoteId: string, scenario: string | null = null) =>
    cancelTrip(
      stage.server(),
      bookingId,
      { quoteId: quoteId as Awaited<ReturnType<typeof quote>>['quoteId'] },
      traveler.actor,
      requestContext(scenario),
    );
  const booked = stage.settled;

  test('gives each tender its part back as quoted, and the same again when repeated', async () => {
    const made = await booked(true);
    const quoted = await quote(made);
    expect(quoted).toMatchObject({
      ...of.canceling.free,
      type: 'FullyRefundable',
      penalty: { amountMinor: 0 },
      refund: { amountMinor: of.totalMinor },
      lines: [
        { kind: 'TravelWallet', amount: { amountMinor: CREDIT_MINOR }, outcome: 'returned' },
        { kind: 'Rewards', amount: { amountMinor: UNITS }, units: UNITS, outcome: null },
        { kind: 'UserCard', tender: 'Harbor Summit 4417', amount: { amountMinor: cardMinorOf(of) } },
      ],
    });
    const again = () => cancelBy(made, quoted.quoteId);
    const [first, ...others] = await Promise.all([again(), again(), again()]);
    const item = of.summary.title;
    const refunds = REFUNDED.map((refund) => ({ ...refund, item, overdue: false }));
    const trip = { status: 'Canceled', time: 'Canceled', refunds, earning: null };
    expect(first).toMatchObject({ result: 'Canceled', trip });
    expect(first.trip.refunds.at(-1)?.dueBy).toBe(quoted.lines.at(-1)?.dueBy);
    for (const other of [...others, await again()]) expect(other).toEqual(first);
    expect(await stage.has(made.traveler)).toEqual(ALL_BACK);
    await expect(quote(made)).rejects.toMatchObject({
      code: 'NotCancellable',
      details: { cancelOutcome: 'Canceled', cancelPolicyKind: 'NonCancellable' },
    });
    expect(first.trip.actions.cancel).toEqual({ available: false, reason: 'Canceled' });
  });

  test('late costs what the terms say, and the parts that come back sum to the rest', async () => {
    const { at, penaltyMinor } = of.canceling.late;
    const made = await booked(true);
    stage.world().clock.set(at);
    stage.supplier().penalize(penaltyMinor);
    const refundMinor = of.totalMinor - penaltyMinor;
    const amounts = { penalty: { amountMinor: penaltyMinor }, refund: { amountMinor: refundMinor } };
    expect(await quote(made)).toMatchObject(amounts);
    const { result, trip } = await stage.cancel(made);
    const parts = trip.refunds.map(({ amount }) => amount.amountMinor);
    expect([result, parts.reduce((sum, part) => sum + part, 0)]).toEqual(['Canceled', refundMinor]);
    const paid = [CREDIT_MINOR, UNITS, cardMinorOf(of)];
    for (const [i, part] of parts.entries())
      expect(Math.abs(part - ((paid[i] ?? 0) * refundMinor) / of.totalMinor)).toBeLessThan(1);
  });

  test('never costs more than the accepted terms; what the supplier keeps above them is a case', async () => {
    const made = await booked();
    stage.supplier().penalize(4_000);
    const { trip } = await stage.cancel(made);
    expect(trip).toMatchObject({
      refunds: [{ amount: { amountMinor: of.totalMinor } }],
      cases: [{ kind: 'supplierPenaltyDiffers' }],
    });
  });

  test('is refused when the quote has expired or it has begun', async () => {
    const made = await booked();
    const { clock } = stage.world();
    const { quoteId } = await quote(made);
    clock.move(600);
    await expect(cancelBy(made, quoteId)).rejects.toMatchObject({ code: 'CancelQuoteExpired' });
    clock.set(of.canceling.tooLate.at);
    const begun = { code: 'NotCancellable', details: { cancelOutcome: of.canceling.tooLate.outcome } };
    await expect(cancelBy(made, quoteId)).rejects.toMatchObject(begun);
    await expect(stage.cancel(made)).rejects.toMatchObject(begun);
  });

  test('that the supplier refuses leaves the trip as it was, with a case', async () => {
    const made = await booked();
    stage.supplier().refuseCancel();
    await expect(stage.cancel(made)).rejects.toMatchObject({
      code: 'CancellationAttemptFailed',
      details: { cancelOutcome: 'CancellationFailure', failureType: 'CancellationAttemptFailed' },
    });
    const refused = { status: 'Confirmed', cases: [{ kind: 'cancelRefused' }] };
    expect(await stage.tripOf(made)).toMatchObject(refused);
    stage.reset();
    const trip = { cases: [{ state: 'closed' }] };
    expect(await stage.cancel(made)).toMatchObject({ result: 'Canceled', trip });
  });

  test('with a penalty that has changed since needs a new quote', async () => {
    const made = await booked();
    const { quoteId } = await quote(made);
    stage.supplier().penalize(1);
    await expect(cancelBy(made, quoteId)).rejects.toMatchObject({
      code: 'CancelQuoteExpired',
      details: { failureType: 'CancellationFeesApplicable' },
    });
    expect(await stage.tripOf(made)).toMatchObject({ status: 'Confirmed', cases: [] });
  });

  test('that is never answered is Pending, then a case, and Canceled once it is', async () => {
    const made = await booked();
    const { faults } = stage.supplier();
    faults.next('cancel', ['cutAfter'], true);
    faults.next('lookUp', ['cutBefore'], true);
    expect(await stage.cancel(made)).toMatchObject({ result: 'Pending', trip: { status: 'Pending' } });
    stage.world().clock.move(601);
    await stage.sweep();
    expect(await stage.tripOf(made)).toMatchObject({ cases: [{ kind: 'cancelUnanswered' }] });
    faults.clear();
    await stage.world().resume(stage.server());
    expect(await stage.tripOf(made)).toMatchObject({ status: 'Canceled', cases: [{ state: 'closed' }] });
  });

  const confirm = async (made: Booked) => {
    const { quoteId } = await quote(made);
    const input = { quoteId, canWait: true };
    const { traveler, bookingId } = made;
    return cancelTrip(stage.server(), bookingId, input, traveler.actor, requestContext());
  };
  const undo = ({ bookingId, traveler }: Booked) => undoCancel(stage.server(), bookingId, traveler.actor);

  test('waits ten minutes, in which it can be withdrawn and the supplier learns nothing', async () => {
    const made = await booked(true);
    const before = stage.supplier().orders(made.bookingId);
    const { clock } = stage.world();
    const now = clock.now();
    const sendAt = plusSeconds(now, UNDO_SECONDS);
    const canceling = { confirmedAt: now, sendAt, sentAt: null };
    const waiting = { result: 'Scheduled', trip: { status: 'Pending', refunds: [], canceling } };
    expect(await confirm(made)).toMatchObject(waiting);
    await expect(quote(made)).rejects.toMatchObject({ details: { cancelOutcome: 'CancellationPending' } });
    clock.move(UNDO_SECONDS - 1);
    expect(await sendDueCancels(stage.server())).toBe(0);
    expect(stage.supplier().orders(made.bookingId)).toEqual(before);
    expect(await undo(made)).toMatchObject({ status: 'Confirmed', canceling: null });
    expect(await undo(made)).toMatchObject({ status: 'Confirmed' });
    clock.move(UNDO_SECONDS);
    expect(await sendDueCancels(stage.server())).toBe(0);
    expect(await stage.tripOf(made)).toMatchObject({ status: 'Confirmed', refunds: [], cases: [] });
  });

  test('that nobody withdraws is sent once, however many servers do it', async () => {
    const made = await booked(true);
    expect(await confirm(made)).toMatchObject({ result: 'Scheduled' });
    stage.world().clock.move(UNDO_SECONDS);
    const send = () => sendDueCancels(stage.server());
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await stage.tripOf(made)).toMatchObject({ status: 'Canceled', refunds: REFUNDED });
    expect(await stage.has(made.traveler)).toEqual(ALL_BACK);
    await expect(undo(made)).rejects.toMatchObject({ code: 'CancellationSent' });
  });

  test('is sent without waiting when asked for, or withdrawn: one of the two', async () => {
    const made = await booked(true);
    await confirm(made);
    const { traveler, bookingId } = made;
    const send = () => sendCancelNow(stage.server(), bookingId, traveler.actor, requestContext());
    const [, withdrawn] = await Promise.allSettled([send(), undo(made), send()]);
    const { status, refunds } = await stage.tripOf(made);
    if (withdrawn.status === 'rejected') {
      expect(withdrawn.reason).toMatchObject({ code: 'CancellationSent' });
      expect([status, refunds.length]).toEqual(['Canceled', REFUNDED.length]);
    } else expect([status, refunds.length]).toEqual(['Confirmed', 0]);
  });

  test('is sent at once when waiting would miss the start', async () => {
    const made = await booked();
    const { traveler, bookingId } = made;
    const booking = await readBooking(stage.server().db, { ...traveler.actor, bookingId });
    stage.world().clock.set(plusSeconds(assertPresent(booking, bookingId).startsAt, -12 * 60));
    stage.supplier().penalize(of.totalMinor);
    expect(await confirm(made)).toMatchObject({ result: 'Canceled' });
  });

  describe('and its refunds', () => describeRefunds(stage, booked, cancelBy, quote));
}

function describeRefunds(
  stage: SuiteStage,
  booked: (isSplit?: boolean) => Promise<Booked>,
  cancelBy: (booked: Booked, quoteId: string, scenario: string | null) => ReturnType<typeof cancelTrip>,
  quote: (booked: Booked) => ReturnType<typeof quoteCancel>,
): void {
  const supplierBreaks = CANCEL_BREAKS.map(
    ([verb, fault]) => [verb === 'refund' ? 'card' : 'supplier', verb, fault] as const,
  );
  const milesBreaks = (['cutBefore', 'cutAfter', 'away'] as Fault[]).map(
    (fault) => ['miles', 'refund', fault] as const,
  );
  test.each([...supplierBreaks, ...milesBreaks])(
    'survive %s: %s broken by %s',
    async (party, verb, fault) => {
      const made = await booked(true);
      faultsOf(stage, party).next(verb, [fault]);
      expect(await stage.cancel(made)).toMatchObject({ result: 'Canceled', trip: { refunds: REFUNDED } });
      expect(await stage.has(made.traveler)).toEqual(ALL_BACK);
    },
  );

  test('that the card refuses are owed, and a case until they are sent', async () => {
    const made = await booked();
    const { quoteId } = await quote(made);
    expect(await cancelBy(made, quoteId, 'refund-refused')).toMatchObject({
      result: 'Canceled',
      trip: { refunds: [{ state: 'failed' }], cases: [{ kind: 'refundRefused', state: 'open' }] },
    });
    expect(await stage.world().problems()).toEqual(IN_ORDER);
    await stage.endScenarios();
    await stage.world().resume(stage.server());
    expect(await stage.tripOf(made)).toMatchObject({
      refunds: [{ state: 'sent' }],
      cases: [{ state: 'closed' }],
    });
  });

  test('of miles that the bank refuses are owed, and a case until they are back', async () => {
    const made = await booked(true);
    stage.world().issuer.refuseRefund = true;
    expect(await stage.cancel(made)).toMatchObject({
      result: 'Canceled',
      trip: {
        refunds: [{ state: 'returned' }, { state: 'failed' }, { state: 'sent' }],
        cases: [{ kind: 'refundRefused', state: 'open' }],
      },
    });
    expect(await stage.world().problems()).toEqual(IN_ORDER);
    stage.world().issuer.refuseRefund = false;
    await stage.world().resume(stage.server());
    expect(await stage.tripOf(made)).toMatchObject({ refunds: REFUNDED, cases: [{ state: 'closed' }] });
    expect(await stage.has(made.traveler)).toEqual(ALL_BACK);
  });
}
