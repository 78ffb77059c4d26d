import { ReceiptModal } from '@sojourn/portal/features/trips/receipt-modal.tsx';
import { ProtectionLines } from '@sojourn/portal/shared/protections/protection-lines.tsx';
import { TenderLines } from '@sojourn/portal/shared/tenders/tender-lines.tsx';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { carName } from '#car/pages/shared/car-words.ts';
import { DeskLines, RentalLines } from '#car/pages/shared/price-sections.tsx';
import type { CarTripDetail } from '#car/wire/car-trip.ts';
import { datesOf, lostOf } from './car-trip-view.ts';

type ReceiptProps = {
  readonly trip: CarTripDetail;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** What was paid to us, with what paid it; and what the desk takes. */
export function CarReceipt({ trip, open, onClose }: ReceiptProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { rental, price } = trip;
  const isNow = price.payWay === 'now';
  const lost = lostOf(trip);
  return (
    <ReceiptModal trip={trip} open={open} onClose={onClose}>
      <p>
        <b className="title-s">
          {toText(carName(rental.car))}, {rental.company.name}
        </b>
        <br />
        <span className="small text-2">
          {rental.pickUp.location.name}, {datesOf(trip, locale)}
        </span>
      </p>
      <KeyValues className="small">
        {isNow && <RentalLines price={price} />}
        {lost && <KeyValue label={t('car.trip.lost')}>{formatMoney(lost, locale)}</KeyValue>}
        <ProtectionLines lines={trip.protections} />
        <KeyValue label={t('trip.receipt.total')} weight="total">
          {formatMoney(trip.grandTotal, locale)}
        </KeyValue>
        <TenderLines trip={trip} />
      </KeyValues>
      {price.atDesk.amountMinor > 0 && (
        <>
          <h3 className="title-s">{t('car.trip.receipt.desk')}</h3>
          <KeyValues className="small">
            {!isNow && <RentalLines price={price} />}
            <DeskLines price={price} />
            <KeyValue label={t('car.trip.receipt.deskTotal')} weight="strong">
              {formatMoney(price.atDesk, locale)}
            </KeyValue>
          </KeyValues>
        </>
      )}
    </ReceiptModal>
  );
}
