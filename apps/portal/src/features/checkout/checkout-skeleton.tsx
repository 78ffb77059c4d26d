import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { SummarySkeleton } from '#shared/summary/summary-card.tsx';

/** The page's geometry while the checkout loads. */
export function CheckoutSkeleton() {
  const t = useText();
  return (
    <div className="checkout" role="status">
      <h1 className="visually-hidden">{t('checkout.loading')}</h1>
      <div className="checkout__main">
        <Skeleton width={260} height={20} className="checkout__back" />
        <Skeleton width={380} height={52} radius={10} />
        {[188, 120, 160].map((height) => (
          <div key={height} className="checkout-section">
            <Skeleton width={180} height={32} />
            <Card padded>
              <Skeleton height={height} radius={10} />
            </Card>
          </div>
        ))}
      </div>
      <SummarySkeleton height={120} />
    </div>
  );
}
