/** What a change costs and what becomes of each payment, before anything happens. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTenderName } from '#shared/tenders/tender-name.ts';
import './change.css';
import { signed } from './signed.ts';

type Line = NonNullable<BookingChange['cost']>['lines'][number]['kind'];
export type QuotedProps = { readonly quoted: BookingChange };
type Props = QuotedProps & {
  /** A line in the product's own words. */
  readonly words?: Partial<Record<Line, MessageId>>;
};

export function ChangeCosts({ quoted: { cost }, words }: Props) {
  const t = useText();
  const locale = useLocale();
  if (!cost) return null;
  const { due, refund, credit } = cost;
  return (
    <section aria-label={t('tripChange.costs')}>
      <h2 className="title-m">{t('tripChange.costs')}</h2>
      <KeyValues>
        {cost.lines.map(({ kind, amount }) => (
          <KeyValue key={kind} label={t(words?.[kind] ?? `tripChange.line.${kind}`)}>
            {signed(amount, locale)}
          </KeyValue>
        ))}
        <KeyValue weight="total" label={t('tripChange.due')}>
          {formatMoney(due, locale)}
        </KeyValue>
        {credit.amountMinor > 0 && (
          <KeyValue weight="strong" tone="good" label={t('tripChange.toCredit')}>
            {formatMoney(credit, locale)}
          </KeyValue>
        )}
        {refund.amountMinor > 0 && (
          <KeyValue weight="strong" tone="good" label={t('tripChange.toRefund')}>
            {formatMoney(refund, locale)}
          </KeyValue>
        )}
      </KeyValues>
    </section>
  );
}

export function ChangeTenders({ quoted: { cost } }: QuotedProps) {
  const t = useText();
  const locale = useLocale();
  const name = useTenderName();
  if (!cost) return null;
  return (
    // Scrolls sideways on phones, by keyboard too
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section aria-label={t('tripChange.payments')} className="change__table" tabIndex={0}>
      <h2 className="title-m">{t('tripChange.payments')}</h2>
      <table className="small">
        <thead>
          <tr>
            <th scope="col">{t('tripChange.payment')}</th>
            <th scope="col">{t('tripChange.paid')}</th>
            <th scope="col">{t('tripChange.thisChange')}</th>
            <th scope="col">{t('tripChange.afterwards')}</th>
          </tr>
        </thead>
        <tbody>
          {cost.tenders.map(({ tenderNo, kind, label, paid, change, after }) => (
            <tr key={tenderNo ?? 'new'}>
              <th scope="row">{kind ? name({ kind, sourceId: '', label }) : t('tripChange.newCard')}</th>
              <td className="num">{formatMoney(paid, locale)}</td>
              <td className="num">{signed(change, locale)}</td>
              <td className="num">{formatMoney(after, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
