/**
 * The flight search over HTTP in the product as it starts: signed in, streamed, 50 options with their fares
 * and all counts; the calendar of 330 days, the 7 × 7 grid, and what memory the server takes by then.
 */
import autocannon from 'autocannon';
import { percentile, type Row } from './rows.ts';
import type { SignedIn } from './signed-in.ts';

const DAY_MS = 86_400_000;
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** Between small, middling and the largest places, near and far. */
const PAIRS = ['BOS LIS', 'JFK LHR', 'SFO SEA', 'DEN FCO', 'LAX SYD', 'MIA GRU', 'CDG NRT', 'AUS PDX'].map(
  (pair) => pair.split(' ') as [string, string],
);
const passengers = { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 };

type Asked = { readonly path: string; readonly bodies: readonly string[] };
const asking = (path: string, bodyOf: (origin: string, destination: string) => object): Asked => ({
  path: `/api/v0/flights/${path}`,
  bodies: PAIRS.map((pair) => JSON.stringify(bodyOf(...pair))),
});

const oneWay = asking('search', (origin, destination) => ({
  slices: [{ origin, destination, date: dayAhead(45) }],
  passengers,
  limit: 50,
}));
const roundTrip = asking('search', (origin, destination) => ({
  slices: [
    { origin, destination, date: dayAhead(45) },
    { origin: destination, destination: origin, date: dayAhead(52) },
  ],
  passengers,
  limit: 50,
}));
const calendar = asking('calendar', (origin, destination) => ({
  ...{ origin, destination, from: dayAhead(0), days: 330, passengers },
  filters: { stops: 'oneOrFewer' },
}));
const grid = asking('dates', (origin, destination) => ({
  slices: [
    { origin, destination, date: dayAhead(45) },
    { origin: destination, destination: origin, date: dayAhead(52) },
  ],
  passengers,
  kind: 'grid',
}));

/** One after the other, on one connection, until the last byte: milliseconds. */
async function alone(portal: string, headers: SignedIn['headers'], { path, bodies }: Asked, runs: number) {
  const times: number[] = [];
  for (let run = -bodies.length; run < runs; run++) {
    const body = bodies[(run + bodies.length) % bodies.length]!;
    const started = performance.now();
    const answer = await fetch(portal + path, { method: 'POST', headers, body });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    // Each question once for nothing, as a server that has just started has yet to compile what it does
    if (run >= 0) times.push(performance.now() - started);
  }
  return times;
}

/** Of the server's own process, once it is still. */
async function megabytes(portal: string): Promise<number> {
  const figures = await (await fetch(`${portal}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(figures)?.[1]) / 2 ** 20;
}

export async function httpFlightBench(portal: string, { headers }: SignedIn): Promise<Row[]> {
  const row = (what: string, figure: number, target = ''): Row => ({
    ...{ area: 'Flights over HTTP', what, figure, target },
  });
  const single = await alone(portal, headers, oneWay, 400);
  const round = await alone(portal, headers, roundTrip, 160);
  const months = await alone(portal, headers, calendar, 80);
  const dates = await alone(portal, headers, grid, 80);
  const health = await autocannon({ url: `${portal}/healthz`, connections: 16, duration: 4 });
  const loaded = await autocannon({
    ...{ url: portal, connections: 16, duration: 10 },
    requests: oneWay.bodies.map((body) => ({
      method: 'POST',
      path: oneWay.path,
      headers: { ...headers },
      body,
    })),
  });
  const failed = loaded.non2xx + loaded.errors;
  if (failed > 0) throw new Error(`${failed} flight searches over HTTP failed`);
  return [
    row('one way, 50 options, one at a time, p50 ms', percentile(single, 0.5)),
    row('one way, 50 options, one at a time, p99 ms', percentile(single, 0.99), '≤ 10'),
    row('round trip with true totals, one at a time, p50 ms', percentile(round, 0.5)),
    row('round trip with true totals, one at a time, p99 ms', percentile(round, 0.99)),
    {
      ...row('one way, 16 at a time, searches a second', loaded.requests.average, '≥ 2500'),
      reference: { what: '/healthz', figure: health.requests.average },
    },
    row('one way, 16 at a time, p99 ms', loaded.latency.p99),
    row('calendar of 330 days to one stop, p50 ms', percentile(months, 0.5)),
    row('calendar of 330 days to one stop, p95 ms', percentile(months, 0.95)),
    row('7 × 7 dates, p50 ms', percentile(dates, 0.5)),
    row('7 × 7 dates, p95 ms', percentile(dates, 0.95)),
    row('memory of the server with hotels and flights, MB', await megabytes(portal), '≤ 700'),
  ];
}
