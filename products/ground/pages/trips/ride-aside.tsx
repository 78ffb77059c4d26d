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
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CarTaxiFront, FileText, MessageSquare, Phone, User } from 'lucide-react';
import { RidePriceLines } from '#ground/pages/shared/ride-price-lines.tsx';
import type { GroundTripDetail } from '#ground/wire/ground-trip.ts';
import { LazyEditRider } from './details/lazy-edit-rider.tsx';

/** What can be done, what was paid and comes back, and how to reach the operator. */
export function RideAside({ trip, view }: { readonly trip: GroundTripDetail; readonly view: TripView }) {
  const t = useText();
  const { ride, lead, note, supplierLocator, driver } = trip;
  const { operator } = ride;
  return (
    <aside className="trip-aside">
      <NowCard trip={trip} sentences={view.now} />
      <PaymentCard trip={trip}>
        <RidePriceLines price={ride.price} />
      </PaymentCard>
      <RefundCard trip={trip} />
      <HistoryCard trip={trip} />
      <CasesCard trip={trip} />
      <AsideCard id="trip-operator" title={operator.name}>
        <ul className="trip-aside__facts small text-2">
          <Fact icon={<User />}>{t('ground.trip.lead', { name: `${lead.firstName} ${lead.lastName}` })}</Fact>
          {driver && (
            <Fact icon={<CarTaxiFront />}>
              {t('ground.trip.driver', { name: driver.name, plate: driver.plate })}{' '}
              <PhoneLink number={driver.phone} className="link--alone" />
            </Fact>
          )}
          {note && <Fact icon={<MessageSquare />}>{note}</Fact>}
          <Fact icon={<Phone />}>
            <PhoneLink number={operator.phone} className="link--alone">
              {t('ground.trip.call', { phone: operator.phone })}
            </PhoneLink>
          </Fact>
          {supplierLocator && (
            <Fact icon={<FileText />}>
              {t('ground.trip.record', { operator: operator.name, locator: supplierLocator })}
            </Fact>
          )}
        </ul>
        <EditDetails trip={trip} Modal={LazyEditRider} of={{ trip }} name={operator.name} />
      </AsideCard>
    </aside>
  );
}
