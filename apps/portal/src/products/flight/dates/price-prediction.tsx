import type { PricePrediction as Prediction } from '@sojourn/contract/predictions.ts';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Hourglass } from 'lucide-react';
import type { PriceBasis } from '#products/flight/search/price-basis.ts';
import type { FaresQuestion } from '../results/question-view.ts';
import { FRESH_MS } from './fare-history-query.ts';
import { wordsOfPrediction } from './prediction-view.ts';

/** Null where there's no advice; undefined while it isn't known. `isReady`: the history is looked up. */
export function usePrediction(question: FaresQuestion | undefined, isReady: boolean) {
  const { data } = useQuery({
    queryKey: ['price-prediction', question],
    queryFn: ({ signal }) =>
      question
        ? api.predictPrice({ input: { product: 'Flight', ...question } }, { signal })
        : Promise.resolve({ prediction: null }),
    enabled: question !== undefined && isReady,
    staleTime: FRESH_MS,
    retry: false,
  });
  return data?.prediction;
}

type Props = { readonly prediction: Prediction; readonly basis: PriceBasis };

/** Wait or book, by how much, why, and how often we're right (B §2 step price prediction). */
export function PricePrediction({ prediction, basis }: Props) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { title, texts } = wordsOfPrediction(prediction, basis, locale);
  const { advice, scored, inRangePercent } = prediction;
  const Icon = advice === 'wait' ? Hourglass : CircleCheck;
  return (
    <div className="price-prediction">
      <Tag tone={advice === 'wait' ? 'warn' : 'good'} icon={<Icon aria-hidden="true" />}>
        {t(`prediction.advice.${advice}`)}
      </Tag>
      <h2 className="display-m">{toText(title)}</h2>
      <p className="text-2">{texts.map(toText).join(' ')}</p>
      <p className="small text-2">
        {t('prediction.record', { share: inRangePercent, count: scored })}{' '}
        <Link to="/price-predictions/" className="link">
          {t('prediction.scores')}
        </Link>
      </p>
    </div>
  );
}
