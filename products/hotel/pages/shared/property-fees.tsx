import type { Money } from '@sojourn/domain/money.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { isCertainFee, type StayFee, totalWithFees } from '#hotel/rules/property-fees.ts';
import './property-fees.css';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

type PropertyFeesProps = {
  readonly fees: readonly StayFee[];
  /** What we charge, where the total with fees isn't shown above. */
  readonly total?: Money;
  readonly heading?: 'h2' | 'h3';
};

/** What the hotel charges at its desk for this stay, and the total with it; nothing without fees. */
export function PropertyFees({ fees, total, heading: Heading = 'h3' }: PropertyFeesProps) {
  const t = useText();
  const locale = useLocale();
  if (fees.length === 0) return null;
  const amountOf = (fee: StayFee): string => {
    const amount = formatMoney(fee.total, locale);
    const { totalUsd } = fee;
    return totalUsd ? t('booking.fees.about', { amount, usd: formatMoney(totalUsd, locale) }) : amount;
  };
  const ratesOn = fees.find((fee) => fee.ratesOn !== null)?.ratesOn;
  const certain = fees.filter(isCertainFee);
  const whole = total && certain.length > 0 ? totalWithFees(total, certain) : null;
  return (
    <section className="property-fees">
      <Heading className="title-s">{t('booking.fees.title')}</Heading>
      <KeyValues className="small">
        {fees.map((fee) => (
          <KeyValue
            key={fee.kind}
            label={
              <>
                {t(`booking.fee.${fee.kind}`)}
                <br />
                <span className="text-3">
                  {t(`booking.fee.per.${fee.per}`, { amount: formatMoney(fee.amount, locale) })}
                </span>
              </>
            }
          >
            {amountOf(fee)}
          </KeyValue>
        ))}
        {whole && (
          <KeyValue label={t('booking.fees.whole')} weight="strong">
            {t('booking.fees.wholeAbout', { usd: formatMoney(whole, locale) })}
          </KeyValue>
        )}
      </KeyValues>
      <p className="small text-3">
        {t('booking.fees.note')}
        {ratesOn && ` ${t('booking.fees.rates', { date: formatDate(ratesOn, locale, 'year') })}`}
      </p>
    </section>
  );
}
