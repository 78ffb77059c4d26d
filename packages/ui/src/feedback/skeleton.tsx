import './skeleton.css';
import { classNames } from '../class-names.ts';

type SkeletonProps = {
  /** A number of pixels or a CSS length; the whole width when left out. */
  readonly width?: number | string;
  readonly height: number | string;
  readonly radius?: number;
  readonly className?: string;
};

/**
 * A placeholder with the geometry of what it stands for. Hidden from readers: say the state in a live
 * region.
 */
export function Skeleton({ width, height, radius, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('skeleton', className)}
      style={{ width: width ?? '100%', height, borderRadius: radius }}
    />
  );
}
