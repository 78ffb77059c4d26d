import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import './stay-result.css';

/** A card's exact room while its stay is being searched for. */
export function StayResultRoom() {
  return (
    <Card clip className="stay-result stay-result--room" aria-hidden="true">
      <div className="stay-result__art">
        <Skeleton height="100%" radius={0} />
      </div>
      <div className="stay-result__body">
        <Skeleton width="52%" height={18} />
        <Skeleton width="36%" height={12} className="stay-result__line" />
        <Skeleton width="64%" height={12} className="stay-result__line" />
        <div className="stay-result__foot">
          <Skeleton width={150} height={12} />
          <Skeleton width={110} height={34} />
        </div>
      </div>
    </Card>
  );
}
