import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDate } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarX, Users } from 'lucide-react';
import { StayAlternative } from '#hotel/pages/shared/stay-alternative.tsx';
import { printDatesAndGuests, type StayDatesAndGuests } from '#hotel/parts/search/stay-criteria.ts';
import type { StayDetail } from '#hotel/wire/stay-detail.ts';

type Props = { readonly detail: StayDetail; readonly criteria: StayDatesAndGuests };

/** The exact reason why there's no rate: full, or no room for so many people. */
export function SoldOut({ detail }: { readonly detail: StayDetail }) {
  const t = useText();
  const locale = useLocale();
  const name = detail.stay.name;
  if (detail.unavailable === 'occupancy') {
    return (
      <Banner tone="warn" icon={<Users />} title={t('hotelStay.occupancy.title')}>
        <p>{t('hotelStay.occupancy.text', { name })}</p>
      </Banner>
    );
  }
  const dates = {
    checkIn: formatDate(detail.checkIn, locale, 'day'),
    checkOut: formatDate(detail.checkOut, locale, 'day'),
  };
  return (
    <Banner tone="warn" icon={<CalendarX />} title={t('hotelStay.soldOut.title')}>
      <p>{t('hotelStay.soldOut.text', { name, ...dates })}</p>
    </Banner>
  );
}

/** How many of the similar stays nearby still have rooms, and the best of them. */
export function SimilarStays({ detail, criteria }: Props) {
  const t = useText();
  const { similar, stay } = detail;
  if (similar.of === 0) return null;
  const share = { available: similar.available, of: similar.of };
  const place = { place: stay.cityPlaceId, ...printDatesAndGuests(criteria) };
  return (
    <section className="stay-similar" aria-labelledby="stay-similar">
      <h2 id="stay-similar" className="display-s">
        {t('hotelStay.similar.title')}
      </h2>
      <div className="stay-similar__share">
        <span className="stay-similar__bar" aria-hidden="true">
          <span style={{ width: `${(100 * similar.available) / similar.of}%` }} />
        </span>
        <p className="small text-2">
          {similar.available > 0
            ? t('hotelStay.similar.share', share)
            : t('hotelStay.similar.none', { of: similar.of })}
        </p>
      </div>
      {similar.stays.length > 0 && (
        <ul className="alternatives">
          {similar.stays.map((card) => (
            <StayAlternative key={card.stayId} stay={card} place={{ ...criteria, source: 'similar' }} />
          ))}
        </ul>
      )}
      <Link to="/stays" search={place} className={buttonClass({ variant: 'secondary', size: 's' })}>
        {t('hotelStay.similar.all', { city: stay.city })}
      </Link>
    </section>
  );
}
