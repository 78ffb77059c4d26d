/** What a stream of answers about stays adds up to, and in which order they are shown while it grows. */
import type { StayCard, StaySearchEvent } from '@sojourn/contract/stay-search.ts';
import {
  cutOffStream,
  keepOrder,
  NOTHING_STREAMED,
  nextStreamed,
  type Streamed,
  type SupplierProgress,
  shareAnswered,
  silentOf,
  stillSearching,
} from '@sojourn/web/search/streamed.ts';

type Page = Extract<StaySearchEvent, { type: 'page' }>;
export type Supplier = SupplierProgress;
export type StayResults = Streamed<Page>;

export const NOTHING_YET: StayResults = NOTHING_STREAMED;
export const nextResults = (results: StayResults, event: StaySearchEvent): StayResults =>
  nextStreamed(results, event);
export const cutOff: (results: StayResults) => StayResults = cutOffStream;
export const silentSuppliers: (results: StayResults) => readonly string[] = silentOf;
export const searchingSuppliers: (results: StayResults) => readonly string[] = stillSearching;
export const progressOf: (results: StayResults) => number = shareAnswered;

/** As `keepOrder`, of stays. */
export const orderStays = (
  shownIds: readonly string[],
  stays: readonly StayCard[],
  isHeld: boolean,
): readonly StayCard[] => keepOrder(shownIds, stays, ({ stayId }) => stayId, isHeld);
