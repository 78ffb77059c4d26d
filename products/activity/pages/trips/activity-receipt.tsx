import { ReceiptModal } from '@sojourn/portal/features/trips/receipt-modal.tsx';
import { ProtectionLines } from '@sojourn/portal/shared/protections/protection-lines.tsx';
import { TenderLines } from '@sojourn/portal/shared/tenders/tender-lines.tsx';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { ActivityPriceLines } from '#activity/pages/shared/price-lines.tsx';
import { unitsText, whenText } from '#activity/pages/shared/sold-words.ts';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';

type ReceiptProps = {
  readonly trip: ActivityTripDetail;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** What was paid, with what paid it. */
export function ActivityReceipt({ trip, open, onClose }: ReceiptProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { activity } = trip;
  return (
    <ReceiptModal trip={trip} open={open} onClose={onClose}>
      <p>
        <b className="title-s">
          {activity.activity.name}, {activity.operator.name}
        </b>
        <br />
        <span className="small text-2">
          {toText(whenText(activity, locale))}, {unitsText(activity, t, locale)}
        </span>
      </p>
      <KeyValues className="small">
        <ActivityPriceLines price={activity.price} />
        <ProtectionLines lines={trip.protections} />
        <KeyValue label={t('trip.receipt.total')} weight="total">
          {formatMoney(trip.grandTotal, locale)}
        </KeyValue>
        <TenderLines trip={trip} />
      </KeyValues>
    </ReceiptModal>
  );
}
