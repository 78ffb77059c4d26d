/** What is paid at the hotel, as lines of a receipt whose total has it; to stand inside `KeyValues`. */
import type { Money } from '@sojourn/domain/money.ts';
import { KeyValue } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { DueFee } from '#hotel/rules/property-fees.ts';

export function FeeLines({ due }: { readonly due: readonly DueFee[] }) {
  const t = useText();
  const locale = useLocale();
  return due.map(({ kind, usd, isAbout }) => {
    const amount = formatMoney(usd, locale);
    return (
      <KeyValue key={kind} label={t('booking.fees.line', { fee: t(`booking.fee.${kind}`) })}>
        {isAbout ? t('booking.fees.lineAbout', { amount }) : amount}
      </KeyValue>
    );
  });
}

/** What of the total we charge; nothing where that is all of it. */
export function ChargedLine({ charged, due }: { readonly charged: Money; readonly due: readonly DueFee[] }) {
  const t = useText();
  const locale = useLocale();
  if (due.length === 0) return null;
  return <KeyValue label={t('booking.fees.charged')}>{formatMoney(charged, locale)}</KeyValue>;
}
