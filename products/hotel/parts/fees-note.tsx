import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { DueFee } from '../rules/property-fees.ts';

/** Which fees of the hotel's desk are in a total; nothing without any. */
export function FeesNote({ due }: { readonly due: readonly DueFee[] }) {
  const t = useText();
  const locale = useLocale();
  if (due.length === 0) return null;
  const named = due.map(({ kind, usd, isAbout }) =>
    t(`booking.fees.named.${kind}`, { amount: formatMoney(usd, locale), about: isAbout ? 'yes' : 'no' }),
  );
  const fees = new Intl.ListFormat(locale, { type: 'conjunction' }).format(named);
  return <span className="price__fees">{t('booking.fees.includes', { fees })}</span>;
}
