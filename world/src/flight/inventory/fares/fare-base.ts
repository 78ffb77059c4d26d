/** What a flight costs on an ordinary day far ahead: distance, airline, rivals and the hour. */
import type { Draw } from '#random.ts';
import type { Airline } from '../schedule/airlines.ts';
import type { FlightAirport } from '../schedule/places/airports.ts';

/** Seasons that a route can have, `fare-days.ts` has a curve for each. */
export const PROFILES = ['even', 'north-summer', 'south-summer', 'winter-sun', 'ski'] as const;

/** The season of the end that more people go to for holidays. */
export function profileOf(a: FlightAirport, b: FlightAirport): number {
  const { season } = a.leisure > b.leisure ? a : b;
  return PROFILES.indexOf(season);
}

/** US dollars of a distance, half a round trip in the lowest class of a network airline. */
export const distanceFare = (km: number): number => 30 + 0.11 * km ** 0.9;

const LEVEL = { network: 1, lowCostConnecting: 0.76, lowCost: 0.66, regional: 1 } as const;

const rivalry = (count: number): number => [1.2, 1.2, 1.04, 0.97, 0.93][Math.min(count, 4)]!;

/** The first and last flights are cheaper, those at business hours more expensive. */
function hourOf(minute: number): number {
  if (minute < 390 || minute > 1260) return 0.9;
  const isPeak = (minute > 420 && minute < 570) || (minute > 990 && minute < 1140);
  return isPeak ? 1.08 : 1;
}

export const baseFare = (airline: Airline, km: number, rivals: number, minute: number, draw: Draw): number =>
  distanceFare(km) * LEVEL[airline.kind] * rivalry(rivals) * hourOf(minute) * (0.94 + draw.next() * 0.12);
