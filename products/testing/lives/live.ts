/**
 * One life of a booking, by chance: booked, changed by its traveler and its supplier, answered, canceled in
 * part or whole, while lines break and processes die. Whatever a call says, the records decide at the end.
 */
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Process, Traveler } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import type { Faults } from '@sojourn/server/modules/selling/booking/testing/faults.ts';
import { BREAKS } from '@sojourn/server/modules/selling/booking/testing/faults.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { acceptChange } from '@sojourn/server/modules/trips/schedule-changes/accept-change.ts';
import { declineChange } from '@sojourn/server/modules/trips/schedule-changes/decline-change.ts';
import { listRebookings } from '@sojourn/server/modules/trips/schedule-changes/rebooking/list-rebookings.ts';
import { rebookChange } from '@sojourn/server/modules/trips/schedule-changes/rebooking/rebook-change.ts';
import { getScheduleChange } from '@sojourn/server/modules/trips/schedule-changes/view-change.ts';
import { callContext } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { Refusal } from '@sojourn/server/refusal.ts';
import { Abandoned } from '@sojourn/server/workflow/crash-point.ts';
import type { ProductUnderTest } from '../conformance/product-under-test.ts';
import { payReady, splitPayment } from '../conformance/suite-stage.ts';
import { badDay } from './disrupted.ts';
import { bookFrozen, endFrozen, freeze, freezePrice, refundFrozen, useFreeze } from './frozen.ts';
import type { Act, Booked, LifeWorld } from './life-world.ts';
import { cancelForAnyReason, chooseAtRandom, matchPrice, watchPrices } from './protected.ts';

const context = requestContext;

/** What the traveler wants to change: flights of all or of one, nights, pick-up and drop-off. */
const exchange: Act = async ({ chance }, { of, traveler, bookingId }, process) => {
  const ask = chance.pick(of.changeAsks);
  const quoted = await requestChange(process, bookingId, { ask }, traveler.actor, context());
  const what = quoted.ownBookingId ? 'split' : `${of.product} change`;
  if (quoted.failure || !quoted.cost) return `${what} ${quoted.failure ?? 'unquoted'}`;
  const dueMinor = quoted.cost.due.amountMinor;
  const paymentId = dueMinor > 0 ? (traveler.cards[chance.whole(traveler.cards.length)] ?? null) : null;
  const id = quoted.changeId as Parameters<typeof confirmChange>[2];
  const done = await confirmChange(
    process,
    bookingId,
    id,
    { dueMinor, paymentId },
    traveler.actor,
    context(),
  );
  return `${what} ${done.failure ?? done.booking}`;
};

/** Other seats or bags, or none any more. */
const extras: Act = async ({ chance }, { of, traveler, bookingId }, process) => {
  if (!of.extras) return 'no extras';
  const ask = chance.perCent(60) ? of.extras.ask : of.extras.none;
  const quoted = await requestChange(process, bookingId, { ask }, traveler.actor, context());
  if (quoted.failure || !quoted.cost) return `extras ${quoted.failure ?? 'unquoted'}`;
  const dueMinor = quoted.cost.due.amountMinor;
  const paymentId = dueMinor > 0 ? (traveler.cards[0] ?? null) : null;
  const id = quoted.changeId as Parameters<typeof confirmChange>[2];
  const input = { dueMinor, paymentId };
  const done = await confirmChange(process, bookingId, id, input, traveler.actor, context());
  return `extras ${done.failure ?? done.booking}`;
};

const cancelPart: Act = async ({ chance }, { of, traveler, bookingId }, process) => {
  if (!of.parting) return 'no parts';
  const unit = chance.pick(of.parting.units);
  const ask = { kind: 'Part' as const, unit, parts: [chance.whole(2)] };
  const quoted = await requestChange(process, bookingId, { ask }, traveler.actor, context());
  if (quoted.failure) return `${unit} ${quoted.failure}`;
  const id = quoted.changeId as Parameters<typeof confirmChange>[2];
  const input = { dueMinor: 0, paymentId: null };
  const done = await confirmChange(process, bookingId, id, input, traveler.actor, context());
  return `${unit} ${done.failure ?? done.booking}`;
};

const cancel: Act = async (_, { traveler, bookingId }, process) => {
  const { quoteId } = await quoteCancel(process, bookingId, traveler.actor, context());
  const { result } = await cancelTrip(process, bookingId, { quoteId }, traveler.actor, context());
  return `cancel ${result}`;
};

/** The supplier changes it, a look-up finds that, and the traveler may answer. */
const reschedule: Act = async ({ chance, world }, { of, traveler, bookingId }, process) => {
  const { actor } = traveler;
  of.supplierOf(world).reschedule(bookingId, chance.perCent(50) ? 'acceptable' : 'refundable');
  await process.lookUp({ ...actor, bookingId }, callContext(context()));
  const { change } = await getScheduleChange(process, bookingId, actor);
  const version = change?.version;
  const action = change && chance.pick(['none', ...change.actions]);
  if (version === undefined || !action) return 'change unseen';
  if (action === 'Accept') await acceptChange(process, bookingId, { version }, actor, context());
  if (action === 'Decline') await declineChange(process, bookingId, { version }, actor, context());
  if (action !== 'Rebook') return `change ${action}`;
  const { slices } = await listRebookings(process, bookingId, actor, context());
  const choices = slices.flatMap(({ slice, options }) => {
    const option = options[chance.whole(options.length)];
    return option ? [{ slice, optionId: option.optionId }] : [];
  });
  if (choices.length === 0) return 'change without another';
  const { result } = await rebookChange(process, bookingId, { version, choices }, actor, context());
  return `change ${result}`;
};

const ACTS: readonly [Act, ...Act[]] = [
  exchange,
  exchange,
  reschedule,
  reschedule,
  extras,
  cancelPart,
  cancel,
  cancelForAnyReason,
  cancelForAnyReason,
  cancelForAnyReason,
  watchPrices,
  matchPrice,
  freezePrice,
  useFreeze,
  refundFrozen,
  endFrozen,
];
const DAYS: readonly Act[] = [badDay, badDay, badDay, badDay, badDay, badDay];
const actsOf = ({ product }: ProductUnderTest): readonly [Act, ...Act[]] =>
  product === 'flight' ? [...ACTS, ...DAYS] : ACTS;

/** They move the clock further than anything under way lasts: nothing else happens then. */
const ALONE: ReadonlySet<Act> = new Set([endFrozen, badDay]);

async function actsNow({ world, servers, chance }: LifeWorld, of: ProductUnderTest): Promise<readonly Act[]> {
  const all = actsOf(of);
  // At times two want the booking at once
  const acts = chance.perCent(25) ? [chance.pick(all), chance.pick(all)] : [chance.pick(all)];
  const alone = acts.find((act) => ALONE.has(act));
  if (!alone) return acts;
  await world.resume(servers[0], 30);
  return [alone];
}

/** Refusals are answers; a dead process has none. Anything else is a bug. */
async function outcomeOf(work: Promise<string>): Promise<string> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Abandoned) return 'died';
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** One of the two servers, or one that dies in the middle. */
function processOf({ start, servers, chance, note }: LifeWorld): Process {
  if (!chance.perCent(40)) return chance.pick(servers);
  let left = 1 + chance.whole(14);
  const crash = () => {
    left--;
    if (left !== 0) return;
    note('deaths');
    throw new Abandoned('by chance');
  };
  return start(`doomed ${chance.whole(1_000_000)}`, { crash });
}

const VERBS: readonly [string, ...string[]] = [
  'reserve',
  'confirm',
  'authorize',
  'capture',
  'settle',
  'cancel',
  'refund',
  'lookUp',
  'acceptChange',
  'exchange',
  'changeExtras',
  'cancelPart',
  'issue',
];

/** One line or more break once or twice, or somebody is away for a moment. */
function breakLines({ world, chance, note }: LifeWorld): void {
  const { sides, cardFaults, milesFaults } = world;
  const lines: readonly Faults[] = [...sides.map(({ faults }) => faults), cardFaults, milesFaults];
  for (let count = chance.whole(3); count > 0; count--) {
    const faults = chance.pick([BREAKS[0] ?? [], ...BREAKS]);
    chance.pick(lines as readonly [Faults, ...Faults[]]).next(chance.pick(VERBS), faults);
    note('broken lines');
  }
}

/** Null when there's nothing to freeze, or nothing came of it. */
async function bookAtFrozen(
  life: LifeWorld,
  of: ProductUnderTest,
  traveler: Traveler,
): Promise<Booked | null> {
  const { world, servers, chance, note } = life;
  for (const act of [freeze, bookFrozen]) {
    breakLines(life);
    note(await outcomeOf(act(life, of, traveler, processOf(life))));
    if (chance.perCent(60)) await world.resume(chance.pick(servers), 30);
  }
  const [bookingId] = await life.bookingsOf(traveler);
  return bookingId ? { of, traveler, bookingId } : null;
}

async function book(life: LifeWorld, of: ProductUnderTest): Promise<Booked | null> {
  const { world, servers, chance, note } = life;
  const traveler = await world.newTraveler();
  const frozen = chance.perCent(30) ? await bookAtFrozen(life, of, traveler) : null;
  if (frozen) return frozen;
  const payment = chance.perCent(50) ? await splitPayment(world, traveler) : {};
  const isParty = of.parting && chance.perCent(40);
  const ready = isParty ? of.parting.ready : of.ready;
  const plain = await ready(servers[0], traveler, payment);
  const checkout = await chooseAtRandom(life, servers[0], traveler, plain);
  of.supplierOf(world).accept(chance.perCent(20) ? 'untilLookedUp' : 'never');
  breakLines(life);
  let bookingId: BookingId | null = null;
  const paying = payReady(processOf(life), { traveler, checkout }).then((answer) => {
    if (answer.result === 'Success') bookingId = answer.bookingId;
    return `book ${answer.result}`;
  });
  note(`${of.product} ${await outcomeOf(paying)}`);
  if (chance.perCent(60)) await world.resume(chance.pick(servers), 30);
  bookingId ??= (await life.bookingsOf(traveler))[0] ?? null;
  return bookingId && { of, traveler, bookingId };
}

export async function live(life: LifeWorld, of: ProductUnderTest): Promise<void> {
  const { world, servers, chance, note } = life;
  const booked = await book(life, of);
  for (let acts = 1 + chance.whole(4); booked && acts > 0; acts--) {
    breakLines(life);
    const tries = await actsNow(life, of);
    // What was split goes on as two
    const [first = booked.bookingId, ...others] = await life.bookingsOf(booked.traveler);
    const now = { ...booked, bookingId: chance.pick([first, ...others]) };
    const outcomes = tries.map((act) => outcomeOf(act(life, now, processOf(life))));
    for (const outcome of await Promise.all(outcomes)) note(outcome);
    if (chance.perCent(60)) await world.resume(chance.pick(servers), 30);
  }
  note('lives');
}
