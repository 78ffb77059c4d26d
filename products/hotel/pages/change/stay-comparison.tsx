/** A stay before and after a change, its nights, and what canceling it then gives back. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import { nightsBetween } from '@sojourn/domain/dates.ts';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatDate, formatDateRange, formatMoney } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { PropertyFees } from '#hotel/pages/shared/property-fees.tsx';
import type { HotelChangeDetail } from '#hotel/wire/hotel-change.ts';
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';

type Props = { readonly quoted: BookingChange };

export function StayComparison({ quoted: { detail, cost } }: Props) {
  const t = useText();
  const locale = useLocale();
  if (detail?.kind !== 'Hotel') return null;
  return (
    <div className="change__pair">
      <Card padded>
        <p className="small text-2">{t('tripChange.before')}</p>
        <Stay stay={detail.before} />
        {cost && <p className="small text-2 num">{formatMoney(cost.totalBefore, locale)}</p>}
      </Card>
      <Card padded selected>
        <p className="small text-2">{t('tripChange.after')}</p>
        <Stay stay={detail.after} />
        {cost && <p className="small text-2 num">{formatMoney(cost.totalAfter, locale)}</p>}
      </Card>
    </div>
  );
}

function Stay({ stay }: { readonly stay: HotelChangeDetail['after'] }) {
  const t = useText();
  const locale = useLocale();
  const { checkIn, checkOut, rooms, guests } = stay;
  const people = rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0);
  const names = guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return (
    <>
      <p className="title-s">{formatDateRange(checkIn, checkOut, locale, 'year')}</p>
      <p className="small">
        {t('hotelChange.nights', { nights: nightsBetween(checkIn, checkOut) })}
        {' · '}
        {t('hotelChange.party', { rooms: rooms.length, guests: people })}
      </p>
      <p className="small text-2">{new Intl.ListFormat(locale).format(names)}</p>
    </>
  );
}

export function AfterChange({ trip, quoted: { detail, cost } }: Props & { readonly trip: HotelTripDetail }) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  if (detail?.kind !== 'Hotel' || !cost) return null;
  const terms = viewOfCancelTerms(detail.cancellation, cost.totalAfter, clock.now(), locale);
  const isPriced = detail.nights.some(({ isNew }) => isNew);
  return (
    <>
      {isPriced && (
        <section aria-label={t('hotelChange.nightly')}>
          <h2 className="title-m">{t('hotelChange.nightly')}</h2>
          <KeyValues className="small">
            {detail.nights.map(({ date, amount, isNew }) => (
              <KeyValue
                key={date}
                label={t(isNew ? 'hotelChange.night.new' : 'hotelChange.night.booked', {
                  date: formatDate(date, locale),
                })}
              >
                {formatMoney(amount, locale)}
              </KeyValue>
            ))}
          </KeyValues>
        </section>
      )}
      <section aria-label={t('hotelChange.after')}>
        <h2 className="title-m">{t('hotelChange.after')}</h2>
        {terms.stages.length > 0 ? <CancelTimeline terms={terms} /> : <p>{t('hotelChange.noRefund')}</p>}
      </section>
      {trip.feesAtProperty.length > 0 && (
        <PropertyFees fees={detail.feesAtProperty} total={cost.totalAfter} heading="h2" />
      )}
    </>
  );
}
