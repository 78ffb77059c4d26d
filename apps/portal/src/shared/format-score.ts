import type { Locale } from '@sojourn/ui/formats.ts';

/** A guest rating in tenths as it is printed: 94 is "9.4", or "9,4" in French. */
export const formatScore = (tenths: number, locale: Locale): string =>
  (tenths / 10).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
