import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Button } from '@sojourn/ui/button.tsx';
import { KeyValue, KeyValues } from '@sojourn/ui/card.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { Modal } from '@sojourn/ui/modal.tsx';
import { Printer } from 'lucide-react';
import { PropertyFees } from '#shared/property-fees.tsx';
import { useTenant } from '#shared/tenant/tenant.tsx';
import { useLocale } from '#shared/text/locale.tsx';
import { useText } from '#shared/text/use-text.tsx';
import { formatInstantDay } from './format-instant.ts';
import { guestNames } from './guest-names.ts';
import { RefundLines } from './refund-lines.tsx';
import { datesOf } from './trip-view.ts';

export type TripReceiptProps = {
  readonly trip: TripDetail;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The itemised receipt: every night, tax, tender and refund; printing prints only this. */
export function TripReceipt({ trip, open, onClose }: TripReceiptProps) {
  const t = useText();
  const locale = useLocale();
  const { brandName, legalName } = useTenant();
  const { stay } = trip;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('trip.receipt.title')}
      eyebrow={brandName}
      closeLabel={t('booking.close')}
      actions={
        <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t('trip.receipt.print')}
        </Button>
      }
    >
      <div className="receipt">
        <p className="small text-2">
          {t('trip.receipt.number', {
            bookingId: trip.confirmationCode ?? trip.bookingId,
            bookedOn: formatInstantDay(trip.bookedAt, locale, 'year'),
          })}
        </p>
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
        {trip.refunds.length > 0 && (
          <>
            <h3 className="title-s">{t('trip.receipt.refunds')}</h3>
            <RefundLines refunds={trip.refunds} />
          </>
        )}
        {trip.status !== 'Canceled' && <PropertyFees fees={trip.feesAtProperty} />}
        <p className="small text-3">{t('trip.receipt.issuer', { legalName })}</p>
      </div>
    </Modal>
  );
}

/** Nights one by one, what is taken off and added, the total, and what it was paid with. */
function Amounts({ trip }: { readonly trip: TripDetail }) {
  const t = useText();
  const locale = useLocale();
  const { price } = trip;
  const night = price.roomCount > 1 ? 'trip.receipt.nightRooms' : 'trip.receipt.night';
  return (
    <KeyValues className="small">
      {price.nights.map(({ date, amountMinor }) => (
        <KeyValue key={date} label={t(night, { date: formatDate(date, locale), rooms: price.roomCount })}>
          {formatMoney({ ...price.total, amountMinor: amountMinor * price.roomCount }, locale)}
        </KeyValue>
      ))}
      {price.complimentaryNight.amountMinor !== 0 && (
        <KeyValue label={t('booking.line.fourthNight')} tone="accent">
          {formatMoney(price.complimentaryNight, locale)}
        </KeyValue>
      )}
      <KeyValue label={t('booking.line.taxes')}>{formatMoney(price.taxesAndFees, locale)}</KeyValue>
      <KeyValue label={t('trip.receipt.total')} weight="total">
        {formatMoney(trip.total, locale)}
      </KeyValue>
      {trip.tenders.map((tender) => (
        <KeyValue key={tender.label} label={t(`trip.tender.${tender.state}`, { label: tender.label })}>
          {formatMoney(tender.amount, locale)}
        </KeyValue>
      ))}
    </KeyValues>
  );
}
