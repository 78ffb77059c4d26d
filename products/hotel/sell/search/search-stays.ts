/** The stay search: every supplier is asked at once, and what is known so far is streamed as they answer. */
import { type CacheableStream, cacheableStream } from '@sojourn/server/cacheable-stream.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { findArea } from '@sojourn/server/modules/selling/locations/find-area.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { streamAnswers } from '@sojourn/server/suppliers/stream-answers.ts';
import type { StaySearch, StaySearchEvent } from '#hotel/wire/stay-search.ts';
import type { StayAnswer, StayQuestion } from '../supplier.ts';
import { requireThat } from './criteria.ts';
import type { SearchDeps } from './deps.ts';
import { looksAtMarket, searchWithMarkets } from './markets-of-search.ts';
import { mergeAnswers } from './merge-answers.ts';

const PAGE = 25;

function questionOf(deps: SearchDeps, input: StaySearch): StayQuestion {
  const locale = input.locale ?? 'en';
  const now = deps.clock.now();
  const { box, centre, zone } = findArea(deps.places, input.area, locale, input.filters?.stayIds?.length);
  requireThat(input, zone, now);
  return {
    checkIn: input.checkIn,
    checkOut: input.checkOut,
    box,
    centre,
    rooms: input.rooms,
    filters: input.filters ?? {},
    sort: input.sort ?? 'MostRecommended',
    top: (input.offset ?? 0) + (input.limit ?? PAGE),
    locale,
    now,
  };
}

type Answer = CacheableStream<StaySearchEvent> | AsyncIterable<StaySearchEvent>;

/**
 * Refuses a search that breaks a rule, and `SuppliersUnavailable` when no supplier can be asked; one that
 * does not answer is named, and never reads as sold out.
 */
export function searchStays(deps: SearchDeps, input: StaySearch, context: RequestContext): Answer {
  const question = questionOf(deps, input);
  const [offset, limit] = [input.offset ?? 0, input.limit ?? PAGE];
  const stream = (wanted: StayQuestion) =>
    streamAnswers(
      deps,
      {
        ask: (supplier, call) => supplier.search(wanted, call),
        pageOf: (answers: readonly StayAnswer[]) => ({
          ...mergeAnswers(answers, offset, limit),
          box: question.box,
        }),
        refuse: () => refuse('SuppliersUnavailable'),
      },
      context,
    );
  const isCompared = looksAtMarket(deps, question, context);
  const events = isCompared ? searchWithMarkets(deps, question, stream, context) : stream(question);
  // A scenario plays on every request
  if (context.scenario !== null) return events;
  const { now: _, ...asked } = question;
  const market = isCompared ? { market: context.tenantId } : {};
  return cacheableStream({ ...asked, ...market, offset, limit }, events);
}
