/** Beside the advice to wait: what holding the lowest price would cost once flights are chosen (B §4). */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { freezeOffer } from '@sojourn/portal/shared/freeze/freeze-view.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Snowflake } from 'lucide-react';
import type { PriceBasis } from '../search/price-basis.ts';
import { scanned } from '../search/price-basis.ts';

type Props = {
  readonly todayMinor: number;
  readonly basis: PriceBasis;
  readonly departsOn: CalendarDate | undefined;
};

export function FreezeHint({ todayMinor, basis, departsOn }: Props) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const isReviewed = useCan('corporate');
  if (isReviewed || !departsOn) return null;
  // The hour isn't chosen yet: with the earliest one, no more days are named than can be had
  const startsAt = `${departsOn}T00:00:00Z` as Instant;
  const trip = { kind: 'Flight', frozenMinor: todayMinor, covered: basis.seats, startsAt } as const;
  const offer = freezeOffer(trip, clock.now());
  const [shortest, longest] = [offer?.options.at(0), offer?.options.at(-1)];
  if (!offer || !shortest || !longest) return null;
  const values = {
    price: scanned(basis.of(todayMinor), locale),
    days: longest.days,
    fee: formatMoney(money(Math.round(shortest.feeMinor / basis.seats)), locale),
    most: formatMoney(money(offer.capMinor), locale, { cents: 'never' }),
  };
  return (
    <aside className="freeze-hint" aria-label={t('prediction.freeze.label')}>
      <h3 className="title-s row">
        <Snowflake className="icon icon--s" aria-hidden="true" />
        {t('prediction.freeze.title', values)}
      </h3>
      <p className="small text-2">{t('prediction.freeze.text', values)}</p>
      <p className="small">
        <b className="num">{t('prediction.freeze.fee', values)}</b>{' '}
        <span className="text-2">{t('prediction.freeze.how')}</span>
      </p>
    </aside>
  );
}
