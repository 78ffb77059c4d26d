/** The home search over HTTP: signed in, streamed, with the first homes, facets and pins of a city. */
import { openConnection } from './one-connection.ts';
import { percentile, type Row } from './rows.ts';
import type { SignedIn } from './signed-in.ts';

const DAY_MS = 86_400_000;
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const CITIES = ['lisbon-pt', 'paris-fr', 'new-york-us', 'boston-us', 'rome-it', 'barcelona-es'];
const PATH = '/api/v0/homes/search';

/** A question for each city and day; no two of them are the same. */
const questions = (firstDay: number, days: number, nights: number): string[] =>
  Array.from({ length: days }, (_, i) => firstDay + i).flatMap((day) =>
    CITIES.map((city) =>
      JSON.stringify({
        area: { place: `city:${city}` },
        checkIn: dayAhead(day),
        checkOut: dayAhead(day + nights),
        party: { adults: 2, children: 0, infants: 0, dogs: 0, cats: 0 },
        filters: {},
        sort: 'MostRecommended',
        limit: 12,
      }),
    ),
  );

export async function httpHomeBench(portal: string, signedIn: SignedIn): Promise<Row[]> {
  const { ask, close } = openConnection(portal, signedIn.headers);
  const times = async (bodies: readonly string[]): Promise<number[]> => {
    const all: number[] = [];
    for (const body of bodies) all.push(await ask(PATH, body));
    return all;
  };
  // A server that has just started has yet to compile what it does
  await times(questions(40, 60, 3));
  const first = await times(questions(40, 100, 4));
  const again = await times(questions(40, 100, 4));
  close();
  const row = (what: string, figure: number, target = ''): Row => ({
    area: 'Homes over HTTP',
    what,
    figure,
    target,
  });
  return [
    row('first request, p50 ms', percentile(first, 0.5)),
    row('first request, p99 ms', percentile(first, 0.99), '≤ 15'),
    row('repeated, p50 ms', percentile(again, 0.5)),
    row('repeated, p99 ms', percentile(again, 0.99), '≤ 15'),
  ];
}
