import { indicativeUsd } from '@sojourn/domain/indicative-usd.ts';
import type { PropertyFee } from '@sojourn/domain/products/hotel/stay.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import './property-fees.css';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

/** What the hotel itself takes at the desk, each named with its currency; nothing when there is nothing. */
export function PropertyFees(props: {
  readonly fees: readonly PropertyFee[];
  readonly heading?: 'h2' | 'h3';
}) {
  const { fees, heading: Heading = 'h3' } = props;
  const t = useText();
  const locale = useLocale();
  if (fees.length === 0) return null;
  const amountOf = (fee: PropertyFee): string => {
    const amount = formatMoney(fee.amount, locale);
    const about = indicativeUsd(fee.amount);
    return about ? t('booking.fees.about', { amount, usd: formatMoney(about.amount, locale) }) : amount;
  };
  const ratesOn = fees.flatMap(({ amount }) => indicativeUsd(amount)?.asOf ?? [])[0];
  return (
    <section className="property-fees">
      <Heading className="title-s">{t('booking.fees.title')}</Heading>
      <KeyValues className="small">
        {fees.map((fee) => (
          <KeyValue key={fee.kind} label={t(`booking.fee.${fee.kind}`)}>
            {t(`booking.fee.per.${fee.per}`, { amount: amountOf(fee) })}
          </KeyValue>
        ))}
      </KeyValues>
      <p className="small text-3">
        {t('booking.fees.note')}
        {ratesOn && ` ${t('booking.fees.rates', { date: formatDate(ratesOn, locale, 'year') })}`}
      </p>
    </section>
  );
}
