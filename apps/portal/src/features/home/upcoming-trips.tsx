import { Art } from '@sojourn/ui/art.tsx';
import { Card } from '@sojourn/ui/card.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { Tag } from '@sojourn/ui/tag.tsx';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Loader } from 'lucide-react';
import { asArt } from '#shared/contract-art.ts';
import { guestsOf } from '#shared/search/stay-criteria.ts';
import { useLocale } from '#shared/text/locale.tsx';
import { useText } from '#shared/text/use-text.tsx';
import { useUpcomingTrips } from './continue-cards.tsx';

const SHOWN = 3;

/** A traveler's next trips on the company's home page. */
export function UpcomingTrips() {
  const t = useText();
  const locale = useLocale();
  const { data: trips = [] } = useUpcomingTrips();
  if (trips.length === 0) return null;
  return (
    <section className="upcoming">
      <div className="row row--between row--base">
        <h2 className="title-l">{t('home.upcoming.title')}</h2>
        <Link to="/trips" className="link small">
          {t('home.upcoming.all')}
        </Link>
      </div>
      <ul className="upcoming__grid">
        {trips.slice(0, SHOWN).map(({ bookingId, stay, confirmationCode }) => (
          <Card as="li" link clip key={bookingId}>
            <Art {...asArt(stay.cityArt)} width={360} height={170} className="upcoming__art" />
            <div className="upcoming__body">
              <Link to="/trips/$bookingId" params={{ bookingId }} className="title-m card__link">
                {stay.city}
              </Link>
              <p className="small text-2">
                {t('home.upcoming.facts', {
                  dates: formatDateRange(stay.checkIn, stay.checkOut, locale),
                  travelers: guestsOf(stay.rooms),
                })}
              </p>
              <div className="row row--between">
                {confirmationCode ? (
                  <Tag tone="good" icon={<CircleCheck aria-hidden="true" />}>
                    {t('home.upcoming.confirmed')}
                  </Tag>
                ) : (
                  <Tag tone="info" icon={<Loader aria-hidden="true" />}>
                    {t('home.upcoming.pending')}
                  </Tag>
                )}
                <span className="micro text-3">{confirmationCode}</span>
              </div>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
