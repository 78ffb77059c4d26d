/** The flight search: options for the slice after those that were chosen, streamed as suppliers answer. */
import { type CacheableStream, cacheableStream } from '@sojourn/server/cacheable-stream.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { streamAnswers } from '@sojourn/server/suppliers/stream-answers.ts';
import type { FlightSearch, FlightSearchEvent } from '#flight/wire/flight-search.ts';
import type { FlightAnswer, FlightQuestion } from '../supplier.ts';
import { requireChosen, requireThat } from './criteria.ts';
import { type FlightDeps, requireFlights, suppliersOf } from './deps.ts';
import { looksAtMarket, searchWithMarkets } from './flight-markets.ts';
import { mergeAnswers } from './merge-answers.ts';

const PAGE = 25;

/** Refuses what breaks a rule of a search or was chosen for another. */
export function questionOf(deps: FlightDeps, input: FlightSearch): FlightQuestion {
  requireThat(deps, input.slices, input.passengers);
  requireChosen(deps, input);
  return {
    slices: input.slices,
    passengers: input.passengers,
    nearby: input.nearby ?? false,
    chosen: input.chosen ?? [],
    filters: input.filters ?? {},
    twoStopsCompete: input.twoStopsCompete ?? false,
    sort: input.sort ?? 'fareScore',
    top: input.limit ?? PAGE,
    locale: input.locale ?? 'en',
    now: deps.clock.now(),
  };
}

type Answer = CacheableStream<FlightSearchEvent> | AsyncIterable<FlightSearchEvent>;

/**
 * Refuses what breaks a rule of a search or was chosen for another; `RateNotAvailable` when a slice chosen
 * before is no longer sold; `SuppliersUnavailable` when nobody can be asked.
 */
export function searchFlights(deps: FlightDeps, input: FlightSearch, context: RequestContext): Answer {
  requireFlights(deps, context);
  const question = questionOf(deps, input);
  const suppliers = suppliersOf(deps, question.chosen);
  if (suppliers.length === 0) refuse('RateNotAvailable');
  const stream = (wanted: FlightQuestion) =>
    streamAnswers(
      { ...deps, suppliers },
      {
        ask: (supplier, call) => supplier.search(wanted, call),
        pageOf: (answers: readonly FlightAnswer[]) => mergeAnswers(answers, wanted.top),
        // The one thing that a search is refused for by a supplier
        refuse: (rejections) => refuse(rejections.length > 0 ? 'RateNotAvailable' : 'SuppliersUnavailable'),
      },
      context,
    );
  const isCompared = looksAtMarket(deps, question, context);
  const events = isCompared ? searchWithMarkets(deps, question, stream, context) : stream(question);
  // A scenario plays on every request
  if (context.scenario !== null) return events;
  const { now: _, ...asked } = question;
  return cacheableStream(isCompared ? { ...asked, market: context.tenantId } : asked, events);
}
