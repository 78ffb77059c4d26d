import type { PricePrediction as Prediction } from '@sojourn/contract/predictions.ts';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { Popover } from '@sojourn/ui/dialogs/popover.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleHelp, Hourglass } from 'lucide-react';
import type { FaresQuestion } from '../results/question-view.ts';
import { FRESH_MS } from './fare-history-query.ts';
import { isCurrent, type PredictionWords } from './prediction-view.ts';
import type { FareHistory } from './price-history-view.ts';
import './price-prediction.css';
import { Link } from '@sojourn/portal/shared/router/link.tsx';

/** Undefined while there's none, and once it doesn't hold any more. */
export function usePrediction(
  question: FaresQuestion | undefined,
  history: Pick<FareHistory, 'isPartial' | 'todayMinor' | 'verdict'> | null,
): Prediction | undefined {
  const { data } = useQuery({
    queryKey: ['price-prediction', question],
    queryFn: ({ signal }) =>
      question
        ? api.predictPrice({ input: { product: 'Flight', ...question } }, { signal })
        : Promise.resolve({ prediction: null }),
    enabled: question !== undefined && history !== null && !history.isPartial,
    staleTime: FRESH_MS,
    // A page may stay open for days
    refetchInterval: FRESH_MS,
    retry: false,
  });
  const prediction = data?.prediction;
  if (!prediction || !history || history.todayMinor === null) return undefined;
  const { todayMinor, verdict } = history;
  return isCurrent(prediction, { todayMinor, verdict }) ? prediction : undefined;
}

type AdviceProps = Pick<Prediction, 'advice'>;

export function AdviceTag({ advice }: AdviceProps) {
  const t = useText();
  const Icon = advice === 'wait' ? Hourglass : CircleCheck;
  return (
    <Tag
      tone={advice === 'wait' ? 'warn' : 'good'}
      icon={<Icon aria-hidden="true" />}
      className="price-history__tag"
    >
      {t(`prediction.advice.${advice}`)}
    </Tag>
  );
}

type WhyProps = AdviceProps & {
  readonly words: PredictionWords;
  /** How today's price compares with those before. */
  readonly history: string;
};

/** "Why wait?": what the advice rests on, and how such advice did. */
export function AdviceWhy({ advice, words, history }: WhyProps) {
  const t = useText();
  return (
    <Popover
      label={t(`prediction.why.${advice}`)}
      className="advice-why"
      trigger={(wiring) => (
        <button {...wiring} type="button" className="advice-why__open small">
          <CircleHelp className="icon icon--s" aria-hidden="true" />
          {t(`prediction.why.${advice}`)}
        </button>
      )}
    >
      {() => (
        <div className="advice-why__panel">
          <h3 className="title-s">{t(`prediction.why.${advice}`)}</h3>
          <AdviceFacts words={words} />
          <p className="small text-2">{history}</p>
          <p className="small text-2">
            {t('prediction.notPromised')}{' '}
            <Link to="/price-predictions/" className="link">
              {t('prediction.scores')}
            </Link>
          </p>
        </div>
      )}
    </Popover>
  );
}

function AdviceFacts({ words: { reason, facts } }: Pick<WhyProps, 'words'>) {
  const toText = useTextRef();
  return (
    <>
      <p className="small text-2">{toText(reason)}</p>
      <dl className="advice-facts">
        {facts.map(([label, value]) => (
          <div key={label.id}>
            <dt>{toText(label)}</dt>
            <dd className="num">{toText(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
