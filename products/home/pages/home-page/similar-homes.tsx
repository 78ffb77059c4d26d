import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarX } from 'lucide-react';
import { HomeAlternative } from '#home/pages/shared/home-alternative.tsx';
import type { HomeDetail } from '#home/wire/home-detail.ts';
import { HOMES_PATH } from '../search/home-criteria.ts';
import type { HomePlace } from '../search/home-place.ts';
import { newSearch, printHomeUrl } from '../search/home-url.ts';

/** Why it can't be booked at all, whatever the dates. */
export function Unavailable({ detail }: { readonly detail: HomeDetail }) {
  const t = useText();
  if (detail.unavailable === null) return null;
  return (
    <Banner tone="warn" icon={<CalendarX />} title={t('homePage.unavailable.title')}>
      <p>{t(`homePage.unavailable.${detail.unavailable}`)}</p>
    </Banner>
  );
}

type SimilarHomesProps = { readonly detail: HomeDetail; readonly place: HomePlace };

/** Homes nearby that are free for the dates. */
export function SimilarHomes({ detail, place }: SimilarHomesProps) {
  const t = useText();
  const { similar, home } = detail;
  const { checkIn, checkOut, party } = place;
  if (similar.homes.length === 0) return null;
  const search = printHomeUrl(newSearch(home.cityPlaceId, { checkIn, checkOut, party, flexibleDays: 0 }));
  return (
    <section className="home-similar" aria-labelledby="home-similar">
      <h2 id="home-similar" className="display-s">
        {t('homePage.similar')}
      </h2>
      <p className="small text-2">{t('homePage.similar.count', { count: similar.available })}</p>
      <ul className="alternatives">
        {similar.homes.map((card) => (
          <HomeAlternative key={card.homeId} home={card} party={party} />
        ))}
      </ul>
      <Link to={HOMES_PATH} search={search} className={buttonClass({ variant: 'secondary', size: 's' })}>
        {t('homePage.similar.all', { city: home.city })}
      </Link>
    </section>
  );
}
