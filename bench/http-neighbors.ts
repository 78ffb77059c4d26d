/**
 * Small calls beside the first searches of the largest places: nobody has asked for these yet, so everything
 * is worked out, while somebody else only looks up their session.
 */
import type { OneConnection } from './one-connection.ts';
import { openConnection } from './one-connection.ts';
import { percentile, type Row } from './rows.ts';
import type { SignedIn } from './signed-in.ts';

const DAY_MS = 86_400_000;
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** Metropolises with several airports, and hubs. */
const PAIRS = ['NYC LON', 'LON TYO', 'PAR BKK', 'CHI ROM', 'ATL LAX', 'DFW DEN', 'LAX SYD', 'MIA SAO'].map(
  (pair) => pair.split(' ') as [string, string],
);
const passengers = { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 };
/** Within any user's session; reads a few rows. */
const SMALL = { path: '/api/v0/support/cases', body: undefined };

const first = (origin: string, destination: string, day: number): readonly (readonly [string, object])[] => {
  const slices = [
    { origin, destination, date: dayAhead(day) },
    { origin: destination, destination: origin, date: dayAhead(day + 7) },
  ];
  return [
    ['search', { slices, passengers }],
    ['calendar', { origin, destination, from: dayAhead(1), days: 330, passengers }],
    ['dates', { slices, passengers, kind: 'grid' }],
    ['good-fares', { origin }],
  ];
};

/** One after another, a pause of a few milliseconds between them: milliseconds each. */
async function smallCalls({ ask }: OneConnection, until: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!until()) {
    times.push(await ask(SMALL.path, SMALL.body));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times;
}

/**
 * What one visitor's page asks for at the same moment, one place after another. The share that was answered:
 * on a busy machine the market's time for an answer can run out.
 */
async function firstSearches(portal: string, headers: SignedIn['headers']): Promise<number> {
  let [sent, answered] = [0, 0];
  for (const [index, [origin, destination]] of PAIRS.entries())
    await Promise.all(
      first(origin, destination, 200 + index).map(async ([path, body]) => {
        const connection = openConnection(portal, headers);
        sent++;
        await connection.ask(`/api/v0/flights/${path}`, JSON.stringify(body)).then(
          () => answered++,
          () => undefined,
        );
        connection.close();
      }),
    );
  return answered / sent;
}

export async function httpNeighborsBench(portal: string, { headers }: SignedIn): Promise<Row[]> {
  const connection = openConnection(portal, headers);
  const quietUntil = performance.now() + 3_000;
  const quiet = await smallCalls(connection, () => performance.now() > quietUntil);
  let isOver = false;
  const searching = firstSearches(portal, headers).finally(() => {
    isOver = true;
  });
  const beside = await smallCalls(connection, () => isOver);
  const share = await searching;
  connection.close();
  const row = (what: string, share: number, target = ''): Row => ({
    area: 'Small calls',
    what: `${what}, ms`,
    figure: percentile(beside, share),
    target,
    reference: { what: 'with nothing else', figure: percentile(quiet, share) },
  });
  return [
    row('beside the first searches of hubs, p50', 0.5),
    row('beside the first searches of hubs, p99', 0.99, '≤ 15'),
    row('beside the first searches of hubs, worst', 1, '≤ 40'),
    { area: 'Small calls', what: 'share of those searches answered in time', figure: share, target: '' },
  ];
}
