/** What a favorite costs for the dates, or why that is not known. */
import type { Money } from '@sojourn/domain/money.ts';
import { wholeTotal } from '#hotel/rules/property-fees.ts';
import type { StayCard, StaySearchEvent } from '#hotel/wire/stay-search.ts';

export type FavoriteOffer =
  | { readonly state: 'checking' }
  | { readonly state: 'offered'; readonly stay: StayCard }
  /** Every supplier answered, and none has a room for these dates. */
  | { readonly state: 'unavailable' }
  /** Some supplier did not answer, so it may well be available. */
  | { readonly state: 'unanswered' };

export const wholeOf = ({ stay }: Extract<FavoriteOffer, { state: 'offered' }>): Money =>
  wholeTotal(stay.offer.price.tripTotal, stay.offer.fees);

type Answer = { readonly stays: readonly StayCard[]; readonly isComplete: boolean };

/** What a search came to when it had ended. */
export async function readAnswer(events: AsyncIterable<StaySearchEvent>): Promise<Answer> {
  let answer: Answer = { stays: [], isComplete: false };
  for await (const event of events) {
    if (event.type === 'page') answer = { ...answer, stays: event.stays };
    if (event.type === 'done') answer = { ...answer, isComplete: event.complete };
  }
  return answer;
}

export function offerOf(stayId: string, answer: Answer | undefined, isFailed: boolean): FavoriteOffer {
  const stay = answer?.stays.find((found) => found.stayId === stayId);
  if (stay) return { state: 'offered', stay };
  if (answer) return { state: answer.isComplete ? 'unavailable' : 'unanswered' };
  return { state: isFailed ? 'unanswered' : 'checking' };
}

/** Favorites are searched wherever they are. */
export const WORLD = { west: -180, south: -90, east: 180, north: 90 } as const;

/** The most stays that one answer holds. */
export const AT_ONCE = 50;
type Parts = readonly (readonly string[])[];

/** The same parts when every stay is in one, else with new ones for those that are in none. */
export function withMissing(parts: Parts, stayIds: readonly string[]): Parts {
  const known = new Set(parts.flat());
  const missing = stayIds.filter((id) => !known.has(id));
  if (missing.length === 0) return parts;
  const count = Math.ceil(missing.length / AT_ONCE);
  const added = Array.from({ length: count }, (_, n) => missing.slice(n * AT_ONCE, (n + 1) * AT_ONCE));
  return [...parts, ...added];
}
