/** What the trip cost on each of the last days, and where today's price stands among them. */
import type { RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import { priceVerdict, typicalRange, VERDICT_PRICES_NEEDED } from '#flight/rules/fares/typical-range.ts';
import type { PastPrices } from '../supplier.ts';
import { datesQuestion, type FaresInput, lowestByKey } from './ask-fares.ts';
import { requireThat } from './criteria.ts';
import { type FlightDeps, requireFlights } from './deps.ts';

/**
 * Partial where time was short or a supplier silent: asked again it may have more. Refuses what breaks a rule
 * of a search, and SuppliersUnavailable when nobody answers in time.
 */
export async function getFareHistory(deps: FlightDeps, input: FaresInput, context: RequestContext) {
  requireFlights(deps, context);
  requireThat(deps, input.slices, input.passengers);
  const question = datesQuestion(deps, input);
  const answers = await answersOf<(typeof deps.suppliers)[number], PastPrices>(
    deps,
    (supplier, call) => supplier.history(question, call),
    context,
  );
  if (answers.length === 0) refuse('SuppliersUnavailable');
  // Before the first day of any of them not all prices are known
  const [from = ''] = answers
    .flatMap(({ days }) => days[0]?.date ?? [])
    .toSorted()
    .toReversed();
  const found = lowestByKey(
    answers.map(({ days }) => days),
    ({ date }) => date,
  );
  const days = [...found.values()]
    .filter(({ date }) => date >= from)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const todayMinor = days.at(-1)?.totalMinor ?? null;
  const before = days.slice(0, -1).flatMap(({ totalMinor }) => totalMinor ?? []);
  const range = typicalRange(before);
  const isLong = before.length >= VERDICT_PRICES_NEEDED;
  return {
    days,
    isPartial: answers.length < deps.suppliers.length || answers.some(({ isPartial }) => isPartial),
    todayMinor,
    typical: range ? { lowMinor: range.low, medianMinor: range.median, highMinor: range.high } : null,
    verdict: range && isLong && todayMinor !== null ? priceVerdict(todayMinor, range) : null,
  };
}
