/** What change for any reason does with this change; or that it's there to be used. */
import { isBefore } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { isPays } from '@sojourn/domain/protections/clause.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDeadline, formatMoney } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import type { ShopType } from './exchange-view.ts';

type Props = { readonly trip: FlightTripDetail; readonly shopType: ShopType };

export function ChfarBanner({ trip, shopType }: Props) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const bought = trip.protections.find(({ protection }) => protection === 'changeForAnyReason');
  if (bought?.state !== 'Valid' || !isBefore(clock.now(), bought.endsAt)) return null;
  const pays = termsById(bought.termsId).clauses.find(isPays);
  const values = {
    most: formatMoney(money(pays?.capMinor ?? 0), locale),
    days: pays?.businessDays ?? 0,
    to: pays?.to ?? '',
    until: formatDeadline(bought.endsAt, trip.cancellation.zone, locale),
  };
  if (shopType === 'chfar-exercise')
    return (
      <Banner title={t('flightExchange.chfar.title')}>
        <p>{t('flightExchange.chfar.text', values)}</p>
      </Banner>
    );
  return (
    <Banner title={t('flightExchange.chfar.has')}>
      <p>
        {t('flightExchange.chfar.hasText', values)}{' '}
        <Link
          to="/trips/$bookingId/exchange"
          params={{ bookingId: trip.bookingId }}
          search={{ flightShopType: 'chfar-exercise' }}
          className="link"
        >
          {t('protections.chfar.use')}
        </Link>
      </p>
    </Banner>
  );
}
