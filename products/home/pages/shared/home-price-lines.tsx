import { KeyValue } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import type { WireHomePrice } from '#home/wire/homes.ts';
import { priceLines } from './price-lines.ts';

/** The lines of one home's price, to stand inside `KeyValues`; the total is the caller's. */
export function HomePriceLines({ price }: { readonly price: WireHomePrice }) {
  const locale = useLocale();
  const toText = useTextRef();
  return priceLines(price, locale).map(({ key, label, amount }) => (
    <KeyValue key={key} label={toText(label)} tone={key === 'discount' ? 'good' : undefined}>
      {formatMoney(amount, locale)}
    </KeyValue>
  ));
}
