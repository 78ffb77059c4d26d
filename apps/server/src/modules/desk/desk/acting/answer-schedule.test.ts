/** What an airline changed of a flight, answered at the desk with another flight that's free of charge. */
import type { CaseId } from '@sojourn/domain/ids.ts';
import { changeFlight } from '@sojourn/products/flight/testing/change-flight.ts';
import { OUT_INSTEAD } from '@sojourn/products/flight/testing/fake-airline-fares.ts';
import { flightTrip, readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#context.ts';
import { IN_ORDER, type Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { storeSignedIn } from '#modules/selling/booking/testing/signed-in.ts';
import { createStage, mustBook, resetFaults, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { acceptChange } from '#modules/trips/schedule-changes/accept-change.ts';
import { declineChange } from '#modules/trips/schedule-changes/decline-change.ts';
import { getScheduleChange } from '#modules/trips/schedule-changes/view-change.ts';
import { callContext } from '#modules/trips/trips/use-case.ts';
import { unavailable } from '#suppliers/outcome.ts';
import { readAgentNames } from '../../cases/thread/store.ts';
import { contactSupport } from '../../support/contact-support.ts';
import { getDeskCase } from '../queue/get-desk-case.ts';
import { answerCase } from '../queue/work-on-case.ts';
import {
  acceptScheduleChangeFor,
  declineScheduleChangeFor,
  getScheduleChangeFor,
  listRebookingsFor,
  rebookScheduleChangeFor,
} from './answer-schedule.ts';

let { world, server } = {} as Stage;
let sam: Actor;
let kiran: Actor;
let count = 0;
const context = requestContext();
const deps = () => ({ ...server, portalOrigin: () => '' });

async function signedIn(): Promise<Traveler> {
  const traveler = await world.newTraveler();
  await storeSignedIn(server.db, traveler);
  return traveler;
}
beforeAll(async () => {
  ({ world, server } = await createStage());
  [sam, kiran] = (await Promise.all([signedIn(), signedIn()])).map(({ actor }) => actor) as [Actor, Actor];
});
afterEach(() => resetFaults(world));
afterAll(async () => {
  expect(await world.problems()).toEqual(IN_ORDER);
  await world.close();
});

/** A flight that its airline moved by 18 hours, and a case about it. */
async function moved() {
  const maya = await signedIn();
  const bookingId = await mustBook(server, await readyFlight(server, maya), maya);
  changeFlight(world.carrier, bookingId, 18 * 60);
  await server.lookUp({ ...maya.actor, bookingId }, callContext(context));
  const message = { topic: 'trip', bookingId, text: 'Please find me another flight.' } as const;
  const { caseId } = await contactSupport(server, message, `key-${count++}`, maya.actor);
  return { maya, bookingId, caseId };
}
type Moved = Awaited<ReturnType<typeof moved>>;
const tripOf = ({ maya, bookingId }: Moved) => ({ customerId: maya.actor.customerId, bookingId });
const desk = (caseId: CaseId) => getDeskCase(deps(), caseId, sam);
const trip = ({ maya, bookingId }: Moved) => flightTrip(server, maya, bookingId);
const codeOf = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (thrown: { code?: string }) => thrown.code ?? String(thrown),
  );
const choicesOf = async (of: Moved) => {
  const { version, slices } = await listRebookingsFor(deps(), tripOf(of), sam, context);
  const choices = slices.map(({ slice, options }) => ({ slice, optionId: options[0]!.optionId }));
  return { version, choices };
};
const signOf = async ({ tenantId, customerId }: Actor) =>
  (await readAgentNames(server.db, tenantId, [customerId])).get(customerId);
/** As the customer and the desk see it. */
async function answeredBy(of: Moved) {
  const { change } = await getScheduleChange(server, of.bookingId, of.maya.actor);
  expect((await getScheduleChangeFor(deps(), tripOf(of), sam)).change).toEqual(change);
  return [change?.actor, change?.agentName];
}
async function rebook(of: Moved, { as = sam, on }: { readonly as?: Actor; readonly on?: number } = {}) {
  const { caseId } = of;
  const version = on ?? (await desk(caseId)).version;
  const input = {
    ...(await choicesOf(of)),
    reason: 'She takes the earlier one',
    inCase: { caseId, version },
  };
  return rebookScheduleChangeFor(deps(), tripOf(of), input, as, context);
}

test('is booked free of charge with new tickets, and both sides read who did it', async () => {
  const of = await moved();
  const before = await trip(of);
  expect((await rebook(of)).result).toBe('Rebooked');
  const after = await trip(of);
  expect(after.flight.slices[0]?.sliceId).toBe(OUT_INSTEAD[0].sliceId);
  expect([after.status, after.scheduleChangeStatus]).toEqual(['Modified', 'Confirmed']);
  expect([after.total, after.refunds]).toEqual([before.total, []]);
  expect((await desk(of.caseId)).thread.events.at(-1)).toMatchObject({
    kind: 'acted',
    deed: 'rebookScheduleChange',
    text: 'She takes the earlier one',
    isInternal: false,
    agentName: expect.any(String),
  });
  const { rows } = await sql<{
    facts: { agentId: string };
  }>`select body::json -> 'facts' as facts from snapshots
    where booking_id = ${of.bookingId} and body::json -> 'facts' ->> 'type' = 'change'`.execute(server.db);
  expect(rows.map(({ facts }) => facts.agentId)).toEqual([sam.customerId]);
  expect(await answeredBy(of)).toEqual(['agent', await signOf(sam)]);
});

test('is accepted or declined, and both sides read which agent did', async () => {
  const [accepted, declined] = [await moved(), await moved()];
  const input = { version: 1, reason: 'As she said', inCase: null };
  await acceptScheduleChangeFor(deps(), tripOf(accepted), input, kiran, context);
  await declineScheduleChangeFor(deps(), tripOf(declined), input, sam, context);
  expect(await answeredBy(accepted)).toEqual(['agent', await signOf(kiran)]);
  expect(await answeredBy(declined)).toEqual(['agent', await signOf(sam)]);
  expect((await trip(declined)).status).toBe('Canceled');
});

test('is the customer’s own answer once the airline didn’t take an agent’s', async () => {
  const of = await moved();
  const { supplier } = world.carrier;
  const real = supplier.acceptChange;
  Object.assign(supplier, { acceptChange: () => Promise.resolve(unavailable) });
  const input = { version: 1, reason: 'As she said', inCase: null };
  try {
    const refused = codeOf(acceptScheduleChangeFor(deps(), tripOf(of), input, sam, context));
    expect(await refused).toBe('SuppliersUnavailable');
  } finally {
    Object.assign(supplier, { acceptChange: real });
  }
  expect(await answeredBy(of)).toEqual([null, null]);
  await acceptChange(server, of.bookingId, { version: 1 }, of.maya.actor, context);
  expect(await answeredBy(of)).toEqual(['traveler', null]);
});

test('isn’t booked when the case has something newer', async () => {
  const of = await moved();
  const { version } = await desk(of.caseId);
  const note = { version, text: 'She called', isInternal: true, next: 'work' } as const;
  await answerCase(server, of.caseId, note, kiran);
  expect(await codeOf(rebook(of, { on: version }))).toBe('CaseOutdated');
  expect((await trip(of)).scheduleChangeStatus).toBe('Pending');
});

test('is booked once when two agents pick at once, or the customer refunds at the same moment', async () => {
  const [two, three] = [await moved(), await moved()];
  const both = await Promise.all([rebook(two), rebook(two, { as: kiran })].map(codeOf));
  expect(both.filter((code) => code === 'done')).toHaveLength(1);
  expect((await trip(two)).status).toBe('Modified');
  const deeds = (await desk(two.caseId)).thread.events.filter(({ kind }) => kind === 'acted');
  expect(deeds).toHaveLength(1);
  const refund = declineChange(server, three.bookingId, { version: 1 }, three.maya.actor, context);
  const raced = await Promise.all([rebook(three), refund].map(codeOf));
  expect(raced.filter((code) => code === 'done')).toHaveLength(1);
  const { status, refunds, total } = await trip(three);
  const back = refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  expect([status, back]).toEqual(raced[0] === 'done' ? ['Modified', 0] : ['Canceled', total.amountMinor]);
});

test('is of the agent’s own tenant, and of that customer', async () => {
  const of = await moved();
  const stranger: Actor = { ...sam, tenantId: 'business' };
  expect(await codeOf(listRebookingsFor(deps(), tripOf(of), stranger, context))).toBe('NotFound');
  const input = { ...(await choicesOf(of)), reason: 'Any', inCase: null };
  expect(await codeOf(rebookScheduleChangeFor(deps(), tripOf(of), input, stranger, context))).toBe(
    'NotFound',
  );
  const elsewhere = { ...tripOf(of), customerId: kiran.customerId };
  expect(await codeOf(rebookScheduleChangeFor(deps(), elsewhere, input, sam, context))).toBe('NotFound');
});
