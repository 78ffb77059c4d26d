import type { TripCost } from '@sojourn/contract/trip-fit.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useProductOf } from '#shared/product/use-products.ts';
import { AsideCard } from '../aside-cards.tsx';
import { linesByProduct } from './group-view.ts';

/** By product what was paid, what came back, and what's due to others when and where. */
export function CostCard({ cost }: { readonly cost: TripCost }) {
  const t = useText();
  const locale = useLocale();
  const productOf = useProductOf();
  const print = (amount: Money) => formatMoney(amount, locale);
  const { sums, due } = cost;
  const lines = linesByProduct(cost, (kind) => productOf({ kind }).product);
  return (
    <AsideCard id="group-cost" title={t('trips.group.cost')}>
      <KeyValues className="small trip-aside__lines">
        {lines.map(({ kind, amount }) => (
          <KeyValue key={`${kind}${amount.currency}`} label={t(productOf({ kind }).nav.label)}>
            {print(amount)}
          </KeyValue>
        ))}
        {sums.map(({ paid, pending, refunded, total }, i) => (
          <SumLines key={paid.currency} sum={{ paid, pending, refunded, total }} isFirst={i === 0}>
            {due
              .filter(({ amount }) => amount.currency === paid.currency && amount.amountMinor > 0)
              .map(({ bookingId, where, to, on, amount }) => (
                <KeyValue
                  key={`${bookingId}${amount.amountMinor}`}
                  label={t(`tripFit.cost.due.${where}`, { to, day: formatDate(on, locale) })}
                >
                  {print(amount)}
                </KeyValue>
              ))}
          </SumLines>
        ))}
      </KeyValues>
    </AsideCard>
  );
}

type Sum = Pick<TripCost['sums'][number], 'paid' | 'pending' | 'refunded' | 'total'>;
type SumLinesProps = { readonly sum: Sum; readonly isFirst: boolean; readonly children: React.ReactNode };

function SumLines({ sum: { paid, pending, refunded, total }, isFirst, children }: SumLinesProps) {
  const t = useText();
  const locale = useLocale();
  const isMore = refunded.amountMinor > 0 || pending.amountMinor > 0;
  return (
    <>
      {isFirst && (
        <KeyValue label={t('tripFit.cost.paid')} weight="strong">
          {formatMoney(paid, locale)}
        </KeyValue>
      )}
      {pending.amountMinor > 0 && (
        <KeyValue label={t('tripFit.cost.pending')}>{formatMoney(pending, locale)}</KeyValue>
      )}
      {refunded.amountMinor > 0 && (
        <KeyValue label={t('tripFit.cost.refunded')}>
          {formatMoney(money(-refunded.amountMinor, refunded.currency), locale)}
        </KeyValue>
      )}
      {children}
      {isFirst && (isMore || total.amountMinor !== paid.amountMinor) && (
        <KeyValue label={t('tripFit.cost.total')} weight="strong">
          {formatMoney(total, locale)}
        </KeyValue>
      )}
    </>
  );
}
