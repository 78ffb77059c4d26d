import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import './stay-summary.css';

const CELLS = ['front', 'room', 'pool', 'dining', 'place'] as const;
const RATES = ['first', 'second'] as const;

/** The page's geometry while the rates load. */
export function StaySkeleton() {
  const t = useText();
  return (
    <div role="status">
      <h1 className="visually-hidden">{t('hotelStay.loading')}</h1>
      <div className="stay-back">
        <Skeleton width={240} height={20} />
      </div>
      <div className="stay-head">
        <div className="stack">
          <Skeleton width={220} height={24} />
          <Skeleton width="min(420px, 80vw)" height={52} radius={10} />
          <Skeleton width="min(340px, 70vw)" height={24} />
        </div>
      </div>
      <div className="gallery__grid" aria-hidden="true">
        {CELLS.map((cell) => (
          <div key={cell} className="gallery__cell">
            <Skeleton height="100%" radius={0} />
          </div>
        ))}
      </div>
      <div className="stay-body">
        <div className="stay-body__main">
          <Skeleton height={48} radius={10} />
          <Skeleton height={96} radius={10} />
          {RATES.map((rate) => (
            <Card key={rate} padded>
              <Skeleton height={220} radius={10} />
            </Card>
          ))}
        </div>
        <Card raised padded className="stay-summary">
          <Skeleton width="70%" height={36} />
          <Skeleton height={140} radius={10} />
          <Skeleton height={48} radius={10} />
        </Card>
      </div>
    </div>
  );
}
