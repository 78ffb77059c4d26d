import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDateRange, formatMoney } from '@sojourn/ui/formats.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { MoonStar } from 'lucide-react';
import { StayAlternative } from '#hotel/pages/shared/stay-alternative.tsx';
import type { StayCard } from '#hotel/wire/stay-search.ts';

const STALE_MS = 30 * 60_000;

/** Collection stays of four nights at their real prices, the fourth already off. */
export const NightStays = () => (useCan('complimentaryNight') ? <Stays /> : null);

function Stays() {
  const t = useText();
  const locale = useLocale();
  const { data, isError } = useQuery({
    queryKey: ['collection-stays', locale],
    queryFn: ({ signal }) => api.listCollectionStays({ input: { locale } }, { signal }),
    staleTime: STALE_MS,
  });
  const dates = data && formatDateRange(data.checkIn, data.checkOut, locale);
  return (
    <section className="premium-section" aria-labelledby="night-stays">
      <h2 id="night-stays" className="display-m">
        {t('premiumOffers.night.title')}
      </h2>
      {dates && <p className="text-2 premium-section__text">{t('premiumOffers.night.text', { dates })}</p>}
      {isError && <p className="text-2">{t('premiumOffers.night.failed')}</p>}
      {!isError && (
        <ul className="alternatives premium-stays" aria-hidden={data ? undefined : true}>
          {data
            ? data.stays.map((stay) => (
                <NightStay key={stay.stayId} stay={stay} checkIn={data.checkIn} checkOut={data.checkOut} />
              ))
            : [1, 2, 3].map((room) => (
                <li key={room}>
                  <Skeleton height={330} radius={14} />
                </li>
              ))}
        </ul>
      )}
      <p className="row row--wrap gap-6">
        <Link to="/" className="link link--alone">
          {t('premiumOffers.night.search')}
        </Link>
        <Link to="/terms/complimentary-night/" className="link link--alone">
          {t('premiumOffers.night.terms')}
        </Link>
      </p>
    </section>
  );
}

type NightStayProps = {
  readonly stay: StayCard;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
};

function NightStay({ stay, checkIn, checkOut }: NightStayProps) {
  const t = useText();
  const locale = useLocale();
  const { complimentaryNight } = stay.offer.price;
  const place = { checkIn, checkOut, rooms: [{ adults: 2, childAges: [] }], source: 'home' as const };
  return (
    <StayAlternative
      stay={stay}
      place={place}
      note={
        complimentaryNight.amountMinor < 0 && (
          <Tag tone="accent" icon={<MoonStar aria-hidden="true" />}>
            {t('premiumOffers.night.saved', {
              amount: formatMoney(complimentaryNight, locale, { sign: 'never' }),
            })}
          </Tag>
        )
      }
    />
  );
}
