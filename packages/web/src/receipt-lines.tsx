import type { StayPrice } from '@sojourn/domain/stays/stay.ts';
import { KeyValue } from '@sojourn/ui/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { priceLines } from './price-lines.ts';
import { useSay } from './said.ts';
import { useLocale } from './text/locale.tsx';

/**
 * The lines of a price, to stand inside `KeyValues`; the total is the caller's, as each screen sets it
 * differently.
 */
export function ReceiptLines({ price }: { readonly price: StayPrice }) {
  const locale = useLocale();
  const say = useSay();
  return priceLines(price, locale).map((line) => (
    <KeyValue
      key={line.kind}
      label={say(line.label)}
      tone={line.kind === 'fourthNight' ? 'accent' : undefined}
    >
      {formatMoney(line.amount, locale)}
    </KeyValue>
  ));
}
