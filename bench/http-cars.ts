/** The car search over HTTP: signed in, streamed, with the first 12 cars, facets and desks of an airport. */
import { openConnection } from './one-connection.ts';
import { percentile, type Row } from './rows.ts';
import type { SignedIn } from './signed-in.ts';

const DAY_MS = 86_400_000;
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const AIRPORTS = ['LIS', 'CDG', 'JFK', 'DEN', 'SYD', 'BOS'];
const PATH = '/api/v0/cars/search';

/** A question for each airport and day; no two of them are the same. */
const questions = (firstDay: number, days: number, length: number): string[] =>
  Array.from({ length: days }, (_, i) => firstDay + i).flatMap((day) =>
    AIRPORTS.map((code) =>
      JSON.stringify({
        pickUpPlace: { place: `airport:${code}` },
        dropOffPlace: null,
        pickUp: `${dayAhead(day)}T10:00`,
        dropOff: `${dayAhead(day + length)}T10:00`,
        driverAge: 34,
        limit: 12,
      }),
    ),
  );

export async function httpCarBench(portal: string, signedIn: SignedIn): Promise<Row[]> {
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
    area: 'Cars over HTTP',
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
