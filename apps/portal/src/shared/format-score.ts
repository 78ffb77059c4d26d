/** Guest ratings as they are printed and worded. */
import type { Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

/** A rating in tenths: 94 is "9.4", or "9,4" in French. */
export const formatScore = (tenths: number, locale: Locale): string =>
  (tenths / 10).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const WORDS = [
  [93, 'exceptional'],
  [90, 'wonderful'],
  [85, 'excellent'],
  [80, 'veryGood'],
  [70, 'good'],
] as const;

/** "Exceptional" from 9.3, down to "Fair" under 7. */
export const scoreWord = (tenths: number): TextRef =>
  textRef(`booking.score.${WORDS.find(([from]) => tenths >= from)?.[1] ?? 'fair'}`);
