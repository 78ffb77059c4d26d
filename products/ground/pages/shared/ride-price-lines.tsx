import { KeyValue } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { WireRidePrice } from '#ground/wire/transfers.ts';

/** They sum to the total. */
export function RidePriceLines({ price }: { readonly price: WireRidePrice }) {
  const t = useText();
  const locale = useLocale();
  return (
    <>
      {price.lines.map(({ line, amount }) => (
        <KeyValue key={line} label={t(`ground.line.${line}`)}>
          {formatMoney(amount, locale)}
        </KeyValue>
      ))}
    </>
  );
}
