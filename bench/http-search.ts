/**
 * The stay search over HTTP: signed in, streamed, with the 20 cards, facets and pins of a city's first page;
 * first request, when everything is computed, and a repeat, which is served from the cache.
 */
import autocannon from 'autocannon';
import { openConnection, PACKED } from './one-connection.ts';
import { percentile, type Row } from './rows.ts';
import type { SignedIn } from './signed-in.ts';

const DAY_MS = 86_400_000;
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const PLACES = [
  'city:lisbon-pt',
  'city:paris-fr',
  'city:new-york-us',
  'city:tokyo-jp',
  'city:rome-it',
  'city:london-gb',
];
const PATH = '/api/v0/stays/search';
const AT_ONCE = 10;

/** A question for each place and day; no two of them are the same. */
const questions = (firstDay: number, days: number, nights: number): string[] =>
  Array.from({ length: days }, (_, i) => firstDay + i).flatMap((day) =>
    PLACES.map((place) =>
      JSON.stringify({
        area: { place },
        checkIn: dayAhead(day),
        checkOut: dayAhead(day + nights),
        rooms: [{ adults: 2, childAges: [] }],
        limit: 20,
      }),
    ),
  );

/** Each question once, on whichever connection. */
async function eachOnce(portal: string, headers: SignedIn['headers'], bodies: readonly string[]) {
  const share = Math.floor(bodies.length / AT_ONCE);
  let clients = 0;
  return autocannon({
    url: portal,
    connections: AT_ONCE,
    amount: share * AT_ONCE,
    setupClient: (client) => {
      const from = clients++ * share;
      client.setRequests(
        bodies.slice(from, from + share).map((body) => ({ method: 'POST', path: PATH, headers, body })),
      );
    },
  });
}

const perSecond = (run: autocannon.Result): number => run['2xx'] / run.duration;

export async function httpSearchBench(portal: string, signedIn: SignedIn): Promise<Row[]> {
  const headers = { ...signedIn.headers, ...PACKED };
  const { ask, close } = openConnection(portal, signedIn.headers);
  const times = async (bodies: readonly string[]): Promise<number[]> => {
    const all: number[] = [];
    for (const body of bodies) all.push(await ask(PATH, body));
    return all;
  };
  // A server that has just started has yet to compile what it does
  await times(questions(40, 60, 2));
  const first = await times(questions(40, 100, 4));
  const again = await times(questions(40, 100, 4));
  close();
  const health = await autocannon({ url: `${portal}/healthz`, connections: AT_ONCE, duration: 5 });
  const reference = { what: '/healthz', figure: health.requests.average };
  const loadedFirst = await eachOnce(portal, headers, questions(20, 300, 3));
  const loadedAgain = await eachOnce(portal, headers, questions(20, 300, 3));
  const failed = [loadedFirst, loadedAgain].reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  if (failed > 0) throw new Error(`${failed} searches over HTTP failed`);
  const row = (what: string, figure: number, target = ''): Row => ({
    area: 'Search over HTTP',
    what,
    figure,
    target,
  });
  return [
    row('first request, p50 ms', percentile(first, 0.5)),
    row('first request, p99 ms', percentile(first, 0.99), '≤ 15'),
    row('repeated, p50 ms', percentile(again, 0.5)),
    row('repeated, p99 ms', percentile(again, 0.99), '≤ 15'),
    { ...row('10 concurrent, first request, searches a second', perSecond(loadedFirst)), reference },
    { ...row('10 concurrent, repeated, searches a second', perSecond(loadedAgain)), reference },
  ];
}
