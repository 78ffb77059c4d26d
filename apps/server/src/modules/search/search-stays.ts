/** The stay search: every supplier is asked at once, and what is known so far is streamed as they answer. */
import type { StaySearch, StaySearchEvent } from '@sojourn/contract/stay-search.ts';
import type { StayQuestion } from '#suppliers/stays/port.ts';
import { streamAnswers } from '#suppliers/stream-answers.ts';
import type { RequestContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import { findArea, insist } from './criteria.ts';
import type { SearchDeps } from './deps.ts';
import { mergeAnswers } from './merge-answers.ts';

const PAGE = 25;

function questionOf(deps: SearchDeps, input: StaySearch): StayQuestion {
  const locale = input.locale ?? 'en';
  const now = deps.clock.now();
  const { box, centre, zone } = findArea(deps.places, input.area, locale, input.filters?.stayIds?.length);
  insist(input, zone, now);
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

/**
 * Refuses a search that breaks a rule, and `SuppliersUnavailable` when no supplier can be asked; one that
 * does not answer is named, and never reads as sold out.
 */
export async function* searchStays(
  deps: SearchDeps,
  input: StaySearch,
  context: RequestContext,
): AsyncGenerator<StaySearchEvent> {
  const question = questionOf(deps, input);
  yield* streamAnswers(
    deps,
    {
      ask: (supplier, call) => supplier.search(question, call),
      pageOf: (answers) => ({
        ...mergeAnswers(answers, input.offset ?? 0, input.limit ?? PAGE),
        box: question.box,
      }),
      refuse: () => refuse('SuppliersUnavailable'),
    },
    context,
  );
}
