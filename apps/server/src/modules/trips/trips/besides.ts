/** What the state of a trip depends on besides its booking: who looks, open cases, airline credits. */
import type { RefundStatus, TimeMark, TripRole } from '@sojourn/domain/booking/trip-state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { FlightStatus } from '@sojourn/domain/disruptions/flight-status.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Db } from '#db/client.ts';
import { readOpenKinds } from '#modules/desk/cases/store.ts';
import { readChfar } from '#modules/protecting/protections/store.ts';
import type { Owner } from '#workflow/saga.ts';
import { type Disrupted, readOnCards, type TripFacts } from './trip-facts.ts';

export type TripBesides = {
  readonly role: TripRole;
  readonly marks: readonly TimeMark[];
  readonly credit: RefundStatus | null;
  /** Change for any reason was bought with it; left out for no. */
  readonly hasChfar?: boolean;
  /** Of its flights today; left out where they go as planned. */
  readonly disruption?: Disrupted | null;
  /** Those that are flown or leave within a day, as they were last read; left out for none. */
  readonly flightsToday?: readonly FlightStatus[];
};
export type TripSources = {
  /** What an open case of a kind makes of its trip's time. */
  readonly timeMarks: ReadonlyMap<string, TimeMark>;
  /** Of all modules. */
  readonly facts: readonly TripFacts[];
};

const tripRole = ({ isDelegated }: { readonly isDelegated?: boolean }): TripRole =>
  isDelegated ? 'agent' : 'owner';

type Deps = { readonly db: Db; readonly tripSources: TripSources };
/** Of each of the bookings. */
export async function readBesides(
  { db, tripSources: { timeMarks, facts } }: Deps,
  owner: Owner & { readonly isDelegated?: boolean },
  bookingIds: readonly BookingId[],
  now: Instant,
): Promise<(bookingId: BookingId) => TripBesides> {
  const read = [db, owner, bookingIds, now] as const;
  const [open, credits, chfar, today] = await Promise.all([
    readOpenKinds(db, owner, bookingIds, [...timeMarks.keys()]),
    readOnCards(facts, 'airlineCredit', read),
    readChfar(db, owner, bookingIds),
    readOnCards(facts, 'flightsToday', read),
  ]);
  const role = tripRole(owner);
  return (bookingId) => ({
    role,
    marks: (open.get(bookingId) ?? []).flatMap((kind) => timeMarks.get(kind) ?? []),
    credit: credits.get(bookingId) ?? null,
    hasChfar: chfar.has(bookingId),
    disruption: today.get(bookingId)?.disruption ?? null,
    flightsToday: today.get(bookingId)?.flights ?? [],
  });
}
