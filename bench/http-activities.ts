/**
 * The search of activities over HTTP: signed in, streamed, a city for a week with its first activities, all
 * counts and pins.
 */
import { openConnection } from './one-connection.ts';
import { percentile, type Row } from './rows.ts';
import type { SignedIn } from './signed-in.ts';

const DAY_MS = 86_400_000;
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const CITIES = ['lisbon-pt', 'paris-fr', 'new-york-us', 'boston-us', 'rome-it', 'barcelona-es'];
const PATH = '/api/v0/experiences/availability';
const WEEK = 6;

/** A question for each city and first day; no two of them are the same. */
const questions = (firstDay: number, days: number, ages: readonly number[]): string[] =>
  Array.from({ length: days }, (_, i) => firstDay + i).flatMap((day) =>
    CITIES.map((city) =>
      JSON.stringify({
        area: { place: `city:${city}` },
        fromDate: dayAhead(day),
        untilDate: dayAhead(day + WEEK),
        ages,
        filters: {},
        sort: 'Recommended',
        limit: 12,
      }),
    ),
  );

export async function httpActivityBench(portal: string, signedIn: SignedIn): Promise<Row[]> {
  const { ask, close } = openConnection(portal, signedIn.headers);
  const times = async (bodies: readonly string[]): Promise<number[]> => {
    const all: number[] = [];
    for (const body of bodies) all.push(await ask(PATH, body));
    return all;
  };
  // A server that has just started has yet to compile what it does
  await times(questions(40, 60, [41, 39]));
  const first = await times(questions(40, 100, [34, 36]));
  const again = await times(questions(40, 100, [34, 36]));
  close();
  const row = (what: string, figure: number, target = ''): Row => ({
    area: 'Activities over HTTP',
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
