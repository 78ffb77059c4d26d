import type { MessageId } from '@sojourn/web/text/messages.ts';

const WORDS: readonly (readonly [fromTenths: number, word: MessageId])[] = [
  [93, 'hotelResults.rating.exceptional'],
  [90, 'hotelResults.rating.wonderful'],
  [85, 'hotelResults.rating.excellent'],
  [80, 'hotelResults.rating.veryGood'],
  [70, 'hotelResults.rating.good'],
];

/** The word for a guest rating in tenths. */
export const ratingWord = (tenths: number): MessageId =>
  WORDS.find(([from]) => tenths >= from)?.[1] ?? 'hotelResults.rating.fair';
