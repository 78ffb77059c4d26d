/** Two that want one booking at once: one of them gets it, and money and records agree. */
import type { ChangeId } from '@sojourn/domain/ids.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { IN_ORDER, type Process } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { editDetails } from '@sojourn/server/modules/trips/changes/details/edit-details.ts';
import { getDetails } from '@sojourn/server/modules/trips/changes/details/get-details.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { callContext } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { expect, test } from 'vitest';
import type { Booked, Contender, SuiteStage } from './product-under-test.ts';

const CONTENDERS = ['change', 'sameChange', 'otherChange', 'edit', 'cancel', 'supplier'] as const;
type Name = (typeof CONTENDERS)[number];
/** Those that end with the booking another one; the others only quote, or find out what is new. */
const TAKES: ReadonlySet<Name> = new Set(['change', 'sameChange', 'edit', 'cancel']);
const LOST = ['ChangeQuoteExpired', 'NotChangeable', 'NotCancellable', 'CancelQuoteExpired', 'ChangeFailed'];

const PAIRS = CONTENDERS.flatMap((one, i) => CONTENDERS.slice(i + 1).map((other) => [one, other] as const));

/** All that they need is read and quoted first, so that only what they do is at once. */
async function contendersOf(stage: SuiteStage, booked: Booked): Promise<Record<Name, Contender>> {
  const { bookingId, traveler } = booked;
  const { actor, cards } = traveler;
  const server = stage.server();
  const ask = itemAt(stage.of.changeAsks, 0);
  const quoted = await requestChange(server, bookingId, { ask }, actor, requestContext());
  const dueMinor = quoted.cost?.due.amountMinor ?? 0;
  const paymentId = dueMinor > 0 ? (cards[0] ?? null) : null;
  const { quoteId } = await quoteCancel(server, bookingId, actor, requestContext());
  const { bookingVersion } = await getDetails(server, bookingId, actor);
  const confirm: Contender = async (process) => {
    const id = quoted.changeId as ChangeId;
    const input = { dueMinor, paymentId };
    const { booking } = await confirmChange(process, bookingId, id, input, actor, requestContext());
    if (booking !== 'Success') throw Object.assign(new Error(booking), { code: 'ChangeFailed' });
  };
  return {
    change: confirm,
    sameChange: confirm,
    otherChange: (process) => requestChange(process, bookingId, { ask }, actor, requestContext()),
    edit: async (process) => {
      const input = { bookingVersion, details: stage.of.details.edited };
      const { booking } = await editDetails(process, bookingId, input, actor, requestContext());
      if (booking !== 'Success') throw Object.assign(new Error(booking), { code: 'ChangeFailed' });
    },
    cancel: (process) => cancelTrip(process, bookingId, { quoteId }, actor, requestContext()),
    supplier: (process) => {
      stage.supplier().reschedule(bookingId, 'refundable');
      return process.lookUp({ ...actor, bookingId }, callContext(requestContext()));
    },
  };
}

/** `won`, or the code that it was refused with. */
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'won',
    (error: { code?: string }) => error.code ?? String(error),
  );

export function describeChangeRaces(stage: SuiteStage): void {
  test.each(PAIRS)('%s and %s at once, from two servers: one has the booking', async (one, other) => {
    for (const order of [
      [one, other],
      [other, one],
    ] as const) {
      const booked = await stage.settled(true);
      const contenders = await contendersOf(stage, booked);
      const processes: readonly Process[] = [stage.server(), stage.world().startProcess('other')];
      const outcomes = await Promise.all(
        order.map((name, at) => outcomeOf(contenders[name](itemAt(processes, at)))),
      );
      await stage.world().resume(stage.server());
      const lost = outcomes.filter((outcome) => outcome !== 'won');
      for (const outcome of lost) expect(LOST, order.join()).toContain(outcome);
      const takers = order.filter((name, at) => TAKES.has(name) && outcomes[at] === 'won');
      // Both confirmed the same quote: it was made once
      const isSame = takers.every((name) => name === 'change' || name === 'sameChange');
      if (!isSame) expect(takers.length, `${order}: ${outcomes}`).toBeLessThanOrEqual(1);
      const { status, history } = await stage.tripOf(booked);
      const expected =
        takers.length === 0 ? 'Confirmed' : takers.includes('cancel') ? 'Canceled' : 'Modified';
      expect(status, `${order}: ${outcomes}`).toBe(expected);
      expect(history.length, `${order}: ${outcomes}`).toBe(expected === 'Modified' ? 1 : 0);
    }
    expect(await stage.world().problems()).toEqual(IN_ORDER);
  });
}
