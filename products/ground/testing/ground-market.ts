/** For tests of the ground market: a market on a test database, and ready questions. */
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import { truePlaces } from '@sojourn/geography/testing/true-places.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import type { TestDatabase } from '@sojourn/server/testing/database.ts';
import {
  createGroundMarket,
  type GroundMarketHandle,
} from '@sojourn/world/ground/supplier/create-ground-market.ts';
import { usualBags } from '../rules/ride/fits-vehicle.ts';
import type { RideTime } from '../rules/transfer.ts';
import type { RideAsk, RideParty, Stop } from '../sell/port/ride-port.ts';
import type { RideTraveler } from '../sell/supplier.ts';

/** The day of the pictures. */
export const GROUND_NOW = '2027-02-08T17:00:00.000Z' as Instant;
/** Lisboa Direta's car for three. */
export const CAR = 'trf_LIS-private-0';
export const VAN = 'trf_LIS-private-1';
export const SHUTTLE = 'trf_LIS-shared-0';

export const calm: CallContext = { timeoutMs: 500, scenario: null, requestId: 'test' };
export const playing = (scenario: string): CallContext => ({ ...calm, scenario });

export const testGroundMarket = ({ db }: Pick<TestDatabase, 'db'>): GroundMarketHandle =>
  createGroundMarket({
    db,
    clock: { now: () => GROUND_NOW },
    geography: truePlaces().geography,
    scenarioWaitMs: 20,
  });

const LISBON = {
  city: 'Lisbon',
  cityPlaceId: 'city:lisbon-pt',
  countryCode: 'PT',
  zone: 'Europe/Lisbon',
  address: '',
  airportCode: null,
};
export const AIRPORT: Stop = {
  ...LISBON,
  placeId: 'airport:LIS',
  kind: 'airport',
  name: 'Lisbon Airport',
  airportCode: 'LIS',
  position: { lat: 38.7742, lon: -9.1342 },
};
/** That of the picture. */
export const HOTEL: Stop = {
  ...LISBON,
  placeId: 'hotel:sty_santa-luz',
  kind: 'hotel',
  name: 'Palacete Santa Luz',
  address: 'Rua da Escola Politécnica 12',
  position: { lat: 38.7167, lon: -9.1486 },
};
export const PORT: Stop = {
  ...LISBON,
  placeId: 'port:lisbon-pt',
  kind: 'port',
  name: 'Lisbon Cruise Port',
  position: { lat: 38.7107, lon: -9.1245 },
};

const FLIGHT = { airline: 'TP', number: '216', bookingId: null };
const clock = (text: string): LocalDateTime => text as LocalDateTime;
export const landing = (at: string): RideTime => ({ means: 'landing', landsAt: clock(at), flight: FLIGHT });
export const departure = (at: string): RideTime => ({
  means: 'departure',
  departsAt: clock(at),
  flight: FLIGHT,
});
export const pickUp = (at: string): RideTime => ({ means: 'pickUp', pickUpAt: clock(at) });

export const party = (ages: readonly number[] = [34, 36], over: Partial<RideParty> = {}): RideParty => ({
  ages,
  bags: usualBags(ages.length),
  wheelchairs: 0,
  ...over,
});

/** From TP 216's new time to the hotel, for two. */
export const rideAsk = (over: Partial<RideAsk> = {}): RideAsk => ({
  transferId: CAR,
  from: AIRPORT,
  to: HOTEL,
  time: landing('2027-04-15T23:40'),
  party: party(),
  locale: 'en',
  now: GROUND_NOW,
  ...over,
});

export const TRAVELER: RideTraveler = {
  firstName: 'Maya',
  lastName: 'Okafor',
  phone: '+1 202-555-0142',
  flight: 'TP 216',
  address: '',
  note: '',
};

/** What an answer that must be there holds. */
export function answered<V>(outcome: { readonly outcome: string; readonly value?: V }): V {
  if (outcome.outcome !== 'ok') throw new Error(`expected ok, got ${JSON.stringify(outcome)}`);
  return outcome.value as V;
}
