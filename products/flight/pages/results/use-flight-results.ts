import type { Streamed } from '@sojourn/portal/shared/results/streamed.ts';
import { type Ask, type StreamedAnswer, useStreamed } from '@sojourn/portal/shared/results/use-streamed.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { FlightPage } from '#flight/wire/flight-search.ts';
import { type FlightQuestion, isSameTrip, PAGE_SIZE } from './question-view.ts';

export type FlightResults = Streamed<FlightPage>;
export type FlightAnswer = StreamedAnswer<FlightPage>;

const ask: Ask<FlightPage, FlightQuestion, number> = (question, limit, locale, signal) =>
  api.searchFlights({ input: { ...question, limit, locale } }, { signal });

/** Flights as they stream in, the first `pages` pages of them. */
export const useFlightResults = (question: FlightQuestion | undefined, pages: number): FlightAnswer =>
  useStreamed(['flights', question, pages * PAGE_SIZE, useLocale()], ask, isSameTrip);
