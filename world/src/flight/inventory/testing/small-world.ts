/**
 * A world of a few dozen true airports for tests: small enough for the slow reference, odd enough to catch
 * slips.
 */
import { createGeography, type Geography } from '@sojourn/geography/geography.ts';
import { createFlightDays } from '../fares/fare-days.ts';
import type { FlightState } from '../fares/fares.ts';
import { createFlightSales } from '../fares/flight-sales.ts';
import { createFlightWorld, type FlightWorld } from '../schedule/schedule.ts';

/** With the date line, clocks that change on other days or not at all, half hours, islands and big hubs. */
const AIRPORTS = `
JFK LGA BOS ORD ATL DEN LAX SFO SEA PHX HNL ANC MIA YYZ YVR YYT MEX PTY BOG LIM SCL GRU EZE LHR LGW DUB CDG
AMS FRA MUC MAD LIS PDL FCO CPH HEL KEF IST CAI CMN JNB NBO ADD DXB DOH
DEL BOM KTM BKK SIN HKG PVG PEK HND NRT ICN SYD MEL ADL AKL NAN
APW PPT RAR MLE LED IKA EVN
`;

const keep = (geography: Geography, codes: ReadonlySet<string>): Geography => ({
  ...geography,
  airports: geography.airports.filter(({ code }) => codes.has(code)),
});

let small: FlightWorld | undefined;

export function smallWorld(): FlightWorld {
  const codes = new Set(AIRPORTS.trim().split(/\s+/));
  small ??= createFlightWorld({ geography: keep(createGeography(), codes), share: 0.045 });
  return small;
}

/** 2027-02-08, the day of the pictures. */
export const TODAY = Date.UTC(2027, 1, 8) / 86_400_000;

export const makeFlightState = (world: FlightWorld, today = TODAY): FlightState => ({
  days: createFlightDays(world.network.zones, today),
  sales: createFlightSales(world.network.count),
  asOf: today,
});

export const airportNumber = (world: FlightWorld, code: string): number => world.airportIndex.get(code)!;
