import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import './home-result.css';

/** A card's exact room while its home is being searched for. */
export function HomeResultRoom() {
  return (
    <Card clip className="home-result home-result--room" aria-hidden="true">
      <div className="home-result__art">
        <Skeleton height="100%" radius={0} />
      </div>
      <div className="home-result__body">
        <Skeleton width="62%" height={20} />
        <Skeleton width="44%" height={14} />
        <Skeleton width="78%" height={14} />
        <div className="home-result__terms">
          <Skeleton width="56%" height={18} />
        </div>
        <div className="home-result__foot">
          <Skeleton width="100%" height={50} />
        </div>
      </div>
    </Card>
  );
}
