/** On phones: the advice in a few words, over the list. */
import type { PricePrediction } from '@sojourn/contract/predictions.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import type { ReactNode } from 'react';
import type { FaresQuestion } from '../results/question-view.ts';
import type { PriceBasis } from '../search/price-basis.ts';
import { AdviceTag, AdviceWhy } from './price-prediction.tsx';
import { useAdvice } from './use-advice.ts';

type Props = {
  readonly question: FaresQuestion | undefined;
  readonly basis: PriceBasis;
  readonly shownMinor: number | null;
  /** What can be done about the price, with or without advice. */
  readonly action: (advice: PricePrediction['advice'] | undefined) => ReactNode;
  readonly hint: (advice: PricePrediction['advice'], todayMinor: number) => ReactNode;
};

export function AdviceStrip({ question, basis, shownMinor, action, hint }: Props) {
  const t = useText();
  const toText = useTextRef();
  const shown = useAdvice(question, basis, shownMinor);
  if (!shown) return action(undefined);
  const { advice, words, history, todayMinor } = shown;
  return (
    <Card as="section" className="advice-strip" aria-label={t('prediction.label')}>
      <AdviceTag advice={advice} />
      <h2 className="title-l">{toText(words.title)}</h2>
      <p className="small text-2">{toText(words.chance)}</p>
      <div className="advice-strip__actions">
        {action(advice)}
        <AdviceWhy advice={advice} words={words} history={history} />
      </div>
      {hint(advice, todayMinor)}
    </Card>
  );
}
