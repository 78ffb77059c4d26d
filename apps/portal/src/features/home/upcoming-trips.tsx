import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag, type TagProps } from '@sojourn/ui/content/tag.tsx';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck, Loader, TicketCheck } from 'lucide-react';
import type { UpcomingTrip } from '#shared/product/home-part.ts';
import { Link } from '#shared/router/link.tsx';
import { upcomingDates } from './upcoming-view.ts';
import { useUpcomingTrips } from './use-upcoming-trips.ts';

const SHOWN = 3;
const LOOKS: Readonly<Record<UpcomingTrip['state'], Pick<TagProps, 'tone' | 'icon'>>> = {
  pending: { tone: 'info', icon: <Loader aria-hidden="true" /> },
  confirmed: { tone: 'good', icon: <CircleCheck aria-hidden="true" /> },
  ticketed: { tone: 'good', icon: <TicketCheck aria-hidden="true" /> },
};

/** A traveler's next trips on the company's home page. */
export default function UpcomingTrips() {
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
        {trips.slice(0, SHOWN).map((trip) => (
          <Card as="li" link clip key={trip.bookingId}>
            <Art {...asArt(trip.art)} width={360} height={170} className="upcoming__art" />
            <div className="upcoming__body">
              <Link
                to="/trips/$bookingId"
                params={{ bookingId: trip.bookingId }}
                className="title-m card__link"
              >
                {trip.title}
              </Link>
              <p className="small text-2">
                {t('home.upcoming.facts', { dates: upcomingDates(trip, locale), travelers: trip.people })}
              </p>
              <div className="row row--between">
                <Tag {...LOOKS[trip.state]}>{t(`home.upcoming.${trip.state}`)}</Tag>
                <span className="micro text-3">{trip.code}</span>
              </div>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
