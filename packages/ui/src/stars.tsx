import { Star } from 'lucide-react';
import './tag.css';

export type StarsProps = {
  /** 1 to 5. */
  readonly count: number;
  /** What is read aloud, "4 stars". */
  readonly label: string;
};

const FIVE = [1, 2, 3, 4, 5] as const;

/** A hotel's class in stars. */
export function Stars({ count, label }: StarsProps) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {FIVE.filter((star) => star <= count).map((star) => (
        <Star key={star} aria-hidden="true" />
      ))}
    </span>
  );
}
