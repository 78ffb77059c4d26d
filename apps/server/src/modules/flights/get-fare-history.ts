/** What the trip cost on each of the last days, and where today's price stands among them. */
import { priceVerdict, typicalRange } from '@sojourn/domain/flights/typical-range.ts';
import type { DayPrice } from '#suppliers/flights/port.ts';
import type { RequestContext } from '../../context.ts';
import { datesQuestion, type FaresInput, lowestFares } from './ask-fares.ts';
import { insist } from './criteria.ts';
import { type FlightDeps, insistOnFlights } from './deps.ts';

export async function getFareHistory(deps: FlightDeps, input: FaresInput, context: RequestContext) {
  insistOnFlights(deps, context);
  insist(deps, input.slices, input.passengers);
  const question = datesQuestion(deps, input);
  // A supplier that was short of time tells of fewer days: before them not all prices are known
  let from = '';
  const found = await lowestFares<DayPrice>(
    deps,
    async (supplier, call) => {
      const answer = await supplier.history(question, call);
      const first = answer.outcome === 'ok' ? (answer.value[0]?.date ?? '') : '';
      if (first > from) from = first;
      return answer;
    },
    ({ date }) => date,
    context,
  );
  const days = [...found.values()]
    .filter(({ date }) => date >= from)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const todayMinor = days.at(-1)?.totalMinor ?? null;
  const range = typicalRange(days.slice(0, -1).flatMap(({ totalMinor }) => totalMinor ?? []));
  return {
    days,
    todayMinor,
    typical: range ? { lowMinor: range.low, medianMinor: range.median, highMinor: range.high } : null,
    verdict: range && todayMinor !== null ? priceVerdict(todayMinor, range) : null,
  };
}
