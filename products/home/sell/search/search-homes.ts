/** The home search: every supplier is asked at once, and what is known so far is streamed as they answer. */
import { dateIn } from '@sojourn/domain/dates.ts';
import { type CacheableStream, cacheableStream } from '@sojourn/server/cacheable-stream.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { findArea } from '@sojourn/server/modules/selling/locations/find-area.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { streamAnswers } from '@sojourn/server/suppliers/stream-answers.ts';
import { checkHomeSearch } from '#home/rules/check-search.ts';
import type { HomeSearchEvent, HomeSearchInput } from '#home/wire/home-search.ts';
import type { HomeAnswer, HomeQuestion } from '../supplier.ts';
import { type HomeSearchDeps, requireHomes } from './deps.ts';
import { mergeAnswers } from './merge-answers.ts';

const PAGE = 25;

function questionOf(deps: HomeSearchDeps, input: HomeSearchInput): HomeQuestion {
  const { checkIn, checkOut, party, locale = 'en', filters = {}, offset = 0, limit = PAGE } = input;
  const now = deps.clock.now();
  const { box, centre, zone } = findArea(deps.places, input.area, locale, filters.homeIds?.length);
  const problem = checkHomeSearch(input, dateIn(now, zone));
  if (problem) refuse(problem);
  return {
    checkIn,
    checkOut,
    box,
    centre,
    party,
    flexibleDays: input.flexibleDays ?? 0,
    filters,
    sort: input.sort ?? 'MostRecommended',
    top: offset + limit,
    wanted: input.opened ?? [],
    locale,
    now,
  };
}

type Answer = CacheableStream<HomeSearchEvent> | AsyncIterable<HomeSearchEvent>;

/**
 * Refuses a search that breaks a rule, and `SuppliersUnavailable` when no supplier can be asked; one that
 * does not answer is named, and never reads as sold out.
 */
export function searchHomes(deps: HomeSearchDeps, input: HomeSearchInput, context: RequestContext): Answer {
  requireHomes(deps, context);
  const question = questionOf(deps, input);
  const { offset = 0, limit = PAGE } = input;
  const events = streamAnswers(
    deps,
    {
      ask: (supplier, call) => supplier.search(question, call),
      pageOf: (answers: readonly HomeAnswer[]) => ({
        ...mergeAnswers(answers, offset, limit),
        box: question.box,
      }),
      refuse: () => refuse('SuppliersUnavailable'),
    },
    context,
  );
  // A scenario plays on every request
  if (context.scenario !== null) return events;
  const { now: _, ...criteria } = question;
  return cacheableStream({ homes: true, ...criteria, offset, limit }, events);
}
