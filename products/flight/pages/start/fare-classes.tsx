import { useText } from '@sojourn/web/text/use-text.tsx';
import { FARE_CLASSES } from '#flight/rules/fares/fare-classes.ts';
import { RankBars } from '../slices/rank-bars.tsx';

/** What the five classes stand for at every airline (B §9); what one allows, its own rules say. */
export function FareClasses() {
  const t = useText();
  return (
    <section className="fare-classes" aria-labelledby="fare-classes">
      <h2 id="fare-classes" className="display-m">
        {t('flightStart.classes.title')}
      </h2>
      <p className="text-2 fare-classes__text">{t('flightStart.classes.text')}</p>
      <ul className="card fare-classes__row">
        {FARE_CLASSES.map((each) => (
          <li key={each}>
            <div className="row row--between">
              <h3 className="title-m">{t(`flights.class.${each}`)}</h3>
              <RankBars fareClass={each} />
            </div>
            <p className="small text-2">{t(`flightStart.classes.${each}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
