/**
 * Streamed answers that are told again, as they were, to whoever asks the same while they hold. The module
 * says what is the same and for how long; http keeps what it sent.
 */
export type ToldAgain<Event> = AsyncIterable<Event> & {
  /** Who asks with the same words is told the same, whoever it is. */
  readonly question: string;
  /** After the last event: which of them are told again and while what is so; null when none are. */
  readonly again: () => { readonly events: readonly Event[]; readonly holds: () => boolean } | null;
};

export const isToldAgain = (answer: AsyncIterable<unknown>): answer is ToldAgain<unknown> =>
  'again' in answer;
