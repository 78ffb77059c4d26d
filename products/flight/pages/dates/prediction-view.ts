/** What a prediction says, in words; prices as the list shows them. Pure. */
import type { PricePrediction } from '@sojourn/contract/predictions.ts';
import { formatDate, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { PriceVerdict } from '#flight/rules/fares/typical-range.ts';
import { type PriceBasis, scanned } from '../search/price-basis.ts';

export type PredictionWords = {
  readonly title: TextRef;
  readonly reason: TextRef;
  readonly chance: TextRef;
  /** The lowest price to expect, as a sentence. */
  readonly range: TextRef;
  /** Which price it's about. */
  readonly about: TextRef;
  /** What it rests on: a label each, and its value. */
  readonly facts: readonly (readonly [label: TextRef, value: TextRef])[];
};

/** Percent. A price that has moved by more is another one than advice was for. */
const MOVED_PERCENT = 2;

type Advised = Pick<PricePrediction, 'advice' | 'reason' | 'price' | 'target'>;
type Today = { readonly todayMinor: number; readonly verdict: PriceVerdict | null };

/**
 * Whether advice still holds today: the price hasn't moved, what to wait for isn't there yet, and the last
 * days, which are shown beside it, don't say the opposite.
 */
export function isCurrent(
  { advice, reason, price, target }: Advised,
  { todayMinor, verdict }: Today,
): boolean {
  if (target && todayMinor <= target.amountMinor) return false;
  if (advice === 'wait' ? verdict === 'low' : verdict === 'high' && reason !== 'risesNear') return false;
  return Math.abs(todayMinor - price.amountMinor) * 100 <= price.amountMinor * MOVED_PERCENT;
}

/** `shownMinor`: today's lowest price on the page, which a sale may have moved since. */
export function wordsOfPrediction(
  prediction: PricePrediction,
  shownMinor: number,
  basis: PriceBasis,
  locale: Locale,
): PredictionWords {
  const { advice, reason, low, high, target, until, chancePercent, fallPercent, scored } = prediction;
  const print = (minor: number) => scanned(basis.of(minor), locale);
  const day = formatDate(until, locale, 'day');
  const share = textRef('prediction.percent', { value: chancePercent });
  const facts: PredictionWords['facts'][number][] = [
    [
      textRef('prediction.fact.range', { day }),
      textRef('prediction.fact.fromTo', { low: print(low.amountMinor), high: print(high.amountMinor) }),
    ],
    [textRef('prediction.fact.chance', { fall: fallPercent, day }), share],
  ];
  if (target)
    facts.push([
      textRef('prediction.fact.target'),
      textRef('prediction.fact.orLess', { price: print(target.amountMinor) }),
    ]);
  facts.push([
    textRef('prediction.fact.inRange', { count: scored }),
    textRef('prediction.percent', { value: prediction.inRangePercent }),
  ]);
  return {
    title:
      advice === 'wait' && target
        ? textRef('prediction.title.wait', { price: print(target.amountMinor) })
        : textRef('prediction.title.book', { price: print(shownMinor) }),
    reason: textRef(`prediction.reason.${reason}`),
    chance: textRef('prediction.chance', { chance: chancePercent, fall: fallPercent, day }),
    range: textRef('prediction.range', {
      day,
      low: print(low.amountMinor),
      high: print(high.amountMinor),
    }),
    about: textRef('prediction.about', { price: print(shownMinor) }),
    facts,
  };
}
