import { SummarySkeleton } from '@sojourn/portal/shared/summary/summary-card.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

/** The page's geometry while the price is asked for. */
export function ReviewSkeleton({ slices }: { readonly slices: number }) {
  const t = useText();
  return (
    <div className="review__columns" role="status">
      <h1 className="visually-hidden">{t('review.loading')}</h1>
      <div className="review__main">
        <Skeleton width={420} height={52} radius={10} />
        {Array.from({ length: slices }, (_, slice) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <Card key={slice} padded>
            <Skeleton height={320} radius={10} />
          </Card>
        ))}
      </div>
      <SummarySkeleton height={140} />
    </div>
  );
}
