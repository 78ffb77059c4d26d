import type { FlightPage } from '@sojourn/contract/flight-search.ts';
import { unfoldPage } from '@sojourn/domain/flights/fold-page.ts';
import { api } from '@sojourn/web/api/api.ts';
import type { Streamed } from '@sojourn/web/results/streamed.ts';
import { type Ask, type StreamedAnswer, useStreamed } from '@sojourn/web/results/use-streamed.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { type FlightQuestion, isSameTrip, PAGE_SIZE } from './question-view.ts';

export type FlightResults = Streamed<FlightPage>;
export type FlightAnswer = StreamedAnswer<FlightPage>;

/** Pages come folded. */
const ask: Ask<FlightPage, FlightQuestion, number> = async function* (question, limit, locale, signal) {
  for await (const event of api.searchFlights({ input: { ...question, limit, locale } }, { signal })) {
    yield event.type === 'page' ? unfoldPage(event) : event;
  }
};

/** Flights as they stream in, the first `pages` pages of them. */
export const useFlightResults = (question: FlightQuestion | undefined, pages: number): FlightAnswer =>
  useStreamed(['flights', question, pages * PAGE_SIZE, useLocale()], ask, isSameTrip);
