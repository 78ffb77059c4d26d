/** The flight search: options for the slice after those that were chosen, streamed as suppliers answer. */
import type { FlightSearch, FlightSearchEvent } from '@sojourn/contract/flight-search.ts';
import type { FlightQuestion } from '#suppliers/flights/port.ts';
import { streamAnswers } from '#suppliers/stream-answers.ts';
import type { RequestContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import { insist } from './criteria.ts';
import { type FlightDeps, insistOnFlights, suppliersOf } from './deps.ts';
import { asSaidBefore, pageOf } from './kept-pages.ts';

const PAGE = 25;

function questionOf(deps: FlightDeps, input: FlightSearch): FlightQuestion {
  insist(deps, input.slices, input.passengers);
  const chosen = input.chosen ?? [];
  if (chosen.length >= input.slices.length)
    refuse('InvalidInput', { fields: [{ path: 'chosen', problem: 'no slice is left to choose' }] });
  return {
    slices: input.slices,
    passengers: input.passengers,
    nearby: input.nearby ?? false,
    chosen,
    filters: input.filters ?? {},
    sort: input.sort ?? 'fareScore',
    top: input.limit ?? PAGE,
    locale: input.locale ?? 'en',
    now: deps.clock.now(),
  };
}

/**
 * Refuses what breaks a rule of a search; `RateNotAvailable` when a slice chosen before is no longer sold;
 * `SuppliersUnavailable` when nobody can be asked.
 */
export async function* searchFlights(
  deps: FlightDeps,
  input: FlightSearch,
  context: RequestContext,
): AsyncGenerator<FlightSearchEvent> {
  insistOnFlights(deps, context);
  const question = questionOf(deps, input);
  const suppliers = suppliersOf(deps, question.chosen);
  if (suppliers.length === 0) refuse('RateNotAvailable');
  const events = streamAnswers(
    { ...deps, suppliers },
    {
      ask: (supplier, call) => supplier.search(question, call),
      pageOf: (answers) => pageOf(answers, question.top),
      // The one thing that a search is refused for by a supplier
      refuse: (rejections) => refuse(rejections.length > 0 ? 'RateNotAvailable' : 'SuppliersUnavailable'),
    },
    context,
  );
  for await (const event of events) yield event.type === 'page' ? asSaidBefore(event) : event;
}
