/** What lives do on a bad day: a flight is late or canceled; they fly another or have their fare back. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { planRebooking } from '@sojourn/server/modules/protecting/disruptions/plan/plan-rebooking.ts';
import { releaseUnwanted } from '@sojourn/server/modules/protecting/disruptions/plan/release-options.ts';
import { rebookDisruption } from '@sojourn/server/modules/protecting/disruptions/rebooking/rebook-disruption.ts';
import { getDisruption } from '@sojourn/server/modules/protecting/disruptions/view-disruption.ts';
import { watchBooking } from '@sojourn/server/modules/protecting/disruptions/watching/watch-flights.ts';
import type { Process } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { OUT_AND_BACK } from '#flight/testing/fake-airline-fares.ts';
import type { Act, Booked, LifeWorld } from './life-world.ts';

const HOUR = 3_600;

const rebook = async ({ traveler: { actor }, bookingId }: Booked, disruptionNo: number, process: Process) => {
  const { options } = await planRebooking(process, bookingId, actor, requestContext());
  const optionId = options[0]?.optionId;
  if (!optionId) return 'no plan B';
  const input = { disruptionNo, optionId, travelers: 'all' } as const;
  const { result } = await rebookDisruption(process, bookingId, input, actor, requestContext());
  return `rebook ${result}`;
};

const haveBack = async (
  { traveler: { actor }, bookingId }: Booked,
  disruptionNo: number,
  process: Process,
) => {
  const ask = { disruption: disruptionNo };
  const { quoteId } = await quoteCancel(process, bookingId, actor, requestContext(), ask);
  const { result } = await cancelTrip(process, bookingId, { quoteId }, actor, requestContext());
  return `fare back ${result}`;
};

/** What is decided on the day itself; at times both at once. */
async function decide(life: LifeWorld, booked: Booked, process: Process): Promise<string> {
  const { chance, servers, note } = life;
  const { disruption } = await getDisruption(servers[0], booked.bookingId, booked.traveler.actor);
  if (!disruption) return 'flies as planned';
  const no = disruption.disruptionNo;
  const ways = [
    (by: Process) => rebook(booked, no, by),
    (by: Process) => rebook(booked, no, by),
    (by: Process) => haveBack(booked, no, by),
  ] as const;
  const way = chance.pick(ways as unknown as [(typeof ways)[number]]);
  if (!chance.perCent(25)) return way(process);
  const [one, other] = await Promise.allSettled([way(process), chance.pick([ways[0], ways[2]])(servers[1])]);
  for (const end of [one, other]) if (end.status === 'fulfilled') note(end.value);
  if (one.status === 'rejected') throw one.reason;
  return 'decided twice';
}

/** Hours before it leaves something happens to a flight; the day ends, and what was held is let go. */
export const badDay: Act = async (life, booked, process) => {
  const { chance, world, servers } = life;
  if (booked.of.product !== 'flight') return 'no flights';
  const before = world.clock.now();
  const slice = chance.pick([0, 0, 1]);
  const leaves = (OUT_AND_BACK[slice]?.segments[0].scheduledDepartureTime ?? before) as Instant;
  world.clock.set(plusSeconds(leaves, -(1 + chance.whole(20)) * HOUR));
  const isCanceled = chance.perCent(30) ? { isCanceled: true as const } : {};
  const lateMinutes = chance.pick([30, 70, 165, 400]);
  world.carrier.operations.set(booked.bookingId, { slice, lateMinutes, ...isCanceled });
  const ref = { ...booked.traveler.actor, bookingId: booked.bookingId };
  try {
    await Promise.all(
      servers.map((server) => watchBooking(server, ref, { ...requestContext(), timeoutMs: 2_000 })),
    );
    return await decide(life, booked, process);
  } finally {
    // Nothing of that day is done on another
    await world.resume(servers[0], 30);
    await releaseAll(life);
    world.clock.set(before);
  }
};

/** Whatever is still held instead of a flight, once its time is over. */
async function releaseAll({ world, servers }: LifeWorld): Promise<void> {
  world.clock.move(HOUR);
  while ((await releaseUnwanted(servers[1])) > 0);
}
