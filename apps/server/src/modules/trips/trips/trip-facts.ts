/** What other modules know of trips. Each registers what it reads in its capability.ts, by a name. */
import type { AirlineCreditLine } from '@sojourn/contract/airline-credits.ts';
import type { TripCard, TripDetail } from '@sojourn/contract/trips.ts';
import type { RefundStatus } from '@sojourn/domain/booking/trip-state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { FlightStatus } from '@sojourn/domain/disruptions/flight-status.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { Db } from '#db/client.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { Owner } from '#workflow/saga.ts';

export type Disrupted = Omit<NonNullable<TripCard['disruption']>, 'zone'>;
/** `otherwiseMinor`: of what it keeps, what comes back in another way; null where nobody noted it. */
export type Canceling = NonNullable<TripDetail['canceling']> & { readonly otherwiseMinor: number | null };
/** What one ticket left; `issuedMinor`: when it was issued, however much was spent since. */
export type CreditOfTrip = {
  readonly airlineName: string;
  readonly number: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly currency: Currency;
  readonly issuedMinor: number;
  readonly expiresAt: Instant | null;
};

/** On each card of a list, and on a trip's page. */
type CardFacts = {
  /** What became of the airlines' credits that it left. */
  readonly airlineCredit: RefundStatus;
  /** Of its flights today. */
  readonly flightsToday: { readonly disruption: Disrupted | null; readonly flights: readonly FlightStatus[] };
};
/** On a trip's page alone. */
type PageFacts = {
  readonly canceling: Canceling;
  /** The first first. */
  readonly canceledPart: TripDetail['canceledParts'][number];
  /** The number of a protection that pays for what is being done to it. */
  readonly claimedProtection: number;
  /** What an agent did in its owner's place. */
  readonly agentDeed: TripDetail['byAgents'][number];
  /** A flight that it was booked instead of, as `TP 216`. */
  readonly replacedFlight: string;
  /** The first issued first. */
  readonly airlineCredit: CreditOfTrip;
};
export type PageFact = keyof PageFacts;
/** Beside the list of a customer's trips. */
type ListFacts = {
  /** A count of those that can be used. */
  readonly frozenPrices: number;
  readonly watchedPrices: number;
  /** Those that end first before the others. */
  readonly airlineCredits: readonly AirlineCreditLine[];
};

/** Each is one read. `cards`: of all trips of a list at once; those without the fact are missing. */
export type TripFacts = {
  readonly cards?: {
    readonly [K in keyof CardFacts]?: (
      db: Db,
      owner: Owner,
      bookingIds: readonly BookingId[],
      now: Instant,
    ) => Promise<ReadonlyMap<BookingId, CardFacts[K]>>;
  };
  readonly page?: {
    readonly [K in keyof PageFacts]?: (db: Db, ref: BookingRef) => Promise<readonly PageFacts[K][]>;
  };
  readonly list?: {
    readonly [K in keyof ListFacts]?: (db: Db, owner: Owner, now: Instant) => Promise<ListFacts[K]>;
  };
};

/** Of each of the trips that has it. */
export async function readOnCards<K extends keyof CardFacts>(
  facts: readonly TripFacts[],
  name: K,
  [db, owner, bookingIds, now]: readonly [Db, Owner, readonly BookingId[], Instant],
): Promise<ReadonlyMap<BookingId, CardFacts[K]>> {
  const maps = await Promise.all(
    facts.flatMap(({ cards }) => cards?.[name]?.(db, owner, bookingIds, now) ?? []),
  );
  return new Map(maps.flatMap((map) => [...map]));
}

/** From all modules that have it, in the order of their registration. */
export async function readOnPage<K extends keyof PageFacts>(
  facts: readonly TripFacts[],
  name: K,
  db: Db,
  ref: BookingRef,
): Promise<PageFacts[K][]> {
  const lists = await Promise.all(facts.flatMap(({ page }) => page?.[name]?.(db, ref) ?? []));
  return lists.flat();
}

/** Empty where no module has it. */
export async function readBesideList<K extends keyof ListFacts>(
  facts: readonly TripFacts[],
  name: K,
  db: Db,
  owner: Owner,
  now: Instant,
): Promise<readonly ListFacts[K][]> {
  return Promise.all(facts.flatMap(({ list }) => list?.[name]?.(db, owner, now) ?? []));
}
