/** What the state of a trip depends on besides its booking: who looks, open cases, airline credits. */
import type { TripCard, TripDetail } from '@sojourn/contract/trips.ts';
import type { RefundStatus, TimeMark, TripRole } from '@sojourn/domain/booking/trip-state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { FlightStatus } from '@sojourn/domain/disruptions/flight-status.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Db } from '#db/client.ts';
import type { Owner } from '#workflow/saga.ts';
import type { BookingRef } from '../booking/tenders/store.ts';
import { readOpenKinds } from '../cases/store.ts';
import { readChfar } from '../protections/store.ts';
import type { AirlineCredits } from './airline-credits-port.ts';

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
type Disrupted = Omit<NonNullable<TripCard['disruption']>, 'zone'>;
/** Null when nothing is being canceled. */
export type ReadCanceling = (db: Db, ref: BookingRef) => Promise<Canceling | null>;
/** `otherwiseMinor`: of what it keeps, what comes back in another way; null where nobody noted it. */
export type Canceling = NonNullable<TripDetail['canceling']> & { readonly otherwiseMinor: number | null };
/** The numbers of its protections that pay for what is being done to a booking. */
export type ReadClaimed = (db: Db, ref: BookingRef) => Promise<readonly number[]>;
/** The first first. */
export type ReadCanceledParts = (db: Db, ref: BookingRef) => Promise<TripDetail['canceledParts']>;
/** What agents did in its owner's place. */
export type ReadByAgents = (db: Db, ref: BookingRef) => Promise<TripDetail['byAgents']>;
/** The flights that a booking was made instead of, as `TP 216`. */
export type ReadReplacedFlights = (db: Db, ref: BookingRef) => Promise<readonly string[]>;
type DayOfFlights = {
  readonly disruption: Disrupted | null;
  readonly flights: readonly FlightStatus[];
};
/** Of each that has something to say. */
export type DisruptionsOf = (
  db: Db,
  owner: Owner,
  bookingIds: readonly BookingId[],
) => Promise<ReadonlyMap<BookingId, DayOfFlights>>;
/** Those that can be used. */
export type CountFrozen = (db: Db, owner: Owner, now: Instant) => Promise<number>;
/** Those that are watched. */
export type CountWatched = (db: Db, owner: Owner) => Promise<number>;
export type TripSources = {
  readonly canceling: ReadCanceling;
  readonly canceledParts: ReadCanceledParts;
  readonly byAgents: ReadByAgents;
  readonly replacedFlights: ReadReplacedFlights;
  readonly claimed: ReadClaimed;
  /** What an open case of a kind makes of its trip's time. */
  readonly timeMarks: ReadonlyMap<string, TimeMark>;
  readonly airlineCredits: AirlineCredits;
  readonly disruptionsOf: DisruptionsOf;
  readonly countFrozen: CountFrozen;
  readonly countWatched: CountWatched;
};

const tripRole = ({ isDelegated }: { readonly isDelegated?: boolean }): TripRole =>
  isDelegated ? 'agent' : 'owner';

type Deps = { readonly db: Db; readonly tripSources: TripSources };
/** Of each of the bookings. */
export async function readBesides(
  { db, tripSources: { timeMarks, airlineCredits, disruptionsOf } }: Deps,
  owner: Owner & { readonly isDelegated?: boolean },
  bookingIds: readonly BookingId[],
  now: Instant,
): Promise<(bookingId: BookingId) => TripBesides> {
  const [open, credits, chfar, disruptions] = await Promise.all([
    readOpenKinds(db, owner, bookingIds, [...timeMarks.keys()]),
    airlineCredits.statusesOf(db, owner, bookingIds, now),
    readChfar(db, owner, bookingIds),
    disruptionsOf(db, owner, bookingIds),
  ]);
  const role = tripRole(owner);
  return (bookingId) => ({
    role,
    marks: (open.get(bookingId) ?? []).flatMap((kind) => timeMarks.get(kind) ?? []),
    credit: credits.get(bookingId) ?? null,
    hasChfar: chfar.has(bookingId),
    disruption: disruptions.get(bookingId)?.disruption ?? null,
    flightsToday: disruptions.get(bookingId)?.flights ?? [],
  });
}
