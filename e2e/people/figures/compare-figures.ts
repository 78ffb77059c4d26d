/**
 * Figures of a text against those of answers: an amount is one of an answer, or a sum of two that are side by
 * side in one, or of the terms, or permitted; a deadline is an instant of an answer on the clock of one of
 * its places.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import { formatDeadline } from '@sojourn/domain/formats.ts';
import { PROTECTION_TERMS } from '@sojourn/domain/protections/protection-terms.ts';
import { isCertainFee, type StayFee } from '@sojourn/products/hotel/rules/property-fees.ts';
import { amountsIn, wholeAmountsIn } from '../read-amount.ts';
import { permittedBy, type Shown } from './permitted-figures.ts';
import { statedOn } from './stated-figures.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;
const ZONE = /^[A-Z]\w+\/[\w/+-]+$/;
/** "Mon, Apr 12, 3:00 PM, Western European Time" */
const DEADLINE = /[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d\d [AP]M, [A-Z][\w’.() -]*? Time\b/g;

const OF_TERMS = PROTECTION_TERMS.flatMap(({ clauses }) =>
  clauses.flatMap((clause) => [
    'minor' in clause ? clause.minor : 0,
    'capMinor' in clause ? (clause.capMinor ?? 0) : 0,
  ]),
);

type Figures = { readonly amounts: Set<number>; readonly instants: Set<string>; readonly zones: Set<string> };

/** Parts of a fare, which are plain cents. */
const FARE_PARTS: ReadonlySet<string> = new Set(['base', 'tax', 'fee', 'subTotal', 'grandTotal']);

/** What's paid at a hotel's desk in any case: pages add it to the price. */
function dueOf(value: unknown): number | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const fees = value.filter((each): each is StayFee => typeof each === 'object' && each?.per !== undefined);
  if (fees.length < value.length) return undefined;
  return fees
    .filter(isCertainFee)
    .reduce((sum, { total, totalUsd }) => sum + (totalUsd ?? total).amountMinor, 0);
}

function amountOf(key: string, value: unknown): number | undefined {
  if (typeof value === 'number' && (/[mM]inor$/.test(key) || FARE_PARTS.has(key))) return Math.abs(value);
  if (Array.isArray(value)) return dueOf(value);
  if (typeof value !== 'object' || value === null || !('amountMinor' in value)) return undefined;
  return typeof value.amountMinor === 'number' ? Math.abs(value.amountMinor) : undefined;
}

function collect(value: unknown, figures: Figures): void {
  if (typeof value === 'string') {
    if (INSTANT.test(value)) figures.instants.add(value);
    if (ZONE.test(value)) figures.zones.add(value);
  }
  if (typeof value !== 'object' || value === null) return;
  const side = Object.entries(value).flatMap(([key, each]) => amountOf(key, each) ?? []);
  for (const one of side) {
    figures.amounts.add(one);
    for (const other of side) figures.amounts.add(one + other).add(Math.abs(one - other));
  }
  for (const each of Object.values(value)) collect(each, figures);
}

/** Each line of an answer that's an object: all of one, or an event of a stream. */
const objectsIn = (text: string): object[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    // What a stream has sent last may not be whole yet
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as object);

/** `unknown`: each with the line that shows it; `count`: of all that was compared. */
export type Compared = { readonly unknown: readonly string[]; readonly count: number };

/** Whose page it is: the zone of the window, and what its address says. */
type Reader = { readonly readerZone?: string; readonly page?: Shown };

export function compareFigures(
  text: string,
  answers: readonly string[],
  { readerZone = 'UTC', page = { path: '', travelers: 1, seats: 1 } }: Reader = {},
): Compared {
  const figures: Figures = {
    amounts: new Set([0, ...OF_TERMS, ...statedOn(page.path)]),
    instants: new Set(),
    zones: new Set(),
  };
  const objects = answers.flatMap(objectsIn);
  for (const answer of objects) collect(answer, figures);
  for (const each of permittedBy(objects, page)) figures.amounts.add(Math.abs(each));
  const { amounts, instants, zones } = figures;
  const whole = new Set([...amounts].map((each) => Math.round(each / 100)));
  const deadlines = new Set(
    [...instants].flatMap((at) =>
      [...zones, readerZone].map((zone) => formatDeadline(at as Instant, zone, 'en')),
    ),
  );
  const lines = text.replaceAll(/[\u00a0\u202f]/g, ' ').split('\n');
  const shown = lines.flatMap((line) => [
    ...amountsIn(line).map((each) => ({ isKnown: amounts.has(each), figure: each, line })),
    ...wholeAmountsIn(line).map((each) => ({ isKnown: whole.has(each), figure: each, line })),
    ...(line.match(DEADLINE) ?? []).map((each) => ({ isKnown: deadlines.has(each), figure: each, line })),
  ]);
  const unknown = shown
    .filter(({ isKnown }) => !isKnown)
    .map(({ figure, line }) => `${figure}: ${line.slice(0, 120)}`);
  return { unknown: [...new Set(unknown)], count: shown.length };
}
