/** What price drop protection gives with this booking, before it's booked. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { protectionTermsOn } from '@sojourn/domain/protections/protection-terms.ts';
import { productFromWire, type WireProduct } from '@sojourn/products/product-list.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { TrendingDown } from 'lucide-react';
import { ClauseList } from './clause-list.tsx';

type Props = { readonly kind: WireProduct; readonly today: CalendarDate };

export function PriceDropNote({ kind, today }: Props) {
  const t = useText();
  const locale = useLocale();
  const terms = protectionTermsOn('priceDrop', productFromWire(kind), today);
  if (!terms) return null;
  const monitoring = terms.clauses.find((clause) => clause.rule === 'afterDays');
  const threshold = terms.clauses.find((clause) => clause.rule === 'atLeast');
  const pays = terms.clauses.find((clause) => clause.rule === 'pays');
  return (
    <aside className="price-drop-note" aria-labelledby="price-drop-note">
      <TrendingDown className="icon price-drop-note__icon" aria-hidden="true" />
      <div>
        <h3 id="price-drop-note" className="title-s">
          {t('protections.name.priceDrop')}
        </h3>
        <p className="small text-2">
          {t('protections.priceDrop.note', {
            days: monitoring?.days ?? 0,
            threshold: formatMoney(money(threshold?.minor ?? 0), locale),
            most: formatMoney(money(pays?.capMinor ?? 0), locale),
          })}
        </p>
        <ClauseList termsId={terms.id} />
      </div>
    </aside>
  );
}
