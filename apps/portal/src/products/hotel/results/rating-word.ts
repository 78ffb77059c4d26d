import type { MessageId } from '@sojourn/web/text/messages.ts';

const WORDS: readonly (readonly [fromTenths: number, word: MessageId])[] = [
  [93, 'results.rating.exceptional'],
  [90, 'results.rating.wonderful'],
  [85, 'results.rating.excellent'],
  [80, 'results.rating.veryGood'],
  [70, 'results.rating.good'],
];

/** The word for a guest rating in tenths. */
export const ratingWord = (tenths: number): MessageId =>
  WORDS.find(([from]) => tenths >= from)?.[1] ?? 'results.rating.fair';
