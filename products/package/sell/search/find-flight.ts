/** The flight of a search for packages: the way there, then the way back with it, as flights are searched. */
import type { InputOf, OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { partyOfRooms } from '#package/rules/selling/package-party.ts';
import type { PackageSearch } from '#package/wire/package-search.ts';
import type { PackageSlice } from '#package/wire/packages.ts';
import { type Caller, lastPage, type PartSearches } from './part-searches.ts';

type Page = Extract<OutputOf<Calls['searchFlights']>, { type: 'page' }>;
type Row = Page['options'][number];
type Search = InputOf<Calls['searchFlights']>;
type Chosen = NonNullable<PackageSearch['outbound']>;

/** A way that can be chosen; `totalMinor`: of the flight there and back for everybody. */
export type Way = { readonly slice: PackageSlice; readonly totalMinor: number };
export type FoundFlight = {
  readonly outbound: PackageSlice;
  readonly inbound: PackageSlice;
  readonly totalMinor: number;
  /** Where hotels are searched; null where none are sold. */
  readonly cityPlaceId: string | null;
  readonly outbounds: readonly Way[];
  readonly inbounds: readonly Way[];
  readonly isComplete: boolean;
};

/** Each as many as a page of choices shows. */
const WAYS = 12;

/** Null where nobody flies there and back. Refuses with RateNotAvailable when what's chosen isn't sold. */
export async function findFlight(
  parts: PartSearches,
  input: PackageSearch,
  caller: Caller,
): Promise<FoundFlight | null> {
  const { origin, destination, departs, returns, locale } = input;
  const search = {
    slices: [
      { origin, destination, date: departs },
      { origin: destination, destination: origin, date: returns },
    ],
    passengers: partyOfRooms(input.rooms),
    limit: WAYS,
    ...(locale && { locale }),
  };
  const there = await askFlights(parts, search, caller);
  const first = there.page?.options[0];
  const outbound = input.outbound ?? (first && chosenOf(first));
  if (!outbound) return null;
  const back = await askFlights(parts, { ...search, chosen: [outbound] }, caller);
  const inbounds = (back.page?.options ?? []).map(wayOf);
  const inbound = await findInbound(
    parts,
    { ...search, chosen: [outbound] },
    input.inbound,
    inbounds,
    caller,
  );
  const flown = back.page?.chosen[0];
  if (!inbound || !flown) return null;
  return {
    outbound: viewOf(flown, outbound.fareClass),
    inbound: inbound.slice,
    totalMinor: inbound.totalMinor,
    cityPlaceId: flown.segments.at(-1)?.destination.cityPlaceId ?? null,
    outbounds: (there.page?.options ?? []).map(wayOf),
    inbounds,
    isComplete: there.isComplete && back.isComplete,
  };
}

const askFlights = (parts: PartSearches, search: Search, caller: Caller) =>
  lastPage<OutputOf<Calls['searchFlights']>>(parts.searchFlights({ ...caller, input: search }));

/** The one that's chosen, in its class, or the best. */
async function findInbound(
  parts: PartSearches,
  { limit: _, ...search }: Search,
  chosen: Chosen | undefined,
  ways: readonly Way[],
  caller: Caller,
): Promise<Way | undefined> {
  if (!chosen) return ways[0];
  const { sliceId, fareClass } = chosen;
  const { slice, fares } = await parts.getFlightOption({ ...caller, input: { ...search, sliceId } });
  const fare = fares.find((each) => each.fareClass === fareClass) ?? refuse('RateNotAvailable');
  return { slice: viewOf(slice, fareClass), totalMinor: fare.total.amountMinor };
}

const chosenOf = ({ slice, fare }: Row): Chosen => ({ sliceId: slice.sliceId, fareClass: fare.fareClass });
const wayOf = ({ slice, fare }: Row): Way => ({
  slice: viewOf(slice, fare.fareClass),
  totalMinor: fare.total.amountMinor,
});

/** Only what's named here leaves: fares stay behind. */
const viewOf = (slice: Row['slice'], fareClass: Chosen['fareClass']): PackageSlice => ({
  sliceId: slice.sliceId,
  fareClass,
  segments: slice.segments.map((segment) => ({
    origin: segment.origin.locationCode,
    destination: segment.destination.locationCode,
    marketingAirline: segment.marketingAirline,
    operatingAirline: segment.operatingAirline,
    zonedDepartureTime: segment.zonedDepartureTime,
    zonedArrivalTime: segment.zonedArrivalTime,
  })),
  layovers: slice.layovers.map(({ airport, stopoverDurationMinutes }) => ({
    locationCode: airport.locationCode,
    city: airport.city,
    minutes: stopoverDurationMinutes,
  })),
  durationMinutes: slice.durationMinutes,
  plusDays: slice.plusDays,
});
