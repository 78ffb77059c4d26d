import './tag.css';

type ScoreProps = {
  /** The figure as printed, "9.4". */
  readonly value: string;
  /** What is read aloud, "Guest rating 9.4 of 10". */
  readonly label: string;
};

/** A guest rating in its tile. */
export function Score({ value, label }: ScoreProps) {
  return (
    <span className="score" role="img" aria-label={label}>
      {value}
    </span>
  );
}
