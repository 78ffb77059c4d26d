/** "Deals from Boston" on the home page: four real round trips from where the person, or the brand, is. */
import { useText } from '@sojourn/web/text/use-text.tsx';
import { FLIGHTS_PATH } from '../search/flight-draft.ts';
import { AskFrom } from '../start/ask-from.tsx';
import { FaresBasis } from '../start/fares-basis.tsx';
import { GoodFareCard, GoodFareRoom } from '../start/good-fare-card.tsx';
import '../start/start-ideas.css';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { useFlyingFrom, useGoodFares } from '../start/use-good-fares.ts';

const SHOWN = 4;
const ROOMS = [1, 2, 3, 4];

export default function HomeFares() {
  const t = useText();
  const { code, city, choose, isKnown, isFallback } = useFlyingFrom();
  const { data, isError, filters } = useGoodFares(code);
  if (isKnown && !code)
    return (
      <section className="good-fares" aria-labelledby="home-fares">
        <h2 id="home-fares" className="display-m good-fares__head">
          {t('flightStart.fares.titleUnknown')}
        </h2>
        <AskFrom onCode={choose} />
      </section>
    );
  if (!code || isError || data?.fares.length === 0) return null;
  return (
    <section className="good-fares home-fares" aria-labelledby="home-fares">
      <div className="row row--between row--wrap good-fares__head">
        <h2 id="home-fares" className="display-m">
          {t('flightStart.fares.title', { city })}
        </h2>
        {isFallback ? (
          <Link to="/profile/" search={{ section: 'flight-preferences' }} className="link">
            {t('flightStart.from.home')}
          </Link>
        ) : (
          <Link to={FLIGHTS_PATH} className="link">
            {t('home.fares.more')}
          </Link>
        )}
      </div>
      <ul className="good-fares__grid">
        {data
          ? data.fares
              .slice(0, SHOWN)
              .map((fare) => (
                <GoodFareCard
                  key={fare.destination.locationCode}
                  origin={code}
                  fare={fare}
                  filters={filters}
                />
              ))
          : ROOMS.map((room) => <GoodFareRoom key={room} />)}
      </ul>
      {data && <FaresBasis foundAt={data.foundAt} hasPreferences={Object.keys(filters).length > 0} />}
    </section>
  );
}
