/** The search of rides in process: from every airport, at every hour, for parties of one to seven. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { truePlaces } from '@sojourn/geography/testing/true-places.ts';
import { usualBags } from '@sojourn/products/ground/rules/ride/fits-vehicle.ts';
import { operatorsAt } from '@sojourn/world/ground/inventory/operators.ts';
import { searchTransfers } from '@sojourn/world/ground/inventory/search-transfers.ts';
import { percentile, type Row } from './rows.ts';
import { timed } from './timed.ts';

const RUNS = 5_000;
const WARM_RUNS = 500;
const HOUR_MS = 3_600_000;
const FIRST_DAY_MS = Date.UTC(2027, 3, 15);

export function rideBench(): Row[] {
  const { geography } = truePlaces();
  const { airports } = geography;
  const questions = Array.from({ length: RUNS }, (_, nth) => {
    const airport = airports[(nth * 37) % airports.length]!;
    const place = { lat: airport.lat + 0.1, lon: airport.lon };
    const means = nth % 2 === 0 ? ('landing' as const) : ('departure' as const);
    const [from, to] = means === 'landing' ? [airport, place] : [place, airport];
    return {
      airport,
      from,
      to,
      zone: airport.zone,
      means,
      at: new Date(FIRST_DAY_MS + nth * HOUR_MS).toISOString() as Instant,
      riders: { people: 1 + (nth % 7), bags: usualBags(1 + (nth % 7)), wheelchairs: 0 },
      childAges: [],
    };
  });
  const search = (question: (typeof questions)[number]) => ({
    total: searchTransfers(operatorsAt(geography, question.airport), question).length,
  });
  timed(questions.slice(0, WARM_RUNS), search);
  const { times } = timed(questions, search);
  const row = { area: 'Ride search', what: 'from an airport, p95 ms', target: '≤ 1' };
  return [{ ...row, figure: percentile(times, 0.95) }];
}
