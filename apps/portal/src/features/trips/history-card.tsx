import type { TripDetail } from '@sojourn/contract/trips.ts';
import { formatDateRange, formatMoney } from '@sojourn/ui/formats.ts';
import { formatInstant } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { AsideCard } from './aside-cards.tsx';

type Props = { readonly trip: TripDetail };

/** What the booking was before each change, the newest change first. */
export function HistoryCard({ trip }: Props) {
  const t = useText();
  const locale = useLocale();
  if (trip.history.length === 0) return null;
  return (
    <AsideCard id="trip-history" title={t('trip.history.title')}>
      <ul className="trip-aside__list small">
        {trip.history
          .toReversed()
          .map(({ version, cause, replacedAt, startsOn, endsOn, total, travelers }) => (
            <li key={version}>
              <b>{t(`trip.history.${cause}`, { at: formatInstant(replacedAt, locale) })}</b>
              {cause !== 'edited' && (
                <p className="text-2">
                  {t('trip.history.before', {
                    dates: formatDateRange(startsOn, endsOn, locale, 'year'),
                    travelers: new Intl.ListFormat(locale).format(travelers),
                    total: formatMoney(total, locale),
                  })}
                </p>
              )}
            </li>
          ))}
      </ul>
    </AsideCard>
  );
}
