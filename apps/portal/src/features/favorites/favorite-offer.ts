/** What a favorite costs for the dates, or why that is not known. */
import type { StayCard, StaySearchEvent } from '@sojourn/contract/stay-search.ts';

export type FavoriteOffer =
  | { readonly state: 'checking' }
  | { readonly state: 'offered'; readonly stay: StayCard }
  /** Every supplier answered, and none has a room for these dates. */
  | { readonly state: 'unavailable' }
  /** Some supplier did not answer, so it may well be available. */
  | { readonly state: 'unanswered' };

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
