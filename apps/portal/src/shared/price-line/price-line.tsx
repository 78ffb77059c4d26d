import { classNames } from '@sojourn/ui/class-names.ts';
import './price-line.css';
import type { ChartSize, PriceLine as Line } from './price-line-view.ts';

type Props = {
  readonly line: Line;
  readonly size: ChartSize;
  /** What it shows, for who can't see it. */
  readonly label: string;
  readonly className?: string;
};

/** Prices by day, the newest as a dot, and the price they're compared with as a dashed line. */
export function PriceLine({ line: { points, markY }, size, label, className }: Props) {
  const end = points.at(-1);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={classNames('price-line', className)}
      role="img"
      aria-label={label}
    >
      <path d={`M0 ${markY}H${size.width}`} className="price-line__mark" />
      {end && (
        <>
          <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className="price-line__read" />
          <circle cx={end.x} cy={end.y} r="4.5" className="price-line__now" />
        </>
      )}
    </svg>
  );
}
