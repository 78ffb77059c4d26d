/** A page of several suppliers' answers as it travels. */
import type { FlightSearchEvent } from '@sojourn/contract/products/flight/flight-search.ts';
import { foldPage } from '@sojourn/domain/products/flight/fold-page.ts';
import type { FlightAnswer } from '#products/flight/supplier.ts';
import { mergeAnswers } from './merge-answers.ts';

export type PageEvent = Extract<FlightSearchEvent, { type: 'page' }>;
type FlightPage = Omit<PageEvent, 'type' | 'suppliers'>;

/** `limit`: how many options are kept. */
export function makePage(answers: readonly FlightAnswer[], limit: number): FlightPage {
  const { options, facets, ...page } = mergeAnswers(answers, limit);
  return { ...page, ...foldPage({ options, facets }) };
}
