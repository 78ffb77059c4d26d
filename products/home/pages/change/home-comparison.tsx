/** A booked home before and after a change, with its discount, and what canceling it then gives back. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDateRange, formatMoney, formatPercent } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { nightsOf, partyText } from '#home/pages/shared/home-words.ts';
import type { HomeChangeDetail } from '#home/wire/home-change.ts';
import { discountChange } from './change-home-view.ts';

type Props = { readonly quoted: BookingChange };

export function HomeComparison({ quoted: { detail } }: Props) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  if (detail?.kind !== 'Home') return null;
  const discount = discountChange(detail, locale);
  return (
    <>
      <div className="change__pair">
        <Card padded>
          <p className="small text-2">{t('tripChange.before')}</p>
          <Stay stay={detail.before} />
        </Card>
        <Card padded selected>
          <p className="small text-2">{t('tripChange.after')}</p>
          <Stay stay={detail.after} />
        </Card>
      </div>
      {discount && (
        <Banner tone={detail.after.discountBps > detail.before.discountBps ? 'good' : 'warn'}>
          {toText(discount)}
        </Banner>
      )}
    </>
  );
}

function Stay({ stay }: { readonly stay: HomeChangeDetail['after'] }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { checkIn, checkOut, party, discountBps, total } = stay;
  return (
    <>
      <p className="title-s">{formatDateRange(checkIn, checkOut, locale, 'year')}</p>
      <p className="small">
        {t('home.trips.glance.nights', { nights: nightsOf([stay]) })}
        {' · '}
        {toText(partyText(party))}
      </p>
      <p className="small text-2">
        {discountBps > 0
          ? t('homeChange.discount', { share: formatPercent(discountBps, locale) })
          : t('homeChange.discount.none')}
      </p>
      <p className="title-s num">{formatMoney(total, locale)}</p>
    </>
  );
}

export function AfterChange({ quoted: { detail, cost } }: Props) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  if (detail?.kind !== 'Home' || !cost) return null;
  const terms = viewOfCancelTerms(detail.cancellation, cost.totalAfter, clock.now(), locale);
  return (
    <section aria-label={t('homeChange.after')}>
      <h2 className="title-m">{t('homeChange.after')}</h2>
      {terms.stages.length > 0 ? <CancelTimeline terms={terms} /> : <p>{t('homeChange.noRefund')}</p>}
    </section>
  );
}
