import { Card } from '@sojourn/ui/content/card.tsx';
import '@sojourn/ui/content/price-block.css';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import './flight-option.css';

/** The room of an option that has not come yet, of its exact geometry. */
export function OptionRoom() {
  const end = (
    <div className="slice-line__end">
      <Skeleton width={72} height={17} className="option-room__line" />
      <Skeleton width={32} height={13} className="option-room__line" />
    </div>
  );
  return (
    <Card className="flight-option option-room" aria-hidden="true">
      <div className="flight-option__head">
        <Skeleton width={36} height={36} radius={9} />
        <div className="slice-line">
          {end}
          <Skeleton height={8} />
          {end}
        </div>
        <div className="flight-option__airline">
          <Skeleton width="70%" height={15} className="option-room__line" />
          <Skeleton width="40%" height={13} className="option-room__line" />
        </div>
        <div className="price price--end flight-option__price">
          <Skeleton width={76} height={20} className="option-room__line" />
          <Skeleton width={130} height={12} className="option-room__line" />
          <Skeleton width={84} height={12} className="option-room__line" />
        </div>
      </div>
    </Card>
  );
}
