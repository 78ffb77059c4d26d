/** What is still free once a home's nights were taken: its nearest dates, and homes like it. */
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatDateRange, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { HomeAlternative } from '#home/pages/shared/home-alternative.tsx';
import { HomeLink } from '#home/pages/shared/home-link.tsx';
import { useHomeDetail } from '#home/pages/shared/use-home-detail.ts';
import type { HomeCheckout, HomeStaySummary } from '#home/wire/home-checkout.ts';
import { placeOf } from './checkout-place.ts';

type TakenProps = { readonly checkout: HomeCheckout };

export function TakenDates({ checkout }: TakenProps) {
  const t = useText();
  return (
    <section className="checkout-section" aria-labelledby="checkout-taken">
      <h2 id="checkout-taken" className="display-s">
        {t('home.checkout.taken.title')}
      </h2>
      {checkout.stays.map((stay) => (
        <StillFree key={stay.homeId} checkout={checkout} stay={stay} />
      ))}
    </section>
  );
}

function StillFree({ checkout, stay }: TakenProps & { readonly stay: HomeStaySummary }) {
  const t = useText();
  const locale = useLocale();
  const place = placeOf(checkout, stay);
  const { data } = useHomeDetail(place);
  if (!data || data.offer) return null;
  const { nearest, similar } = data;
  return (
    <>
      {nearest.length > 0 && (
        <>
          <h3 className="title-m">{t('home.checkout.taken.nearest', { name: stay.name })}</h3>
          <ul className="nearest-dates">
            {nearest.map(({ checkIn, checkOut, total, movedDays }) => (
              <Card key={`${checkIn}.${checkOut}`} as="li" link padded>
                <HomeLink place={{ ...place, checkIn, checkOut }} className="card__link title-s">
                  {formatDateRange(checkIn, checkOut, locale)}
                </HomeLink>
                <p className="small text-2">{t('home.checkout.taken.moved', { days: movedDays })}</p>
                <p className="title-s num">{formatMoney(total, locale)}</p>
              </Card>
            ))}
          </ul>
        </>
      )}
      {similar.homes.length > 0 && (
        <>
          <h3 className="title-m">{t('home.checkout.taken.similar')}</h3>
          <ul className="alternatives">
            {similar.homes.map((home) => (
              <HomeAlternative key={home.homeId} home={home} party={checkout.party} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
