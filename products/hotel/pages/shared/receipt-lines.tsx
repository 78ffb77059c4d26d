import { KeyValue } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import type { StayPrice } from '#hotel/wire/stays.ts';
import { priceLines } from './price-lines.ts';

/**
 * The lines of a price, to stand inside `KeyValues`; the total is the caller's, as each screen sets it
 * differently.
 */
export function ReceiptLines({ price }: { readonly price: StayPrice }) {
  const locale = useLocale();
  const toText = useTextRef();
  return priceLines(price, locale).map((line) => (
    <KeyValue
      key={line.kind}
      label={toText(line.label)}
      tone={line.kind === 'fourthNight' ? 'accent' : undefined}
    >
      {formatMoney(line.amount, locale)}
    </KeyValue>
  ));
}
