/** What chosen seats and bags come to, line by line, as the airline has quoted them. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { nameOf, wayOf } from './pick-extras.tsx';

type Props = { readonly trip: FlightTripDetail; readonly change: BookingChange };
type OnWay = { readonly slice: number; readonly traveler: number };

export function QuotedExtras({ trip, change }: Props) {
  const t = useText();
  const locale = useLocale();
  const { cost, detail, expiresAt } = change;
  if (!cost || detail?.kind !== 'Extras') return null;
  const { seats, bags, withheld } = detail.extras;
  const whose = ({ slice, traveler }: OnWay) => `${nameOf(trip, traveler)}, ${wayOf(trip, slice)}`;
  const seatText = (of: readonly { readonly seat: string }[]) =>
    of.length === 0 ? t('desk.extras.noSeat') : of.map(({ seat }) => seat).join(', ');
  return (
    <section className="extras__quote" aria-label={t('desk.extras.price')} role="status">
      <KeyValues className="small">
        {seats.map((each) => (
          <KeyValue
            key={`seat ${each.slice}.${each.traveler}`}
            label={t('desk.extras.line', {
              whose: whose(each),
              before: seatText(each.before),
              after: seatText(each.after),
            })}
          >
            {formatMoney(each.amount, locale)}
          </KeyValue>
        ))}
        {bags.map((each) => (
          <KeyValue
            key={`bag ${each.slice}.${each.traveler}`}
            label={t('desk.extras.line', {
              whose: whose(each),
              before: t('desk.extras.count', { count: each.before }),
              after: t('desk.extras.count', { count: each.after }),
            })}
          >
            {formatMoney(each.amount, locale)}
          </KeyValue>
        ))}
        {withheld.amountMinor > 0 && (
          <KeyValue label={t('desk.extras.withheld')}>{formatMoney(withheld, locale)}</KeyValue>
        )}
        {cost.refund.amountMinor > 0 && (
          <KeyValue label={t('desk.extras.back')} weight="total" tone="good">
            {formatMoney(cost.refund, locale)}
          </KeyValue>
        )}
        {cost.refund.amountMinor === 0 && (
          <KeyValue label={t('desk.extras.due')} weight="total">
            {formatMoney(cost.due, locale)}
          </KeyValue>
        )}
      </KeyValues>
      {expiresAt && (
        <p className="small text-2">
          {t('desk.extras.until', { until: formatReaderDeadline(expiresAt, locale) })}
        </p>
      )}
    </section>
  );
}
