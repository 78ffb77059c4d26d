/** The lines of an activity's price, which sum to its total. */
import { KeyValue } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { WireActivityPrice } from '#activity/wire/activities.ts';

export function ActivityPriceLines({ price }: { readonly price: WireActivityPrice }) {
  const t = useText();
  const locale = useLocale();
  const { lines, group, offer, taxes } = price;
  return (
    <>
      {group && (
        <KeyValue label={t('activity.line.group', { groups: group.count, people: group.people })}>
          {formatMoney(group.amount, locale)}
        </KeyValue>
      )}
      {!group &&
        lines.map(({ unitId, kind, count, amount }) => (
          <KeyValue key={unitId} label={t(`activity.unit.${kind}.count`, { count })}>
            {formatMoney(amount, locale)}
          </KeyValue>
        ))}
      {offer.amountMinor !== 0 && (
        <KeyValue label={t('activity.line.offer')} tone="accent">
          {formatMoney(offer, locale)}
        </KeyValue>
      )}
      {taxes.amountMinor > 0 && (
        <KeyValue label={t('activity.line.taxes')}>{formatMoney(taxes, locale)}</KeyValue>
      )}
    </>
  );
}
