/** How likely flights are disrupted on their day, by the market's own history, and what a new one costs. */
import type { Instant } from '../dates.ts';
import { fareIndex } from './change-cost.ts';
import { CANCELED_FLIGHTS_PER_MILLE, type ClaimRate, LATE_FLIGHTS } from './data/premium-rates.ts';

/** What is flown of a sale. `slackMinutes`: of each change of planes, what it has beyond the least time. */
export type FlownSale = {
  readonly slices: number;
  readonly flights: number;
  readonly slackMinutes: readonly number[];
};

/** Of a thousand flights, how many are at least so late. */
export function latePerMille(minutes: number): number {
  const next = LATE_FLIGHTS.findIndex(([from]) => from >= minutes);
  const [after, before] = [LATE_FLIGHTS[next], LATE_FLIGHTS[next - 1]];
  if (!after) return 0;
  if (!before) return after[1];
  const share = (minutes - before[0]) / (after[0] - before[0]);
  return before[1] + (after[1] - before[1]) * share;
}

/** Any of these, each by itself. */
const anyOf = (perMille: readonly number[]): number =>
  1_000 * (1 - perMille.reduce((none, each) => none * (1 - each / 1_000), 1));

const always = (perMille: number): readonly ClaimRate[] =>
  perMille > 0 ? [{ daysAhead: Number.POSITIVE_INFINITY, perMille }] : [];

/** That a connection is missed, of a thousand trips; none without one. */
export const missedConnectionRates = ({ slackMinutes }: FlownSale): readonly ClaimRate[] =>
  always(anyOf(slackMinutes.map((slack) => latePerMille(slack + 1))));

/** That a flight is canceled, so late that it counts, or not reached. */
export const disruptionRates = (
  { flights, slackMinutes }: FlownSale,
  fromMinutes: number,
): readonly ClaimRate[] =>
  always(
    anyOf([
      ...Array.from({ length: flights }, () => CANCELED_FLIGHTS_PER_MILLE + latePerMille(fromMinutes)),
      ...slackMinutes.map((slack) => latePerMille(slack + 1)),
    ]),
  );

const DAY_MS = 86_400_000;

/**
 * What one way costs on its day, in whole cents for each traveler: what was paid for it, by how fares rise
 * until then.
 */
export function lastMinuteMinor(
  { slices }: Pick<FlownSale, 'slices'>,
  fareMinor: number,
  {
    boughtAt,
    startsAt,
    covered,
  }: { readonly boughtAt: Instant; readonly startsAt: Instant; readonly covered: number },
): number {
  const days = (Date.parse(startsAt) - Date.parse(boughtAt)) / DAY_MS;
  const all = ((fareMinor / Math.max(1, slices)) * fareIndex(0)) / fareIndex(days);
  return Math.round(all / covered) * covered;
}
