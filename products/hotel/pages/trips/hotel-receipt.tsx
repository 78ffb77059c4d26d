import { ReceiptModal } from '@sojourn/portal/features/trips/receipt-modal.tsx';
import { ProtectionLines } from '@sojourn/portal/shared/protections/protection-lines.tsx';
import { TenderLines } from '@sojourn/portal/shared/tenders/tender-lines.tsx';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { PropertyFees } from '#hotel/pages/shared/property-fees.tsx';
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';
import { guestNames } from './guest-names.ts';
import { datesOf, lostOf } from './hotel-trip-view.ts';

type HotelReceiptProps = {
  readonly trip: HotelTripDetail;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The itemised receipt of a stay: every night, tax, tender and refund. */
export function HotelReceipt({ trip, open, onClose }: HotelReceiptProps) {
  const locale = useLocale();
  const { stay } = trip;
  return (
    <ReceiptModal trip={trip} open={open} onClose={onClose} after={<FeesLater trip={trip} />}>
      <p>
        <b className="title-s">{stay.name}</b>
        <br />
        <span className="small text-2">
          {stay.address}
          <br />
          {datesOf(trip, locale)} · {stay.roomName} · {guestNames(trip.guests, locale)}
        </span>
      </p>
      <Amounts trip={trip} />
    </ReceiptModal>
  );
}

const FeesLater = ({ trip }: { readonly trip: HotelTripDetail }) =>
  trip.status === 'Canceled' ? null : <PropertyFees fees={trip.feesAtProperty} total={trip.total} />;

/** Nights one by one, what is taken off and added, the total, and what it was paid with. */
function Amounts({ trip }: { readonly trip: HotelTripDetail }) {
  const t = useText();
  const locale = useLocale();
  const { price } = trip;
  const lost = lostOf(trip);
  const night = price.roomCount > 1 ? 'hotel.trip.receipt.nightRooms' : 'hotel.trip.receipt.night';
  return (
    <KeyValues className="small">
      {price.nights.map(({ date, amountMinor }) => (
        <KeyValue key={date} label={t(night, { date: formatDate(date, locale), rooms: price.roomCount })}>
          {formatMoney({ ...price.tripTotal, amountMinor: amountMinor * price.roomCount }, locale)}
        </KeyValue>
      ))}
      {price.complimentaryNight.amountMinor !== 0 && (
        <KeyValue label={t('booking.line.fourthNight')} tone="accent">
          {formatMoney(price.complimentaryNight, locale)}
        </KeyValue>
      )}
      <KeyValue label={t('booking.line.taxes')}>{formatMoney(price.taxesAndFees, locale)}</KeyValue>
      {lost && <KeyValue label={t('hotel.trip.receipt.lost')}>{formatMoney(lost, locale)}</KeyValue>}
      <ProtectionLines lines={trip.protections} />
      <KeyValue label={t('trip.receipt.total')} weight="total">
        {formatMoney(trip.grandTotal, locale)}
      </KeyValue>
      <TenderLines trip={trip} />
    </KeyValues>
  );
}
