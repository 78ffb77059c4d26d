/** A booked trip of two by the embedded market whose first flight goes wrong ten hours before it leaves. */
import type { RebookPlan } from '@sojourn/contract/disruptions.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { assertPresent, first } from '@sojourn/domain/present.ts';
import type { Protection } from '@sojourn/domain/protections/clause.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { flightTrip, person, readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import {
  bestTrip,
  flightQuestion,
  searched,
  slicesFrom,
} from '@sojourn/products/flight/testing/flight-market.ts';
import type { ChosenSlice } from '@sojourn/products/flight/wire/flights.ts';
import { sql } from 'kysely';
import type { Process, Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { deskOf } from '#modules/selling/booking/testing/market-stage.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { mustBook, type Stage } from '#modules/selling/booking/testing/stage.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { noteStart } from '#workflow/move.ts';
import { PROTECTION_MACHINE } from '../../protections/machines.ts';
import { planRebooking } from '../plan/plan-rebooking.ts';
import { watchBooking } from '../watching/watch-flights.ts';

const PARTY = { adults: 2, children: 0, seatedInfants: 0, lapInfants: 0 };

type Story = {
  readonly ways?: readonly string[];
  readonly protections?: readonly (readonly [Protection, string])[];
  /** Of the market's flights of today; null: everything is on time. */
  readonly scenario?: string | null;
  readonly hours?: number;
  readonly isConnecting?: boolean;
  /** The first traveler has a number of the booked airline's program. */
  readonly isMember?: boolean;
};
export const DISRUPTION = ['disruption', 'disruption-flight-2026-11'] as const;
export const CONNECTION = ['missedConnection', 'connection-flight-2026-11'] as const;
export const CFAR = ['cancelForAnyReason', 'cancel-flight-2026-11'] as const;

export const contextOf = (scenario: string | null): CallContext => ({
  timeoutMs: 8_000,
  scenario,
  requestId: 'test',
});

/** Ways with seats for two in the class that a search shows; `isConnecting`: one, with a change of planes. */
async function tripOf(
  stage: Pick<Stage, 'server'>,
  ways: readonly string[],
  isConnecting: boolean,
): Promise<ChosenSlice[]> {
  const now = stage.server.clock.now();
  const question = flightQuestion(slicesFrom(...ways), { passengers: PARTY, top: 200, now });
  if (!isConnecting) return assertPresent(await bestTrip(deskOf(stage), question), 'a trip').slices;
  const { options } = await searched(deskOf(stage), question);
  const found = options.find(
    ({ option: { slice } }) => slice.segments.length === 2 && slice.multiTicketType === 'single',
  );
  const { slice, shown } = assertPresent(found, 'a connection').option;
  return [{ sliceId: slice.sliceId, fareClass: shown }];
}

/** Books it months ahead, and moves the clock to its day. */
export async function disrupted(
  { world, server }: Pick<Stage, 'world' | 'server'>,
  traveler: Traveler,
  {
    ways = ['BOS LIS 2027-04-14', 'LIS BOS 2027-04-19'],
    protections = [DISRUPTION],
    scenario = 'flight-delayed',
    hours = 10,
    isConnecting = false,
    isMember = false,
  }: Story = {},
): Promise<BookingId> {
  world.clock.set(TEST_NOW);
  const slices = await tripOf({ server }, ways, isConnecting);
  const airline = first(slices).sliceId.slice(0, 2);
  const frequentFlyerNumber = isMember ? [{ airline, number: '12345678' }] : [];
  const travelers = [
    { ...person('Adult', '1990-02-03'), frequentFlyerNumber },
    person('Adult', '1991-02-03'),
  ];
  const checkout = await readyFlight(server, traveler, { travelers }, { slices, passengers: PARTY });
  const bookingId = await mustBook(server, checkout, traveler);
  await world.resume(server);
  await protect(server, traveler, bookingId, protections);
  const { flight } = await flightTrip(server, traveler, bookingId);
  const leaving = first(first(flight.slices).segments);
  world.clock.set(plusSeconds(leaving.scheduledDepartureTime, -hours * 3_600));
  await watchBooking(server, { ...traveler.actor, bookingId }, contextOf(scenario));
  return bookingId;
}

/** As if each had been bought with it, for nothing. */
async function protect(
  { db, clock }: Process,
  { actor }: Traveler,
  bookingId: BookingId,
  protections: readonly (readonly [Protection, string])[],
): Promise<void> {
  const { tenantId, customerId } = actor;
  const at = clock.now();
  await withTransaction(db, async (tx) => {
    for (const [i, [protection, termsId]] of protections.entries()) {
      await sql`insert into booking_protections (tenant_id, customer_id, booking_id, protection_no,
          protection, terms_id, travelers, premium_minor, base_minor, taxes_minor, bought_at)
        select tenant_id, customer_id, booking_id, ${i + 1}, ${protection}, ${termsId}, 2, 0,
          total_minor - taxes_minor, taxes_minor, ${at}
        from bookings where booking_id = ${bookingId}`.execute(tx);
      const start = { state: 'Valid', cause: 'bought', at } as const;
      await noteStart(tx, PROTECTION_MACHINE, { tenantId, customerId }, [[bookingId, i + 1]], start);
    }
  });
}

export const planned = (
  server: Process,
  bookingId: BookingId,
  { actor }: Traveler,
  scenario: string | null = null,
): Promise<RebookPlan> => planRebooking(server, bookingId, actor, requestContext(scenario));

export const inputOf = (optionId: string, disruptionNo = 1) =>
  ({ disruptionNo, optionId, travelers: 'all' }) as const;
