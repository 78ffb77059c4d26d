import { ReceiptModal } from '@sojourn/portal/features/trips/receipt-modal.tsx';
import { ProtectionLines } from '@sojourn/portal/shared/protections/protection-lines.tsx';
import { TenderLines } from '@sojourn/portal/shared/tenders/tender-lines.tsx';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { datesText, partyText } from '#home/pages/shared/home-words.ts';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';
import { Deposits, StayLines } from './home-aside.tsx';

type HomeReceiptProps = {
  readonly trip: HomeTripDetail;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The itemised receipt of a stay: each home's lines, tenders and refunds; the deposit apart. */
export function HomeReceipt({ trip, open, onClose }: HomeReceiptProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { stays, guest, guests, arrivals } = trip;
  return (
    <ReceiptModal trip={trip} open={open} onClose={onClose} after={<Deposits trip={trip} />}>
      {stays.map((stay, place) => (
        <p key={stay.homeId}>
          <b className="title-s">{stay.name}</b>
          <br />
          <span className="small text-2">
            {arrivals[place]?.address ?? `${stay.neighborhood}, ${stay.city}`}
            <br />
            {toText(datesText(stay, locale))} · {guest.firstName} {guest.lastName} ·{' '}
            {toText(partyText(guests))}
          </span>
        </p>
      ))}
      <KeyValues className="small">
        <StayLines trip={trip} />
        <ProtectionLines lines={trip.protections} />
        <KeyValue label={t('trip.receipt.total')} weight="total">
          {formatMoney(trip.grandTotal, locale)}
        </KeyValue>
        <TenderLines trip={trip} />
      </KeyValues>
    </ReceiptModal>
  );
}
