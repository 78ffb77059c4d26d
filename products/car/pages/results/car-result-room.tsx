import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import './car-result.css';

/** A card's room while its car is being searched for. */
export function CarResultRoom() {
  return (
    <Card clip className="car-result car-result--room" aria-hidden="true">
      <div className="car-result__art">
        <Skeleton height="100%" radius={0} />
      </div>
      <div className="car-result__body">
        <Skeleton width="38%" height={18} />
        <Skeleton width="30%" height={12} className="car-result__line" />
        <Skeleton width="82%" height={12} className="car-result__line" />
        <Skeleton width="54%" height={12} className="car-result__line" />
      </div>
      <div className="car-result__price">
        <Skeleton width={110} height={34} />
      </div>
    </Card>
  );
}
