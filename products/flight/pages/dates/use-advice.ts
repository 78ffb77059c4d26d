/** Advice on a search with its words, wherever it's shown: on the results, and where a choice is reviewed. */
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import type { FaresQuestion } from '../results/question-view.ts';
import type { PriceBasis } from '../search/price-basis.ts';
import { wordsOfPrediction } from './prediction-view.ts';
import { withShownPrice, wordsOfHistory } from './price-history-view.ts';
import { usePrediction } from './price-prediction.tsx';
import { useFareHistory } from './use-fares-by-day.ts';

/** Null while there's none. `shownMinor`: the lowest price on the page, which a sale may have moved since. */
export function useAdvice(question: FaresQuestion | undefined, basis: PriceBasis, shownMinor: number | null) {
  const toText = useTextRef();
  const locale = useLocale();
  const { data } = useFareHistory(question);
  const known =
    data && data.todayMinor !== null
      ? withShownPrice({ ...data, todayMinor: data.todayMinor }, shownMinor)
      : null;
  const prediction = usePrediction(question, known);
  if (!prediction || !known) return null;
  const past = wordsOfHistory(known, basis, locale);
  return {
    advice: prediction.advice,
    todayMinor: known.todayMinor,
    words: wordsOfPrediction(prediction, known.todayMinor, basis, locale),
    history: [past.title, ...past.reasons].map(toText).join(' '),
  };
}
