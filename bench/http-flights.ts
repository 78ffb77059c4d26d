/**
 * The flight search over HTTP in the product as it starts: signed in, streamed, a page of 25 options with all
 * their fares and counts; asked for the first time, when all of it is worked out, and again, when what has
 * not changed is told as it was; the calendar of 330 days, the 7 × 7 grid, and what memory the server takes
 * by then.
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
type BodyOf = (origin: string, destination: string, day: number) => object;
/** Each pair on each of the days. */
const asking = (path: string, bodyOf: BodyOf, days: readonly number[] = [45]): Asked => ({
  path: `/api/v0/flights/${path}`,
  bodies: days.flatMap((day) => PAIRS.map((pair) => JSON.stringify(bodyOf(...pair, day)))),
});

const oneWayOn: BodyOf = (origin, destination, day) => ({
  slices: [{ origin, destination, date: dayAhead(day) }],
  passengers,
});
const roundTripOn: BodyOf = (origin, destination, day) => ({
  slices: [
    { origin, destination, date: dayAhead(day) },
    { origin: destination, destination: origin, date: dayAhead(day + 7) },
  ],
  passengers,
});
const daysFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => first + i);
const oneWay = asking('search', oneWayOn);
const roundTrip = asking('search', roundTripOn);
/** Nobody has asked for these before. */
const newOneWay = asking('search', oneWayOn, daysFrom(60, 40));
const newRoundTrip = asking('search', roundTripOn, daysFrom(120, 20));
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

/** One question, until the last byte: milliseconds. */
async function once(portal: string, headers: SignedIn['headers'], path: string, body: string) {
  const started = performance.now();
  const answer = await fetch(portal + path, { method: 'POST', headers, body });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return { ms: performance.now() - started, bytes: Buffer.byteLength(text) };
}

/** One after the other, on one connection: milliseconds. */
async function alone(portal: string, headers: SignedIn['headers'], { path, bodies }: Asked, runs: number) {
  // Each question once for nothing, as a server that has just started has yet to compile what it does
  for (const body of bodies) await once(portal, headers, path, body);
  const times: number[] = [];
  for (let run = 0; run < runs; run++)
    times.push((await once(portal, headers, path, bodies[run % bodies.length]!)).ms);
  return times;
}

/** Each question once. */
async function atFirst(portal: string, headers: SignedIn['headers'], { path, bodies }: Asked) {
  const answers: { ms: number; bytes: number }[] = [];
  for (const body of bodies) answers.push(await once(portal, headers, path, body));
  return answers;
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
  const first = await atFirst(portal, headers, newOneWay);
  const firstMs = first.map(({ ms }) => ms);
  const firstRound = (await atFirst(portal, headers, newRoundTrip)).map(({ ms }) => ms);
  const months = await alone(portal, headers, calendar, 80);
  const dates = await alone(portal, headers, grid, 80);
  const health = await autocannon({ url: `${portal}/healthz`, connections: 16, duration: 4 });
  const loaded = await autocannon({
    ...{ url: portal, connections: 16, duration: 10 },
    requests: oneWay.bodies.map((body) => ({
      method: 'POST',
      path: oneWay.path,
      // As every browser asks, and as `fetch` does above
      headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' },
      body,
    })),
  });
  const failed = loaded.non2xx + loaded.errors;
  if (failed > 0) throw new Error(`${failed} flight searches over HTTP failed`);
  return [
    row('one way, asked for the first time, p50 ms', percentile(firstMs, 0.5)),
    row('one way, asked for the first time, p99 ms', percentile(firstMs, 0.99), '≤ 10'),
    row('one way, asked again, p50 ms', percentile(single, 0.5)),
    row('one way, asked again, p99 ms', percentile(single, 0.99), '≤ 10'),
    row('round trip with true totals, asked for the first time, p50 ms', percentile(firstRound, 0.5)),
    row('round trip with true totals, asked for the first time, p99 ms', percentile(firstRound, 0.99)),
    row('round trip with true totals, asked again, p50 ms', percentile(round, 0.5)),
    row('round trip with true totals, asked again, p99 ms', percentile(round, 0.99)),
    row(
      'a page of 25 options before compression, mean KB',
      first.reduce((sum, { bytes }) => sum + bytes, 0) / first.length / 1000,
    ),
    {
      ...row('one way, asked again, 16 at a time, searches a second', loaded.requests.average, '≥ 2500'),
      reference: { what: '/healthz', figure: health.requests.average },
    },
    row('one way, asked again, 16 at a time, p99 ms', loaded.latency.p99),
    row('calendar of 330 days to one stop, p50 ms', percentile(months, 0.5)),
    row('calendar of 330 days to one stop, p95 ms', percentile(months, 0.95)),
    row('7 × 7 dates, p50 ms', percentile(dates, 0.5)),
    row('7 × 7 dates, p95 ms', percentile(dates, 0.95)),
    row('memory of the server with hotels and flights, MB', await megabytes(portal), '≤ 700'),
  ];
}
