/** A rental before and after a change, and what canceling it then gives back. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { CarChangeDetail } from '#car/wire/car-change.ts';

type Props = { readonly quoted: BookingChange };

export function RentalComparison({ quoted: { detail } }: Props) {
  const t = useText();
  if (detail?.kind !== 'Car') return null;
  return (
    <div className="change__pair">
      <Card padded>
        <p className="small text-2">{t('tripChange.before')}</p>
        <Rental rental={detail.before} />
      </Card>
      <Card padded selected>
        <p className="small text-2">{t('tripChange.after')}</p>
        <Rental rental={detail.after} />
      </Card>
    </div>
  );
}

function Rental({ rental }: { readonly rental: CarChangeDetail['after'] }) {
  const t = useText();
  const locale = useLocale();
  const { pickUp, dropOff, days, drivers, atDesk } = rental;
  const names = drivers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return (
    <>
      <p className="title-s">
        {formatMoment(pickUp, locale)} – {formatMoment(dropOff, locale)}
      </p>
      <p className="small">{t('carChange.days', { days })}</p>
      <p className="small text-2">{new Intl.ListFormat(locale).format(names)}</p>
      {atDesk.amountMinor > 0 && (
        <p className="small text-2 num">{t('carChange.atDesk', { amount: formatMoney(atDesk, locale) })}</p>
      )}
    </>
  );
}

export function RentalTerms({ quoted: { detail, cost } }: Props) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  if (detail?.kind !== 'Car' || !cost || cost.totalAfter.amountMinor === 0) return null;
  const terms = viewOfCancelTerms(detail.cancellation, cost.totalAfter, clock.now(), locale);
  return (
    <section aria-label={t('carChange.after')}>
      <h2 className="title-m">{t('carChange.after')}</h2>
      {terms.stages.length > 0 ? <CancelTimeline terms={terms} /> : <p>{t('carChange.noRefund')}</p>}
    </section>
  );
}
