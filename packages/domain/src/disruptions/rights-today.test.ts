import { expect, it } from 'vitest';
import { type Instant, type LocalDateTime, plusSeconds } from '../dates.ts';
import { rightsToday } from './rights-today.ts';

const LISBON = { code: 'LIS', name: 'Lisbon', countryCode: 'PT' };
const BOSTON = { code: 'BOS', name: 'Boston', countryCode: 'US' };
const CHICAGO = { code: 'ORD', name: 'Chicago', countryCode: 'US' };
const starts = '2027-04-14T10:00:00.000Z' as Instant;
const ends = '2027-04-14T18:00:00.000Z' as Instant;
const local = (at: Instant) => at.slice(0, 16) as LocalDateTime;
type Place = typeof LISBON;

function rights([from, to, carrierCountry]: readonly [Place, Place, string], late: number | 'canceled') {
  const part = {
    slice: 0,
    title: 'TP 217',
    from,
    to,
    starts,
    ends,
    startsLocal: local(starts),
    endsLocal: local(ends),
    grade: 0,
    carrierCountry,
    connectionMinutes: null,
  };
  const seconds = late === 'canceled' ? 0 : late * 60;
  const [departs, arrives] = [plusSeconds(starts, seconds), plusSeconds(ends, seconds)];
  const flight = {
    flight: 'TP 217',
    state: late === 'canceled' ? ('Canceled' as const) : ('Delayed' as const),
    scheduledDeparture: starts,
    estimatedDeparture: departs,
    estimatedArrival: arrives,
    estimatedDepartureLocal: local(departs),
    estimatedArrivalLocal: local(arrives),
  };
  const noticedAt = plusSeconds(starts, -3_600);
  const { refund, compensation } = rightsToday([part], {
    slice: 0,
    flights: [flight],
    noticedAt,
    kmBetween: () => 5_100,
  });
  return `${refund.join()} ${compensation?.amountMinor ?? '-'}`;
}

it.each<[string, readonly [Place, Place, string], number | 'canceled', string]>([
  ['from the EU, two hours late', [LISBON, BOSTON, 'PT'], 120, ' -'],
  ['from the EU, three hours late', [LISBON, BOSTON, 'US'], 180, ' 30000'],
  ['from the EU, five hours late', [LISBON, BOSTON, 'US'], 300, 'EU-261 60000'],
  ['to the EU with another airline', [BOSTON, LISBON, 'US'], 300, ' -'],
  ['six hours late from the US', [BOSTON, LISBON, 'US'], 360, 'US-14CFR260 -'],
  ['within the US, three hours late', [BOSTON, CHICAGO, 'US'], 180, 'US-14CFR260 -'],
  ['within the US, less than that', [BOSTON, CHICAGO, 'US'], 179, ' -'],
  ['canceled within the US', [BOSTON, CHICAGO, 'US'], 'canceled', 'US-14CFR260 -'],
  ['canceled from the EU', [LISBON, BOSTON, 'PT'], 'canceled', 'US-14CFR260,EU-261 60000'],
])('%s', (_, way, late, owed) => {
  expect(rights(way, late)).toBe(owed);
});
