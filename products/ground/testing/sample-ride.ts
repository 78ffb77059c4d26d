/** What the tests' operator of rides sells: a car from Lisbon's airport to a hotel, on a night in April. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Instant, instantAt, localAt, plusSeconds } from '@sojourn/domain/dates.ts';
import { transferTerms } from '../rules/booking/transfer-terms.ts';
import { usualBags } from '../rules/ride/fits-vehicle.ts';
import { clockOf, type RideTime } from '../rules/transfer.ts';
import type { RideSummary, RideTotal, Stop } from '../sell/port/ride-port.ts';

const ZONE = 'Europe/Lisbon';
const RIDE_MINOR = 20_400;

export const RIDE_ID = 'trf_LIS-private-0';
const LISBON = {
  address: '',
  city: 'Lisbon',
  cityPlaceId: 'city:lisbon-pt',
  countryCode: 'PT',
  zone: ZONE,
};
export const SAMPLE_STOPS: readonly Stop[] = [
  {
    ...LISBON,
    placeId: 'airport:LIS',
    kind: 'airport',
    name: 'Humberto Delgado Airport',
    airportCode: 'LIS',
    position: { lat: 38.7742, lon: -9.1342 },
  },
  {
    ...LISBON,
    placeId: 'city:lisbon-pt',
    kind: 'address',
    name: 'Lisbon',
    airportCode: null,
    position: { lat: 38.7167, lon: -9.1486 },
  },
];
export const RIDE_TIME: RideTime = {
  means: 'landing',
  landsAt: '2027-04-15T14:00' as never,
  flight: { airline: 'TP', number: '216', bookingId: null },
};

export function priceAt(percent = 100): RideTotal {
  const amountMinor = (RIDE_MINOR * percent) / 100;
  return { lines: [{ line: 'ride', amountMinor }], totalMinor: amountMinor, currency: 'USD' };
}

const moment = (at: Instant) => ({ at, local: localAt(at, ZONE) });

export function rideFor(time: RideTime = RIDE_TIME, percent = 100): RideSummary {
  const [from, to] = SAMPLE_STOPS;
  if (!from || !to) throw new Error('a ride has two ends');
  const flightAt = instantAt(clockOf(time), ZONE);
  const pickUp = moment(plusSeconds(flightAt, 30 * 60));
  return {
    transferId: RIDE_ID,
    kind: 'private',
    operator: { name: 'Lisboa Direta', ratingTenths: 92, phone: '+351 21 555 0188' },
    vehicle: { seats: 3, cases: 3, handBags: 3, oversize: 0, wheelchairs: 0 },
    from,
    to,
    time,
    flightAt,
    pickUp,
    pickUpFinalBy: null,
    arrives: moment(plusSeconds(flightAt, 50 * 60)),
    km: 8,
    minutes: 20,
    stops: 0,
    party: { ages: [34, 36], bags: usualBags(2), wheelchairs: 0 },
    childSeats: [],
    waiting: { minutes: 60, followsDelayMinutes: null, extraHourMinor: 2_400 },
    meeting: { kind: 'sign', words: 'Arrivals, pillar 6. The driver holds a sign with your name.' },
    sentBy: moment(plusSeconds(pickUp.at, -7_200)),
    price: priceAt(percent),
  };
}

/** Free until a day before. */
export const rideTermsAt = (time: RideTime, totalMinor: number): CancelTerms =>
  transferTerms({ freeHours: 24 }, { pickUpAt: rideFor(time).pickUp.at, zone: ZONE }, totalMinor);
