/** What a prediction says, in words; prices as the list shows them. Pure. */
import type { PricePrediction } from '@sojourn/contract/predictions.ts';
import { formatDate, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import { type PriceBasis, scanned } from '#products/flight/search/price-basis.ts';

type PredictionWords = { readonly title: TextRef; readonly texts: readonly TextRef[] };

export function wordsOfPrediction(
  prediction: PricePrediction,
  basis: PriceBasis,
  locale: Locale,
): PredictionWords {
  const { advice, reason, low, high, price, target, until, chancePercent, fallPercent } = prediction;
  const print = (minor: number) => scanned(basis.of(minor), locale);
  const day = formatDate(until, locale, 'day');
  const title =
    advice === 'wait' && target
      ? textRef('prediction.title.wait', { price: print(target.amountMinor) })
      : textRef('prediction.title.book', { price: print(price.amountMinor) });
  return {
    title,
    texts: [
      textRef(`prediction.reason.${reason}`),
      textRef('prediction.range', {
        low: print(low.amountMinor),
        high: print(high.amountMinor),
        day,
      }),
      textRef('prediction.chance', { chance: chancePercent, fall: fallPercent }),
    ],
  };
}
