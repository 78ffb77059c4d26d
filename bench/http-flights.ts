/**
 * The flight search over HTTP in the product as it starts: signed in, streamed, a page of 25 rows with the
 * first one opened and all counts; first request, when all of it is worked out, and again, when the
 * cached answer is sent; the calendar of 330 days, the 7 × 7 grid, and what memory the server takes
 * by then.
 */
import autocannon from 'autocannon';
import { type OneConnection, openConnection, PACKED } from './one-connection.ts';
import { percentile, type Row } from './rows.ts';
import type { SignedIn } from './signed-in.ts';

const DAY_MS = 86_400_000;
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** Between small, middling and the largest places, near and far. */
const PAIRS = ['BOS LIS', 'JFK LHR', 'SFO SEA', 'DEN FCO', 'LAX SYD', 'MIA GRU', 'CDG NRT', 'AUS PDX'].map(
  (pair) => pair.split(' ') as [string, string],
);
const passengers = { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 };

type TimedCall = { readonly path: string; readonly bodies: readonly string[] };
type BodyOf = (origin: string, destination: string, day: number) => object;
/** Each pair on each of the days. */
const asking = (path: string, bodyOf: BodyOf, days: readonly number[] = [45]): TimedCall => ({
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
/** Nor for these, which are asked for nothing before. */
const beforeThem = asking('search', oneWayOn, daysFrom(160, 40));
const calendar = asking('calendar', (origin, destination) => ({
  origin,
  destination,
  from: dayAhead(0),
  days: 330,
  passengers,
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

/** One after the other: milliseconds. */
async function alone({ ask }: OneConnection, { path, bodies }: TimedCall, runs: number): Promise<number[]> {
  // Each question once for nothing, as a server that has just started has yet to compile what it does
  for (const body of bodies) await ask(path, body);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await ask(path, bodies[run % bodies.length]!));
  return times;
}

/** Each question once. */
async function atFirst({ ask }: OneConnection, { path, bodies }: TimedCall): Promise<number[]> {
  const times: number[] = [];
  for (const body of bodies) times.push(await ask(path, body));
  return times;
}

/** Kilobytes of an answer as they are before they are packed. */
async function kilobytes(portal: string, headers: SignedIn['headers'], { path, bodies }: TimedCall) {
  const texts: string[] = [];
  for (const body of bodies)
    texts.push(await (await fetch(portal + path, { method: 'POST', headers, body })).text());
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / texts.length / 1000;
}

/** Of the server's own process, once it is still. */
async function megabytes(portal: string): Promise<number> {
  const figures = await (await fetch(`${portal}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(figures)?.[1]) / 2 ** 20;
}

export async function httpFlightBench(portal: string, { headers }: SignedIn): Promise<Row[]> {
  const row = (what: string, figure: number, target = ''): Row => ({
    area: 'Flights over HTTP',
    what,
    figure,
    target,
  });
  const connection = openConnection(portal, headers);
  const single = await alone(connection, oneWay, 400);
  const round = await alone(connection, roundTrip, 160);
  await atFirst(connection, beforeThem);
  const first = await atFirst(connection, newOneWay);
  const firstRound = await atFirst(connection, newRoundTrip);
  const months = await alone(connection, calendar, 80);
  const dates = await alone(connection, grid, 80);
  connection.close();
  const health = await autocannon({ url: `${portal}/healthz`, connections: 16, duration: 4 });
  const load = async (connections: number, seconds = 10) => {
    const result = await autocannon({
      url: portal,
      connections,
      duration: seconds,
      requests: oneWay.bodies.map((body) => ({
        method: 'POST',
        path: oneWay.path,
        headers: { ...headers, ...PACKED },
        body,
      })),
    });
    const failed = result.non2xx + result.errors;
    if (failed > 0) throw new Error(`${failed} flight searches over HTTP failed`);
    return result;
  };
  await load(8, 4);
  const eight = await load(8);
  const sixteen = await load(16);
  return [
    row('one way, first request, p50 ms', percentile(first, 0.5)),
    row('one way, first request, p99 ms', percentile(first, 0.99), '≤ 6'),
    row('one way, repeated, p50 ms', percentile(single, 0.5)),
    row('one way, repeated, p99 ms', percentile(single, 0.99), '≤ 10'),
    row('round trip with true totals, first request, p50 ms', percentile(firstRound, 0.5)),
    row('round trip with true totals, first request, p99 ms', percentile(firstRound, 0.99)),
    row('round trip with true totals, repeated, p50 ms', percentile(round, 0.5)),
    row('round trip with true totals, repeated, p99 ms', percentile(round, 0.99)),
    row('a page of 25 options before compression, mean KB', await kilobytes(portal, headers, oneWay), '≤ 52'),
    ...[eight, sixteen].flatMap(({ connections, requests, latency }) => [
      {
        ...row(`one way, repeated, ${connections} concurrent, searches a second`, requests.average, '≥ 2500'),
        reference: { what: '/healthz', figure: health.requests.average },
      },
      row(
        `one way, repeated, ${connections} concurrent, p99 ms`,
        latency.p99,
        connections === 8 ? '≤ 10' : '',
      ),
    ]),
    row('330-day calendar, up to one stop, p50 ms', percentile(months, 0.5)),
    row('330-day calendar, up to one stop, p95 ms', percentile(months, 0.95)),
    row('7 × 7 dates, p50 ms', percentile(dates, 0.5)),
    row('7 × 7 dates, p95 ms', percentile(dates, 0.95)),
    row('server memory with hotels and flights, MB', await megabytes(portal), '≤ 700'),
  ];
}
