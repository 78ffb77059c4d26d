/** On phones: the advice in a few words, over the list. */
import type { PricePrediction } from '@sojourn/contract/predictions.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import type { ReactNode } from 'react';
import type { PriceBasis } from '#products/flight/search/price-basis.ts';
import type { FaresQuestion } from '../results/question-view.ts';
import { wordsOfPrediction } from './prediction-view.ts';
import { withShownPrice, wordsOfHistory } from './price-history-view.ts';
import { AdviceTag, AdviceWhy, usePrediction } from './price-prediction.tsx';
import { useFareHistory } from './use-fares-by-day.ts';

type Props = {
  readonly question: FaresQuestion | undefined;
  readonly basis: PriceBasis;
  readonly shownMinor: number | null;
  /** What can be done about the price, with or without advice. */
  readonly action: (advice: PricePrediction['advice'] | undefined) => ReactNode;
};

export function AdviceStrip({ question, basis, shownMinor, action }: Props) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { data } = useFareHistory(question);
  const prediction = usePrediction(question, data !== undefined && !data.isPartial);
  if (!prediction || !data || data.todayMinor === null) return action(undefined);
  const known = withShownPrice({ ...data, todayMinor: data.todayMinor }, shownMinor);
  const words = wordsOfPrediction(prediction, known.todayMinor, basis, locale);
  const past = wordsOfHistory(known, basis, locale);
  const { advice } = prediction;
  return (
    <Card as="section" className="advice-strip" aria-label={t('prediction.label')}>
      <AdviceTag advice={advice} />
      <h2 className="title-l">{toText(words.title)}</h2>
      <p className="small text-2">{toText(words.chance)}</p>
      <div className="advice-strip__actions">
        {action(advice)}
        <AdviceWhy
          advice={advice}
          words={words}
          history={[past.title, ...past.reasons].map(toText).join(' ')}
        />
      </div>
    </Card>
  );
}
