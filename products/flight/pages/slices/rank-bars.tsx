import { useText } from '@sojourn/web/text/use-text.tsx';
import { FARE_CLASSES, type FareClass, fareRank } from '#flight/rules/fares/fare-classes.ts';
import './rank-bars.css';

/** The quality rank of a class as one to five bars, read as "Quality 2 of 5". Props: `fareClass`. */
export function RankBars({ fareClass }: { readonly fareClass: FareClass }) {
  const t = useText();
  const rank = fareRank(fareClass) + 1;
  return (
    <span className="rank-bars">
      <span className="visually-hidden">{t('flights.rank', { rank, of: FARE_CLASSES.length })}</span>
      {FARE_CLASSES.map((each, place) => (
        <i key={each} aria-hidden="true" className={place < rank ? 'rank-bars__on' : undefined} />
      ))}
    </span>
  );
}
