import {
  AsideCard,
  CasesCard,
  Fact,
  NowCard,
  PaymentCard,
  RefundCard,
} from '@sojourn/portal/features/trips/aside-cards.tsx';
import { EditDetails } from '@sojourn/portal/features/trips/details/edit-details-button.tsx';
import { HistoryCard } from '@sojourn/portal/features/trips/history-card.tsx';
import { PhoneLink } from '@sojourn/portal/features/trips/phone-link.tsx';
import type { TripView } from '@sojourn/portal/features/trips/trip-view.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CreditCard, FileText, MapPin, Phone } from 'lucide-react';
import { fullAddress } from '#car/pages/shared/car-words.ts';
import { DeskLines, RentalLines } from '#car/pages/shared/price-sections.tsx';
import type { CarTripDetail } from '#car/wire/car-trip.ts';
import { lostOf } from './car-trip-view.ts';
import { LazyEditDriver } from './details/lazy-edit-driver.tsx';

type Props = { readonly trip: CarTripDetail };

/** What the desk will take, apart from what was paid. */
function AtDesk({ trip: { price, rental } }: Props) {
  const t = useText();
  const locale = useLocale();
  if (price.atDesk.amountMinor === 0) return null;
  return (
    <AsideCard id="trip-desk" title={t('car.trip.desk.title', { company: rental.company.name })}>
      <KeyValues className="small trip-aside__lines">
        {price.payWay === 'desk' && <RentalLines price={price} />}
        <DeskLines price={price} />
        <KeyValue label={t('car.trip.receipt.deskTotal')} weight="strong">
          {formatMoney(price.atDesk, locale)}
        </KeyValue>
      </KeyValues>
    </AsideCard>
  );
}

/** What can be done, what was paid and comes back, what the desk takes, and how to reach it. */
export function CarAside({ trip, view }: Props & { readonly view: TripView }) {
  const t = useText();
  const locale = useLocale();
  const { rental, supplierLocator, price } = trip;
  const { location } = rental.pickUp;
  const lost = lostOf(trip);
  return (
    <aside className="trip-aside">
      <NowCard trip={trip} sentences={view.now} />
      <PaymentCard trip={trip}>
        {price.payWay === 'now' && <RentalLines price={price} />}
        {lost && <KeyValue label={t('car.trip.lost')}>{formatMoney(lost, locale)}</KeyValue>}
      </PaymentCard>
      {trip.status !== 'Canceled' && <AtDesk trip={trip} />}
      <RefundCard trip={trip} />
      <HistoryCard trip={trip} />
      <CasesCard trip={trip} />
      <AsideCard id="trip-company" title={rental.company.name}>
        <ul className="trip-aside__facts small text-2">
          <Fact icon={<MapPin />}>{fullAddress(location)}</Fact>
          <Fact icon={<Phone />}>
            <PhoneLink number={location.phone} className="link--alone">
              {t('car.trip.call', { phone: location.phone })}
            </PhoneLink>
          </Fact>
          {supplierLocator && (
            <Fact icon={<FileText />}>
              {t('car.trip.record', { company: rental.company.name, locator: supplierLocator })}
            </Fact>
          )}
          {rental.deposit.amountMinor > 0 && (
            <Fact icon={<CreditCard />}>
              {t('carRental.deposit', { amount: formatMoney(rental.deposit, locale) })}
            </Fact>
          )}
        </ul>
        <EditDetails trip={trip} Modal={LazyEditDriver} of={{ trip }} name={rental.company.name} />
      </AsideCard>
    </aside>
  );
}
