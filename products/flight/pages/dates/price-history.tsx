/** Where today's price stands among the last 60 days, what to do about it, and the line. */
import type { PricePrediction as Prediction } from '@sojourn/contract/predictions.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag, type Tone } from '@sojourn/ui/content/tag.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { ArrowDown, ArrowUp, Equal, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PriceVerdict } from '#flight/rules/fares/typical-range.ts';
import type { PriceBasis } from '../search/price-basis.ts';
import './price-history.css';
import { PriceLine } from '../results/option/price-line.tsx';
import type { FaresQuestion } from '../results/question-view.ts';
import { wordsOfPrediction } from './prediction-view.ts';
import { type FareHistory, plotOf, withShownPrice, wordsOfHistory } from './price-history-view.ts';
import { AdviceTag, AdviceWhy, usePrediction } from './price-prediction.tsx';
import { useFareHistory } from './use-fares-by-day.ts';

const LOOKS: Readonly<Record<PriceVerdict, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  low: { tone: 'good', icon: ArrowDown },
  typical: { tone: 'info', icon: Equal },
  high: { tone: 'warn', icon: ArrowUp },
};

type Known = FareHistory & { readonly todayMinor: number };

type WordsProps = { readonly history: Known; readonly basis: PriceBasis; readonly action: ReactNode };

/** Where today's price stands. */
function HistoryWords({ history, basis, action }: WordsProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { verdict, title, reasons } = wordsOfHistory(history, basis, locale);
  const look = verdict && LOOKS[verdict];
  return (
    <>
      {look && (
        <Tag tone={look.tone} icon={<look.icon aria-hidden="true" />} className="price-history__tag">
          {t(`flightResults.history.verdict.${verdict}`)}
        </Tag>
      )}
      <h2 className="display-m">{toText(title)}</h2>
      <p className="text-2 price-history__reasons">{reasons.map(toText).join(' ')}</p>
      <div className="price-history__action">{action}</div>
    </>
  );
}

/** Wait or book, and why (B §2 step price prediction); where the price stands is behind "Why". */
function AdviceWords({ history, basis, action, prediction }: WordsProps & { prediction: Prediction }) {
  const toText = useTextRef();
  const locale = useLocale();
  const words = wordsOfPrediction(prediction, history.todayMinor, basis, locale);
  const past = wordsOfHistory(history, basis, locale);
  const { advice } = prediction;
  return (
    <>
      <AdviceTag advice={advice} />
      <h2 className="display-m">{toText(words.title)}</h2>
      <p className="text-2 price-history__reasons">
        {toText(words.reason)} {toText(words.chance)}
      </p>
      <div className="price-history__action">
        {action}
        <AdviceWhy
          advice={advice}
          words={words}
          history={[past.title, ...past.reasons].map(toText).join(' ')}
        />
      </div>
    </>
  );
}

function Waiting() {
  return (
    <Card className="price-history" aria-hidden="true">
      <div className="price-history__words">
        <Skeleton width="60%" height={36} />
        <Skeleton width="100%" height={16} />
        <Skeleton width="70%" height={16} />
      </div>
      <div className="price-history__graph">
        <Skeleton height={100} />
      </div>
    </Card>
  );
}

type PriceHistoryProps = {
  readonly question: FaresQuestion | undefined;
  readonly basis: PriceBasis;
  /** The lowest total in the list; null until it's there. */
  readonly shownMinor: number | null;
  /** What can be done about the price; null where it and the advice are above. */
  readonly action: ((advice: Prediction['advice'] | undefined) => ReactNode) | null;
  readonly hint?: (advice: Prediction['advice'], todayMinor: number) => ReactNode;
};

export function PriceHistory({ question, basis, shownMinor, action, hint }: PriceHistoryProps) {
  const t = useText();
  const locale = useLocale();
  const { data, isPending } = useFareHistory(question);
  const known =
    data && data.todayMinor !== null
      ? withShownPrice({ ...data, todayMinor: data.todayMinor }, shownMinor)
      : null;
  const prediction = usePrediction(question, known);
  if (isPending) return <Waiting />;
  // The list beside it is what was asked for; it does without.
  if (!data)
    return (
      <div className="price-history--absent">
        <p className="small text-2">{t('flightResults.history.error')}</p>
        {action?.(undefined)}
      </div>
    );
  // Nothing to be had today: the list says so, and the way on.
  if (!known) return <div className="price-history--absent">{action?.(undefined)}</div>;
  const plot = plotOf(known, basis, locale, prediction);
  const side = prediction && hint?.(prediction.advice, known.todayMinor);
  return (
    <Card
      as="section"
      className={classNames('price-history', Boolean(side) && 'price-history--beside')}
      aria-label={t('flightResults.history.label')}
    >
      <div className="price-history__words">
        {prediction && action ? (
          <AdviceWords
            history={known}
            basis={basis}
            action={action(prediction.advice)}
            prediction={prediction}
          />
        ) : (
          <HistoryWords history={known} basis={basis} action={action?.(undefined)} />
        )}
      </div>
      {plot && (
        <div className="price-history__graph">
          <PriceLine plot={plot} />
        </div>
      )}
      {side}
    </Card>
  );
}
