import { isBooked } from '@sojourn/domain/booking/trip-state.ts';
import { AsideCard, Fact } from '@sojourn/portal/features/trips/aside-cards.tsx';
import { EditDetails } from '@sojourn/portal/features/trips/details/edit-details-button.tsx';
import { PhoneLink } from '@sojourn/portal/features/trips/phone-link.tsx';
import { formatInstant } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { BadgeCheck, FileText, MapPin, MessageSquareText, Phone, ShieldCheck } from 'lucide-react';
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';
import { LazyEditGuest } from './details/lazy-edit-guest.tsx';

type Props = { readonly trip: HotelTripDetail };

/** Where the hotel is, how to reach it, and its record of the booking. */
export function HotelCard({ trip }: Props) {
  const t = useText();
  const locale = useLocale();
  const { stay, supplierLocator, verifiedAt } = trip;
  const program = stay.loyaltyProgram?.name;
  return (
    <AsideCard id="trip-hotel" title={t('hotel.trip.details.title')}>
      <ul className="trip-aside__facts small text-2">
        <Fact icon={<MapPin />}>
          {stay.name}, {stay.address}
        </Fact>
        <Fact icon={<Phone />}>
          <PhoneLink number={stay.phone} className="link--alone">
            {t('hotel.trip.details.call', { phone: stay.phone })}
          </PhoneLink>
        </Fact>
        {supplierLocator && (
          <Fact icon={<FileText />}>{t('hotel.trip.details.record', { locator: supplierLocator })}</Fact>
        )}
        {isBooked(trip.status) && trip.time === 'Future' && (
          <Fact icon={<ShieldCheck />}>
            {verifiedAt
              ? t('hotel.trip.details.verified', { at: formatInstant(verifiedAt, locale) })
              : t('hotel.trip.details.unverified')}
          </Fact>
        )}
        {program && (
          <Fact icon={<BadgeCheck />}>
            {trip.loyaltyNumber
              ? t('hotel.trip.details.loyalty', { program, number: trip.loyaltyNumber })
              : t('hotel.trip.details.loyaltyMissing', { program })}
          </Fact>
        )}
        {trip.requests && (
          <Fact icon={<MessageSquareText />}>
            {t('hotel.trip.details.requests', { requests: trip.requests })}
          </Fact>
        )}
      </ul>
      <EditDetails trip={trip} Modal={LazyEditGuest} of={{ trip }} name={stay.name} />
    </AsideCard>
  );
}
