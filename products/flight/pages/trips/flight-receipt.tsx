import { ReceiptModal } from '@sojourn/portal/features/trips/receipt-modal.tsx';
import { ProtectionLines } from '@sojourn/portal/shared/protections/protection-lines.tsx';
import { TenderLines } from '@sojourn/portal/shared/tenders/tender-lines.tsx';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { routeText } from '../itinerary/route-text.ts';
import { flightDates } from '../slices/flight-dates.ts';
import { flightNames } from './flight-days-view.ts';
import { receiptLines } from './receipt-lines-view.ts';
import { travelerNames } from './travelers-view.ts';

type FlightReceiptProps = {
  readonly trip: FlightTripDetail;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The itemised receipt of flights: fare, taxes and fees of each traveler, seats, bags, tenders, refunds. */
export function FlightReceipt({ trip, open, onClose }: FlightReceiptProps) {
  const locale = useLocale();
  const { flight, travelers } = trip;
  return (
    <ReceiptModal trip={trip} open={open} onClose={onClose}>
      <p>
        <b className="title-s">{trip.title}</b>
        <br />
        <span className="small text-2">
          {flightDates(flight, locale)} · {travelerNames(travelers, locale)}
          {flight.slices.map((slice) => (
            <span key={slice.sliceId} className="receipt__flight">
              {routeText(slice)}, {flightNames(slice)}, {slice.fareShelf.shortBrandName}
            </span>
          ))}
        </span>
      </p>
      <Amounts trip={trip} />
    </ReceiptModal>
  );
}

function Amounts({ trip }: { readonly trip: FlightTripDetail }) {
  const t = useText();
  const locale = useLocale();
  const { people, extras } = receiptLines(trip);
  return (
    <>
      {people.map(({ name, type, tickets, lines }) => (
        <div key={name}>
          <h3 className="title-s">
            {name}, {t(`travelers.type.${type}`)}
          </h3>
          {tickets.length > 0 && (
            <p className="micro text-3 num">
              {t('trip.flight.people.ticket', { number: tickets.join(', ') })}
            </p>
          )}
          <KeyValues className="small">
            {lines.map(({ part, amount }) => (
              <KeyValue key={part} label={t(`trip.flight.receipt.${part}`)}>
                {formatMoney(amount, locale)}
              </KeyValue>
            ))}
          </KeyValues>
        </div>
      ))}
      <KeyValues className="small">
        {extras.map(({ part, amount }) => (
          <KeyValue key={part} label={t(`trip.flight.receipt.${part}`)}>
            {formatMoney(amount, locale)}
          </KeyValue>
        ))}
        <ProtectionLines lines={trip.protections} />
        <KeyValue label={t('trip.receipt.total')} weight="total">
          {formatMoney(trip.grandTotal, locale)}
        </KeyValue>
        <TenderLines trip={trip} />
      </KeyValues>
    </>
  );
}
