/** What is looked up at the desk: who drives, and each end with its address, hours and phone. */
import { PhoneLink } from '@sojourn/portal/features/trips/phone-link.tsx';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { deskLine } from '#car/pages/shared/car-words.ts';
import { useHoursText } from '#car/pages/shared/rental-card.tsx';
import type { CarTripDetail } from '#car/wire/car-trip.ts';

type ModalProps = {
  readonly trip: CarTripDetail;
  readonly open: boolean;
  readonly onClose: () => void;
};

export function DriversModal({ trip, open, onClose }: ModalProps) {
  const t = useText();
  const locale = useLocale();
  const { drivers, licenseCountry, loyaltyNumber, flightNumber, rental, options } = trip;
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(licenseCountry) ?? licenseCountry;
  return (
    <Modal open={open} onClose={onClose} title={t('car.trip.drivers.title')} closeLabel={t('booking.close')}>
      <KeyValues>
        {drivers.map(({ firstName, lastName }, at) => (
          <KeyValue
            // biome-ignore lint/suspicious/noArrayIndexKey: a driver is known by their place
            key={at}
            label={at === 0 ? t('car.trip.drivers.main') : t('car.trip.drivers.other')}
          >
            {firstName} {lastName}
          </KeyValue>
        ))}
        <KeyValue label={t('car.trip.drivers.age')}>{options.driverAge}</KeyValue>
        <KeyValue label={t('car.trip.drivers.license')}>{country}</KeyValue>
        {flightNumber && <KeyValue label={t('car.trip.drivers.flight')}>{flightNumber}</KeyValue>}
        {loyaltyNumber && rental.loyaltyProgram && (
          <KeyValue label={rental.loyaltyProgram.name}>{loyaltyNumber}</KeyValue>
        )}
      </KeyValues>
      <p className="small text-2">{t('car.trip.drivers.bring')}</p>
    </Modal>
  );
}

export function EndModal({ trip, open, onClose, end }: ModalProps & { readonly end: 'pickUp' | 'dropOff' }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const hours = useHoursText();
  const { at, location, returnWay } = trip.rental[end];
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t(`car.trip.${end}.title`)}
      eyebrow={formatMoment(at, locale)}
      closeLabel={t('booking.close')}
    >
      <KeyValues>
        <KeyValue label={t('car.trip.end.desk')}>{location.name}</KeyValue>
        <KeyValue label={t('car.trip.end.address')}>{location.address}</KeyValue>
        {end === 'pickUp' && <KeyValue label={t('car.trip.end.way')}>{toText(deskLine(location))}</KeyValue>}
        {end === 'dropOff' && location.parking && (
          <KeyValue label={t('car.trip.end.way')}>
            {t('carRental.parking', { parking: location.parking })}
          </KeyValue>
        )}
        <KeyValue label={t('car.trip.end.hours')}>
          {returnWay === 'afterHours' ? t('carRental.afterHours') : hours(trip.rental[end])}
        </KeyValue>
        <KeyValue label={t('car.trip.end.phone')}>
          <PhoneLink number={location.phone} className="link--alone" />
        </KeyValue>
      </KeyValues>
      <p className="small text-2">{t(`car.trip.${end}.note`)}</p>
    </Modal>
  );
}
