import type { SpendTrip } from '@sojourn/contract/admin/spend-calls.ts';
import {
  monthsUntil,
  PERIOD_MONTHS,
  type SpendPeriod,
  type SpendStep,
} from '@sojourn/domain/companies/spend.ts';
import type { AdminActor } from '#context.ts';
import { type Naming, namedBookings } from '#modules/selling/booking/in-language.ts';
import type { AdminDeps } from '../deps.ts';
import { readTrips, type TripRow } from './store.ts';

const PAGE = 50;

type Ask = {
  readonly period: SpendPeriod;
  readonly skip?: string | undefined;
  readonly within: readonly SpendStep[];
};

/** The trips of a period or of one group of it, each with what it adds to the group's amounts. */
export async function listTrips(
  { db, clock, products }: Pick<AdminDeps, 'db' | 'clock'> & Naming,
  { period, skip: given, within }: Ask,
  actor: AdminActor,
): Promise<{ trips: SpendTrip[]; next: string | null }> {
  const [from = ''] = monthsUntil(clock.now().slice(0, 7), PERIOD_MONTHS[period]);
  const skip = Number(given ?? 0);
  const rows = await readTrips(db, actor, { from, within, limit: PAGE + 1, skip });
  const shown = rows.slice(0, PAGE);
  const named = await namedBookings({ db, products }, shown, actor.locale);
  return {
    trips: shown.map((row) => viewOf({ ...row, title: named.get(row.bookingId)?.title ?? row.title })),
    next: rows.length > PAGE ? String(skip + PAGE) : null,
  };
}

const viewOf = (trip: TripRow): SpendTrip => ({
  code: trip.code,
  bookedOn: trip.bookedOn,
  startsOn: trip.startsOn,
  person: trip.person,
  product: trip.product,
  title: trip.title,
  state: trip.state,
  answers: trip.answers.map(({ label, value }) => ({ label, value })),
  bookedMinor: trip.bookedMinor,
  refundedMinor: trip.refundedMinor,
  netMinor: trip.bookedMinor - trip.refundedMinor,
  co2Kg: trip.co2Kg,
});
