import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import './activity-result.css';

/** A card's room while its activity is being searched for. */
export function ActivityResultRoom() {
  return (
    <Card clip className="activity-result activity-result--room" aria-hidden="true">
      <div className="activity-result__art">
        <Skeleton height="100%" radius={0} />
      </div>
      <div className="activity-result__body">
        <Skeleton width="52%" height={18} />
        <Skeleton width="26%" height={12} className="activity-result__line" />
        <Skeleton width="70%" height={12} className="activity-result__line" />
        <Skeleton width="94%" height={62} className="activity-result__line" radius={10} />
      </div>
      <div className="activity-result__price">
        <Skeleton width={110} height={34} />
      </div>
    </Card>
  );
}
