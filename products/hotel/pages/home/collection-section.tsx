import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { StayId } from '@sojourn/domain/ids.ts';
import { type Money, milesFor, money } from '@sojourn/domain/money.ts';
import { formatScore } from '@sojourn/portal/shared/format-score.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Score } from '@sojourn/ui/content/score.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { StayLink } from '#hotel/pages/shared/stay-link.tsx';
import { feesBeforeTaxesMinor } from '#hotel/rules/property-fees.ts';
import type { StayCard } from '#hotel/wire/stay-search.ts';

type Dates = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate };

function FeaturedStay({ stay, dates }: { readonly stay: StayCard; readonly dates: Dates }) {
  const t = useText();
  const locale = useLocale();
  const { price, fees } = stay.offer;
  const withFees = ({ amountMinor }: Money) => money(amountMinor + feesBeforeTaxesMinor(fees));
  const now = withFees(price.totalDiscountAware);
  const score = formatScore(stay.rating.tenths, locale);
  const place = { ...dates, stayId: stay.stayId as StayId, source: 'home' as const };
  return (
    <li className="featured">
      <Art {...asArt(stay.art)} width={400} height={460} className="featured__art" />
      <div className="row row--between row--top featured__head">
        <StayLink
          place={{ ...place, rooms: [{ adults: 2, childAges: [] }] }}
          className="title-s featured__link"
        >
          {stay.name}
        </StayLink>
        <Score value={score} label={t('home.collection.rating', { score })} />
      </div>
      <p className="small text-2">
        {t(stay.collection === 'Lifestyle' ? 'home.collection.lifestyle' : 'home.collection.premier', {
          city: stay.city,
        })}
      </p>
      <p className="small num featured__price">
        <b>{formatMoney(now, locale, { cents: 'never' })}</b>{' '}
        <span className="visually-hidden">{t('home.collection.was')}</span>{' '}
        <s className="text-3">{formatMoney(withFees(price.sellRate), locale, { cents: 'never' })}</s>{' '}
        <span className="text-2">{t('home.collection.nights', { nights: price.nights.length })}</span>
      </p>
      <p className="micro text-brand num">
        {t('home.miles', { miles: formatMiles(milesFor(price.totalDiscountAware), locale) })}
      </p>
    </li>
  );
}

/** The room of a stay that is still being priced. */
function FeaturedRoom() {
  return (
    <li className="featured" aria-hidden="true">
      <Skeleton height={288} radius={14} className="featured__art" />
      <div className="featured__head">
        <Skeleton width="60%" height={20} />
      </div>
      <Skeleton width="80%" height={14} className="featured__line" />
      <Skeleton width="50%" height={16} className="featured__line" />
    </li>
  );
}

export type CollectionSectionProps = { readonly onSeeEligible: () => void };

/**
 * "Stay four nights, pay for three.": three real stays at their real prices; hidden when the market does not
 * answer.
 */
export default function CollectionSection({ onSeeEligible }: CollectionSectionProps) {
  const t = useText();
  const locale = useLocale();
  const { data, isError } = useQuery({
    queryKey: ['collection-stays', locale],
    queryFn: ({ signal }) => api.listCollectionStays({ input: { locale } }, { signal }),
    staleTime: 30 * 60_000,
  });
  if (isError || data?.stays.length === 0) return null;
  return (
    <section className="collection">
      <div>
        <p className="micro text-accent collection__eyebrow">{t('search.collection')}</p>
        <h2 className="display-l">{t('home.collection.title')}</h2>
        <p className="text-2 collection__text">{t('home.collection.text')}</p>
        <Button variant="secondary" onClick={onSeeEligible}>
          {t('home.collection.see')}
        </Button>
        <p className="collection__terms">
          <Link to="/terms/complimentary-night/" className="link link--alone small">
            {t('shell.footer.nightTerms')}
          </Link>
        </p>
      </div>
      <ul className="collection__stays">
        {data
          ? data.stays.map((stay) => <FeaturedStay key={stay.stayId} stay={stay} dates={data} />)
          : [1, 2, 3].map((room) => <FeaturedRoom key={room} />)}
      </ul>
    </section>
  );
}
