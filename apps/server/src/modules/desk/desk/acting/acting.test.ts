/** What agents do with trips and money, by the customer's own use cases. */
import { date, type Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CaseId, CustomerId, PaymentId } from '@sojourn/domain/ids.ts';
import type { HotelChangeAsk } from '@sojourn/products/hotel/wire/hotel-change.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#context.ts';
import { IN_ORDER, readyCheckout, type Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { storeSignedIn } from '#modules/selling/booking/testing/signed-in.ts';
import {
  cancelAsQuoted,
  createStage,
  mustBook,
  resetFaults,
  type Stage,
} from '#modules/selling/booking/testing/stage.ts';
import { requestChange } from '#modules/trips/changes/request-change.ts';
import { callContext, showTrip } from '#modules/trips/trips/use-case.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { answerProposal } from '../../proposals/answer-proposal.ts';
import { decideProposal } from '../../proposals/decide-proposal.ts';
import type { Offer } from '../../proposals/offer-terms.ts';
import { propose } from '../../proposals/propose.ts';
import { contactSupport } from '../../support/contact-support.ts';
import { getDeskCase } from '../queue/get-desk-case.ts';
import { fulfillCase } from '../queue/work-on-case.ts';
import {
  acceptScheduleChangeFor,
  declineScheduleChangeFor,
  getScheduleChangeFor,
} from './answer-schedule.ts';
import { confirmChangeFor, getGoodwillFor, quoteChangeFor } from './change-trip.ts';
import { customerFor } from './for-customer.ts';

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
afterEach(async () => {
  resetFaults(world);
  await world.resume(server);
  world.clock.set(TEST_NOW);
});
afterAll(async () => {
  expect(await world.problems()).toEqual(IN_ORDER);
  await world.close();
});

/** Somebody with a stay and a case about it. */
async function begin() {
  const maya = await signedIn();
  const bookingId = await mustBook(server, await readyCheckout(server, maya), maya);
  await world.resume(server);
  return { maya, bookingId, ...(await write(maya, bookingId)) };
}
async function write(maya: Traveler, bookingId: BookingId) {
  const message = { topic: 'trip', bookingId, text: 'Please help.' } as const;
  const { caseId } = await contactSupport(server, message, `key-${count++}`, maya.actor);
  return { caseId };
}
type Begun = Awaited<ReturnType<typeof begin>>;
const ownerOf = ({ maya: { actor } }: Begun) => ({ tenantId: actor.tenantId, customerId: actor.customerId });
const tripOf = (of: Begun) => ({ customerId: of.maya.actor.customerId, bookingId: of.bookingId });
const desk = (caseId: CaseId) => getDeskCase(deps(), caseId, sam);
const trip = (of: Begun) => showTrip(server, { ...ownerOf(of), bookingId: of.bookingId, locale: 'en' });
const codeOf = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (thrown: { code?: string }) => thrown.code ?? String(thrown),
  );
const inCase = async (caseId: CaseId) => ({ caseId, version: (await desk(caseId)).version });

async function offer(of: Begun, made: Offer, agent = sam): Promise<void> {
  const customer = await customerFor(server, of.maya.actor.customerId, agent);
  const { version } = await desk(of.caseId);
  const ref = { ...ownerOf(of), caseId: of.caseId };
  await propose(server, ref, { version, text: 'Sorry', offer: made }, { agent, customer }, context);
}
const offered = async (of: Begun) => (await desk(of.caseId)).thread.proposals.at(-1)!;
async function answer(of: Begun, accept: boolean, paymentId: PaymentId | null = null): Promise<void> {
  const { proposalId } = await offered(of);
  const ref = { ...ownerOf(of), caseId: of.caseId };
  await answerProposal(server, ref, { proposalId, accept, paymentId }, of.maya.actor, context);
}
async function decide(of: Begun, by: Actor, decision: 'approve' | 'reject'): Promise<void> {
  const { version } = await desk(of.caseId);
  const { proposalId } = await offered(of);
  await decideProposal(server, { ...ownerOf(of), caseId: of.caseId }, { version, proposalId, decision }, by);
}
const backOf = async (of: Begun) =>
  (await trip(of)).refunds.map(({ state, amount }) => [state, amount.amountMinor]);

describe('a change that couldn’t be made online', () => {
  const ask = (checkOut: string): HotelChangeAsk => ({
    kind: 'Hotel',
    checkIn: date('2027-04-15'),
    checkOut: date(checkOut),
    rooms: [{ adults: 2, childAges: [] }],
    guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
  });
  /** The customer asks an agent for it. */
  async function requested(checkOut: string) {
    const of = await begin();
    const input = { ask: ask(checkOut), byAgent: true };
    const { changeId } = await requestChange(server, of.bookingId, input, of.maya.actor, context);
    const { rows } = await sql<{ caseId: CaseId }>`select case_id as "caseId" from cases
      where subject_id = ${of.bookingId} and kind = 'changeRequested'`.execute(server.db);
    return { ...of, changeId, caseId: rows[0]!.caseId };
  }
  const quote = async (of: Begun) => {
    const { change } = await quoteChangeFor(deps(), tripOf(of), {}, sam, context);
    const { changeId, cost } = change!;
    const dueMinor = cost!.due.amountMinor;
    return {
      kind: 'change',
      bookingId: of.bookingId,
      changeId,
      dueMinor,
      refundMinor: cost!.refund.amountMinor,
    } as const;
  };

  test('is offered at its price, paid by card once it’s accepted, and closes the case', async () => {
    const of = await requested('2027-04-21');
    const made = await quote(of);
    expect(made.dueMinor).toBeGreaterThan(0);
    expect(await codeOf(offer(of, { ...made, dueMinor: made.dueMinor - 1 }))).toBe('ChangeQuoteExpired');
    await offer(of, made);
    expect(await offered(of)).toMatchObject({
      kind: 'change',
      due: { amountMinor: made.dueMinor },
      change: { before: { endsAt: expect.stringContaining('2027-04-19') } },
    });
    // Hours later its quote is over; the same price is quoted again
    world.clock.move(20 * 3_600);
    expect(await codeOf(answer(of, true))).toBe('InvalidInput');
    expect((await offered(of)).state).toBe('open');
    await answer(of, true, of.maya.cards[0]! as PaymentId);
    expect((await offered(of)).state).toBe('accepted');
    const after = await trip(of);
    expect(after.kind === 'Hotel' && [after.status, after.stay.checkOut]).toEqual(['Modified', '2027-04-21']);
    expect((await desk(of.caseId)).state).toBe('closed');
  });

  test('that costs nothing is made by the agent at once, unless there’s something newer', async () => {
    const of = await requested('2027-04-17');
    const { changeId } = await quote(of);
    const before = await inCase(of.caseId);
    const confirm = (version: number) => {
      const input = { reason: 'As asked', inCase: { ...before, version } };
      return confirmChangeFor(deps(), { ...tripOf(of), changeId }, input, sam, context);
    };
    expect(await codeOf(confirm(before.version + 1))).toBe('CaseOutdated');
    expect((await confirm(before.version)).booking).toBe('Success');
    const seen = await desk(of.caseId);
    expect(seen.thread.events.at(-1)).toMatchObject({ kind: 'acted', deed: 'change', text: 'As asked' });
    const { status, byAgents } = await trip(of);
    expect(status).toBe('Modified');
    expect(byAgents).toMatchObject([{ deed: 'change', at: world.clock.now() }]);
  });

  test('that costs something isn’t paid by an agent', async () => {
    const of = await requested('2027-04-21');
    const { changeId } = await quote(of);
    const input = { reason: 'As asked', inCase: null };
    const confirming = confirmChangeFor(deps(), { ...tripOf(of), changeId }, input, sam, context);
    expect(await codeOf(confirming)).toBe('ChangeQuoteExpired');
    expect((await trip(of)).status).toBe('Confirmed');
  });

  test('isn’t called made before it is, and can be given up', async () => {
    const of = await requested('2027-04-21');
    const finish = async (result: 'Success' | 'Failed') =>
      fulfillCase(server, of.caseId, { version: (await desk(of.caseId)).version, result, text: 'So' }, sam);
    expect(await codeOf(finish('Success'))).toBe('ChangeNotMade');
    await finish('Failed');
    expect((await desk(of.caseId)).state).toBe('resolved');
  });

  test('at a higher price than was offered ends the offer, and the agent is told', async () => {
    const of = await requested('2027-04-21');
    await offer(of, await quote(of));
    world.inn.nightlyMinor += 10_000;
    expect(await codeOf(answer(of, true, of.maya.cards[0]! as PaymentId))).toBe('ProposalOver');
    expect((await offered(of)).state).toBe('failed');
    const seen = await desk(of.caseId);
    expect([seen.state, seen.thread.events.at(-1)?.kind]).toEqual(['working', 'proposalFailed']);
    expect((await trip(of)).status).toBe('Confirmed');
  });
});

describe('a goodwill refund', () => {
  const STAYING = '2027-04-16T12:00:00.000Z' as Instant;
  const refund = (of: Begun, amountMinor: number): Offer => ({
    kind: 'refund',
    bookingId: of.bookingId,
    amountMinor,
  });
  const most = async (of: Begun) => (await getGoodwillFor(deps(), tripOf(of), sam)).most.amountMinor;

  test('goes to the card that paid, at most what was paid, once the trip has begun', async () => {
    const of = await begin();
    const { amountMinor: total } = (await trip(of)).total;
    expect(await most(of)).toBe(0);
    expect(await codeOf(offer(of, refund(of, 100)))).toBe('RefundTooHigh');
    world.clock.set(STAYING);
    expect(await most(of)).toBe(total);
    expect(await codeOf(offer(of, refund(of, total + 1)))).toBe('RefundTooHigh');
    await offer(of, refund(of, 5_000));
    const answers = await Promise.all([1, 2, 3].map(() => codeOf(answer(of, true))));
    expect(answers.toSorted()).toEqual(['ProposalOver', 'ProposalOver', 'done']);
    expect(await backOf(of)).toEqual([['sent', 5_000]]);
    expect((await trip(of)).total.amountMinor).toBe(total - 5_000);
    expect(await most(of)).toBe(total - 5_000);
  });

  test('of a canceled trip gives back what was kept, and no more', async () => {
    const of = await begin();
    const { amountMinor: total } = (await trip(of)).total;
    world.inn.penaltyMinor = total;
    world.clock.set('2027-04-14T20:00:00.000Z' as Instant);
    await cancelAsQuoted(server, of.bookingId, of.maya);
    const withheld = await most(of);
    expect(withheld).toBe(total - (await backOf(of)).reduce((sum, [, amount]) => sum + Number(amount), 0));
    expect(withheld).toBeGreaterThan(0);
    await offer(of, refund(of, Math.min(withheld, 9_000)));
    await answer(of, true);
    expect(await most(of)).toBe(withheld - Math.min(withheld, 9_000));
  });

  test('above the limit, or beyond it together with what was given lately, needs another agent', async () => {
    const of = await begin();
    world.clock.set(STAYING);
    await offer(of, refund(of, 15_000));
    expect((await offered(of)).state).toBe('awaitingApproval');
    expect(await codeOf(decide(of, sam, 'approve'))).toBe('OwnProposal');
    await decide(of, kiran, 'reject');
    world.clock.move(60);
    await offer(of, refund(of, 9_000));
    await answer(of, true);
    // A second small gift, in a case of its own
    const next = { ...of, ...(await write(of.maya, of.bookingId)) };
    await offer(next, { kind: 'credit', amountMinor: 2_000 });
    expect((await offered(next)).state).toBe('awaitingApproval');
    await decide(next, kiran, 'approve');
    await answer(next, true);
    world.clock.move(31 * 86_400);
    const later = { ...of, ...(await write(of.maya, of.bookingId)) };
    await offer(later, { kind: 'credit', amountMinor: 2_000 });
    expect((await offered(later)).state).toBe('open');
  });

  test('that two cases offer at once is given once where it’s all there is', async () => {
    const of = await begin();
    world.clock.set(STAYING);
    const { amountMinor: total } = (await trip(of)).total;
    const other = { ...of, ...(await write(of.maya, of.bookingId)) };
    const whole = Math.min(total, 100_000);
    for (const each of [of, other]) {
      await offer(each, refund(each, whole));
      await decide(each, kiran, 'approve');
    }
    const both = await Promise.all([of, other].map((each) => codeOf(answer(each, true))));
    const fits = 2 * whole <= total;
    expect(both.toSorted()).toEqual(fits ? ['done', 'done'] : ['ProposalOver', 'done']);
    expect((await backOf(of)).reduce((sum, [, amount]) => sum + Number(amount), 0)).toBeLessThanOrEqual(
      total,
    );
  });

  test('is of the agent’s own tenant', async () => {
    const of = await begin();
    const stranger: Actor = { ...sam, tenantId: 'business', customerId: 'cus_other' as CustomerId };
    expect(await codeOf(getGoodwillFor(deps(), tripOf(of), stranger))).toBe('NotFound');
    expect(await codeOf(quoteChangeFor(deps(), tripOf(of), {}, stranger, context))).toBe('NotFound');
  });
});

describe('a supplier’s change', () => {
  const CHANGED = { version: 1, acceptedVersion: 0, acceptedBy: null } as const;
  async function closed() {
    const of = await begin();
    world.inn.schedules.set(of.bookingId, { ...CHANGED, isClosed: true });
    await server.lookUp({ ...ownerOf(of), bookingId: of.bookingId }, callContext(context));
    return of;
  }
  test('that can’t be accepted is declined for the customer, with everything back', async () => {
    const of = await closed();
    const { change } = await getScheduleChangeFor(deps(), tripOf(of), sam);
    expect(change?.actions).toEqual(['Decline']);
    const input = async (reason: string) => ({ version: 1, reason, inCase: await inCase(of.caseId) });
    const accepting = acceptScheduleChangeFor(deps(), tripOf(of), await input('Yes'), sam, context);
    expect(await codeOf(accepting)).toBe('ScheduleChangeAnswered');
    const { amountMinor: total } = (await trip(of)).total;
    const declined = await declineScheduleChangeFor(
      deps(),
      tripOf(of),
      await input('She says no'),
      sam,
      context,
    );
    expect(declined.result).toBe('Declined');
    expect((await backOf(of)).reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(total);
    expect((await desk(of.caseId)).thread.events.at(-1)).toMatchObject({
      deed: 'declineScheduleChange',
      text: 'She says no',
      agentName: expect.any(String),
    });
    const again = declineScheduleChangeFor(deps(), tripOf(of), await input('No'), sam, context);
    expect(await codeOf(again)).toBe('ScheduleChangeAnswered');
  });

  test('that an agent has before them outdated isn’t answered', async () => {
    const of = await closed();
    const input = { version: 0, reason: 'No', inCase: null };
    expect(await codeOf(declineScheduleChangeFor(deps(), tripOf(of), input, sam, context))).toBe(
      'ScheduleChangeOutdated',
    );
  });
});
