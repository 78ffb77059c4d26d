/**
 * Wait or book before going on (B §2 price prediction), and what to do about it; else just watching. The way
 * on is the page's own.
 */
import { WatchButton } from '@sojourn/portal/shared/watch/watch-button.tsx';
import { WatchOffer } from '@sojourn/portal/shared/watch/watch-offer.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Snowflake } from 'lucide-react';
import type { FlightReview } from '#flight/wire/flight-search.ts';
import { AdviceTag, AdviceWhy } from '../dates/price-prediction.tsx';
import { useAdvice } from '../dates/use-advice.ts';
import { faresQuestionOf } from '../results/question-view.ts';
import { slicesOf } from '../search/flight-draft.ts';
import type { FlightUrl } from '../search/flight-url.ts';
import { priceBasis } from '../search/price-basis.ts';
import { showFreeze, useCanFreeze } from './review-freeze.tsx';

type Props = {
  readonly review: FlightReview;
  readonly url: FlightUrl;
};

export function ReviewAdvice({ review, url }: Props) {
  const t = useText();
  const toText = useTextRef();
  const canFreeze = useCanFreeze(review);
  const shown = useAdvice(faresQuestionOf(url, {}), priceBasis(url.draft.passengers), null);
  const slices = slicesOf(url.draft);
  if (!slices) return null;
  const totalMinor = review.price.total.amountMinor;
  const { passengers } = url.draft;
  const input = { product: 'Flight' as const, slices: [...slices], passengers, chosen: [...url.chosen] };
  if (!shown) return <WatchOffer input={input} priceMinor={totalMinor} />;
  const { advice, words, history, todayMinor } = shown;
  const isWait = advice === 'wait';
  // Other flights of these dates cost less, and advice is about those
  const isLowest = totalMinor === todayMinor;
  return (
    <Card as="section" className="review-advice" aria-label={t('prediction.label')}>
      <AdviceTag advice={advice} />
      <h2 className="title-l">{isLowest ? toText(words.title) : t(`prediction.dates.${advice}`)}</h2>
      <p className="small text-2">
        {[...(isLowest ? [] : [words.about]), words.reason, words.range].map(toText).join(' ')}
      </p>
      <div className="review-advice__actions">
        <WatchButton input={input} size="s" variant={isWait ? 'primary' : 'secondary'} />
        {isWait && canFreeze && (
          <Button size="s" variant="secondary" icon={<Snowflake aria-hidden="true" />} onClick={showFreeze}>
            {t('prediction.freeze.show')}
          </Button>
        )}
        <AdviceWhy advice={advice} words={words} history={history} />
      </div>
    </Card>
  );
}
