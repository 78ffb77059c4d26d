import type { TripDetail } from '@sojourn/contract/trips.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import { KeyValue } from '@sojourn/ui/content/card.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTenderName } from '#shared/tenders/tender-name.ts';

type Paid = Pick<TripDetail, 'tenders' | 'grandTotal'>;

/** What was paid beyond the total: of a trip that became cheaper after it was paid. */
function beyondTotal({ tenders, grandTotal: total }: Paid): Money | null {
  const paid = tenders.filter(({ state }) => state !== 'voided');
  const beyond = paid.reduce((sum, { amount }) => sum + amount.amountMinor, 0) - total.amountMinor;
  return beyond > 0 ? money(-beyond, total.currency) : null;
}

/** What each means of payment paid, to stand inside `KeyValues`; the lines sum to the total. */
export function TenderLines({ trip }: { readonly trip: Paid }) {
  const t = useText();
  const locale = useLocale();
  const name = useTenderName();
  const beyond = beyondTotal(trip);
  const lines = trip.tenders.map(({ tenderNo, kind, label, units, amount, state }) => {
    const plain = name({ kind, sourceId: '', label });
    const words =
      units === null ? plain : t('trip.tender.miles', { label: plain, miles: formatMiles(units, locale) });
    return (
      <KeyValue key={tenderNo} label={t(`trip.tender.${state}`, { label: words })}>
        {formatMoney(amount, locale)}
      </KeyValue>
    );
  });
  return (
    <>
      {lines}
      {beyond && <KeyValue label={t('trip.tender.back')}>{formatMoney(beyond, locale)}</KeyValue>}
    </>
  );
}
