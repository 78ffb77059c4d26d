/**
 * What a customer looks for in hotels and flights. What no longer has the contract's form is as good as none.
 */
import { NO_FLIGHT_PREFERENCES, NO_HOTEL_PREFERENCES } from '@sojourn/contract/no-preferences.ts';
import {
  type FlightPreferences,
  type FlightPreferencesInput,
  flightPreferences,
  type HotelPreferences,
  hotelPreferences,
} from '@sojourn/contract/preferences.ts';
import { contradictionsOf } from '@sojourn/domain/preferences/flight-choices.ts';
import type { Actor, Effects } from '#context.ts';
import { refuse } from '#refusal.ts';
import { putPreferences, readPreferences } from './store.ts';

type Read = Pick<Effects, 'db'>;
export type PreferenceDeps = Read &
  Pick<Effects, 'clock'> & {
    /** IATA codes of airports, and of cities with several. */
    readonly knowsAirport: (code: string) => boolean;
  };

export async function getHotelPreferences({ db }: Read, actor: Actor): Promise<HotelPreferences> {
  const { data } = hotelPreferences.safeParse(await readPreferences(db, actor, 'hotel'));
  return data ?? NO_HOTEL_PREFERENCES;
}

export async function getFlightPreferences({ db }: Read, actor: Actor): Promise<FlightPreferences> {
  const { data } = flightPreferences.safeParse(await readPreferences(db, actor, 'flight'));
  return data ?? NO_FLIGHT_PREFERENCES;
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

export async function saveHotelPreferences(
  { db, clock }: Omit<PreferenceDeps, 'knowsAirport'>,
  actor: Actor,
  { amenities, starRatings, freeCancellationOnly }: HotelPreferences,
): Promise<void> {
  const preferences: HotelPreferences = {
    amenities: unique(amenities),
    starRatings: unique(starRatings).toSorted((a, b) => a - b),
    freeCancellationOnly,
  };
  await putPreferences(db, actor, { kind: 'hotel', preferences, at: clock.now() });
}

/** Refuses with UnknownAirport, and with InvalidInput what contradicts itself. */
export async function saveFlightPreferences(
  { db, clock, knowsAirport }: PreferenceDeps,
  actor: Actor,
  { homeAirport = null, excludeLowCostCarriers = false, ...given }: FlightPreferencesInput,
): Promise<void> {
  if (homeAirport && !knowsAirport(homeAirport.id.code)) refuse('UnknownAirport');
  const preferences: FlightPreferences = {
    ...given,
    homeAirport,
    excludeLowCostCarriers,
    airlines: unique(given.airlines),
  };
  const fields = contradictionsOf(preferences).map((field) => ({
    path: `preferences.${field}`,
    problem: 'contradiction',
  }));
  if (fields.length > 0) refuse('InvalidInput', { fields });
  await putPreferences(db, actor, { kind: 'flight', preferences, at: clock.now() });
}
