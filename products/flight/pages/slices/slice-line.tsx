import { useTextRef } from '@sojourn/web/text-ref.ts';
import { LocalTime } from './local-time.tsx';
import type { SliceView } from './slice-view.ts';
import './slice-line.css';

/**
 * Departure, the rail with its stops, arrival: "6:05 PM BOS —— Nonstop —— 5:40 AM +1 LIS". Props: `slice`
 * as `viewOfSlice` prints it. It fills its box; times are 86 wide, the rail takes what is left.
 */
export function SliceLine({ slice }: { readonly slice: SliceView }) {
  const toText = useTextRef();
  const dots = Array.from({ length: slice.stops }, (_, place) => place);
  return (
    <div className="slice-line">
      <div className="slice-line__end">
        <b className="title-m">
          <LocalTime time={slice.departs} />
        </b>
        <span className="small text-2">{slice.from}</span>
      </div>
      <div className="slice-line__way">
        <span className="small text-2">{slice.duration}</span>
        <span className="slice-line__rail" aria-hidden="true">
          {dots.map((dot) => (
            <i key={dot} />
          ))}
        </span>
        <span className={slice.stops === 0 ? 'small slice-line__nonstop' : 'small text-2'}>
          {toText(slice.stopsText)}
        </span>
      </div>
      <div className="slice-line__end slice-line__end--to">
        <b className="title-m">
          <LocalTime time={slice.arrives} plusDays={slice.plusDays} />
        </b>
        <span className="small text-2">{slice.to}</span>
      </div>
    </div>
  );
}
