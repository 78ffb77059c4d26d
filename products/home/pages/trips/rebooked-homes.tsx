import { itemAt } from '@sojourn/domain/present.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { HomeAlternative } from '#home/pages/shared/home-alternative.tsx';
import { firstAndLast } from '#home/pages/shared/home-words.ts';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';
import { HOMES_PATH } from '../search/home-criteria.ts';
import { newSearch, printHomeUrl } from '../search/home-url.ts';
import './rebooked-homes.css';

/** The host canceled: everything comes back, and these homes fit the same nights and group. */
export function RebookedHomes({ trip }: { readonly trip: HomeTripDetail }) {
  const t = useText();
  const { rebooking, stays, guests } = trip;
  if (!rebooking) return null;
  const { host, cityPlaceId } = itemAt(stays, 0);
  const { checkIn, checkOut } = firstAndLast(stays);
  const search = printHomeUrl(newSearch(cityPlaceId, { checkIn, checkOut, party: guests, flexibleDays: 0 }));
  const { homes } = rebooking;
  return (
    <section className="trip-rebooking" aria-labelledby="trip-rebooking">
      <h2 id="trip-rebooking" className="title-l">
        {t('home.trip.rebooking.title', { host: host.name })}
      </h2>
      <p className="text-2">{t('home.trip.rebooking.text')}</p>
      {homes === null && <p className="small text-2">{t('home.trip.rebooking.looking')}</p>}
      {homes?.length === 0 && <p className="small text-2">{t('home.trip.rebooking.none')}</p>}
      {homes && homes.length > 0 && (
        <>
          <p className="small text-2">{t('home.trip.rebooking.homes')}</p>
          <ul className="alternatives">
            {homes.map((home) => (
              <HomeAlternative key={home.homeId} home={home} party={guests} />
            ))}
          </ul>
        </>
      )}
      <Link to={HOMES_PATH} search={search} className={buttonClass({ variant: 'secondary', size: 's' })}>
        {t('home.trip.rebooking.all')}
      </Link>
    </section>
  );
}
