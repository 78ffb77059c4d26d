import type { PropertyFee } from '@sojourn/domain/stays/stay.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import './property-fees.css';
import { useLocale } from './text/locale.tsx';
import { useText } from './text/use-text.tsx';

/** What the hotel itself takes at the desk, each named with its currency; nothing when there is nothing. */
export function PropertyFees(props: {
  readonly fees: readonly PropertyFee[];
  readonly heading?: 'h2' | 'h3';
}) {
  const { fees, heading: Heading = 'h3' } = props;
  const t = useText();
  const locale = useLocale();
  if (fees.length === 0) return null;
  return (
    <section className="property-fees">
      <Heading className="title-s">{t('booking.fees.title')}</Heading>
      <KeyValues className="small">
        {fees.map((fee) => (
          <KeyValue key={fee.kind} label={t(`booking.fee.${fee.kind}`)}>
            {t(`booking.fee.per.${fee.per}`, { amount: formatMoney(fee.amount, locale) })}
          </KeyValue>
        ))}
      </KeyValues>
      <p className="small text-3">{t('booking.fees.note')}</p>
    </section>
  );
}
