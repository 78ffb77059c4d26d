/**
 * Pages as they travel. A supplier that gives the same answer as before gives the same object, and a page of
 * the same answers is the same page: it is made, and said, once.
 */
import type { FlightSearchEvent } from '@sojourn/contract/flight-search.ts';
import { foldPage } from '@sojourn/domain/flights/fold-page.ts';
import type { FlightAnswer } from '#suppliers/flights/port.ts';
import { markLasting } from '../../lasting.ts';
import { mergeAnswers } from './merge-answers.ts';

type PageEvent = Extract<FlightSearchEvent, { type: 'page' }>;
export type FlightPage = Omit<PageEvent, 'type' | 'suppliers'>;
type Kept = { readonly answers: readonly FlightAnswer[]; readonly limit: number; readonly page: FlightPage };

const pages = new WeakMap<FlightAnswer, Kept[]>();
const events = new WeakMap<FlightPage['options'], PageEvent>();

function makePage(answers: readonly FlightAnswer[], limit: number): FlightPage {
  const { options, facets, ...page } = mergeAnswers(answers, limit);
  return { ...page, ...foldPage({ options, facets }) };
}

/** `limit`: how many options are kept. */
export function pageOf(answers: readonly FlightAnswer[], limit: number): FlightPage {
  const [first] = answers;
  const known = first && pages.get(first)?.find((kept) => isOf(kept, answers, limit));
  if (known) return known.page;
  const page = makePage(answers, limit);
  if (first) pages.set(first, [{ answers: [...answers], limit, page }]);
  return page;
}

const isOf = (kept: Kept, answers: readonly FlightAnswer[], limit: number): boolean =>
  kept.limit === limit &&
  kept.answers.length === answers.length &&
  kept.answers.every((answer, index) => answer === answers[index]);

/** The event as it was said before, if it is the same page of suppliers that stand the same. */
export function asSaidBefore(event: PageEvent): PageEvent {
  const before = events.get(event.options);
  if (before && JSON.stringify(before.suppliers) === JSON.stringify(event.suppliers)) return before;
  events.set(event.options, event);
  return markLasting(event);
}
