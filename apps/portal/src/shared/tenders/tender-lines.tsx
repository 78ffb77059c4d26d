import type { TripDetail } from '@sojourn/contract/trips.ts';
import { KeyValue } from '@sojourn/ui/content/card.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTenderName } from '#shared/tenders/tender-name.ts';

/** What each means of payment paid, to stand inside `KeyValues`; the lines sum to the total. */
export function TenderLines({ tenders }: { readonly tenders: TripDetail['tenders'] }) {
  const t = useText();
  const locale = useLocale();
  const name = useTenderName();
  return tenders.map(({ tenderNo, kind, label, units, amount, state }) => {
    const plain = name({ kind, sourceId: '', label });
    const words =
      units === null ? plain : t('trip.tender.miles', { label: plain, miles: formatMiles(units, locale) });
    return (
      <KeyValue key={tenderNo} label={t(`trip.tender.${state}`, { label: words })}>
        {formatMoney(amount, locale)}
      </KeyValue>
    );
  });
}
