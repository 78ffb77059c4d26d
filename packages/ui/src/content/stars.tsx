import './tag.css';

type StarsProps = {
  /** 1 to 5. */
  readonly count: number;
  /** What is read aloud, "4 stars". */
  readonly label: string;
};

const SIZE = 13;
const PITCH = 14;
const OUTER = 5.6;
const INNER = 2.5;

/** One star in its square, `at` squares from the start. */
function starPath(at: number): string {
  const points = Array.from({ length: 10 }, (_, corner) => {
    const radius = corner % 2 === 0 ? OUTER : INNER;
    const angle = (corner * Math.PI) / 5;
    const x = at * PITCH + SIZE / 2 + radius * Math.sin(angle);
    const y = SIZE / 2 + 0.4 - radius * Math.cos(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
const STARS = [0, 1, 2, 3, 4].map(starPath);

/** A hotel's class in stars: one shape, because a list has a hundred of them. */
export function Stars({ count, label }: StarsProps) {
  const width = PITCH * count - 1;
  return (
    <span className="stars" role="img" aria-label={label}>
      <svg width={width} height={SIZE} viewBox={`0 0 ${width} ${SIZE}`} aria-hidden="true">
        <path d={STARS.slice(0, count).join('')} />
      </svg>
    </span>
  );
}
