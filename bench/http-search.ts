/**
 * The stay search over HTTP: signed in, streamed, with the 20 cards, facets and pins of a city's first page.
 */
import autocannon from 'autocannon';
import type { Row } from './rows.ts';
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

export async function httpSearchBench(portal: string, { headers }: SignedIn): Promise<Row[]> {
  const bodies = PLACES.map((place) =>
    JSON.stringify({
      area: { place },
      checkIn: dayAhead(40),
      checkOut: dayAhead(44),
      rooms: [{ adults: 2, childAges: [] }],
      limit: 20,
    }),
  );
  const run = (connections: number, seconds: number) =>
    autocannon({
      url: portal,
      connections,
      duration: seconds,
      requests: bodies.map((body) => ({ method: 'POST', path: '/api/v0/stays/search', headers, body })),
    });
  const health = await autocannon({ url: `${portal}/healthz`, connections: 10, duration: 5 });
  await run(2, 3);
  const alone = await run(1, 8);
  const loaded = await run(10, 8);
  const failed = alone.non2xx + loaded.non2xx + alone.errors + loaded.errors;
  if (failed > 0) throw new Error(`${failed} searches over HTTP failed`);
  const area = 'Search over HTTP';
  return [
    { area, what: 'one at a time, p50 ms', figure: alone.latency.p50, target: '' },
    { area, what: 'one at a time, p99 ms', figure: alone.latency.p99, target: '≤ 15' },
    {
      area,
      what: 'ten at a time, searches a second',
      figure: loaded.requests.average,
      target: '',
      reference: { what: '/healthz', figure: health.requests.average },
    },
  ];
}
