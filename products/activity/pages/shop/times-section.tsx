/** Picking a day and a start: the grid, the days around it, and the chosen one in its day. */
import { addDays } from '@sojourn/domain/dates.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDate, formatMoney, zoneName } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ActivityDetail } from '#activity/wire/activity-detail.ts';
import { DayCard } from './day-card.tsx';
import { SlotGrid } from './slot-grid.tsx';
import './times-section.css';
import { useNextDays } from './use-activity.ts';
import type { Shop } from './use-shop.ts';

const LOOK_AHEAD = 60;

type TimesProps = { readonly detail: ActivityDetail; readonly shop: Shop };

/** Nothing in these days: the next one that has something. */
function NothingOn({ detail, shop }: TimesProps) {
  const t = useText();
  const locale = useLocale();
  const last = shop.dates.at(-1) ?? shop.today;
  const days = useNextDays(
    detail.activity.activityId,
    addDays(last, 1),
    addDays(last, LOOK_AHEAD),
    !shop.isLoading && shop.slot === undefined,
  );
  const next = days.find(({ state }) => state !== 'closed' && state !== 'soldOut');
  return (
    <Banner
      tone="warn"
      size="s"
      live="status"
      title={t('activityShop.nothing')}
      action={
        next && (
          <Button variant="secondary" size="s" onClick={() => shop.goTo(next.date)}>
            {t('activityShop.nothing.next', { date: formatDate(next.date, locale) })}
          </Button>
        )
      }
    >
      {!next && t('activityShop.nothing.text')}
    </Banner>
  );
}

function Failed({ shop }: Pick<TimesProps, 'shop'>) {
  const t = useText();
  const { title, cause } = useErrorTexts(codeOf(shop.error));
  return (
    <Banner
      tone="bad"
      live="alert"
      title={title}
      action={
        <Button variant="secondary" size="s" onClick={shop.retry}>
          {t('shell.retry')}
        </Button>
      }
    >
      {cause}
    </Banner>
  );
}

export function TimesSection({ detail, shop }: TimesProps) {
  const t = useText();
  const locale = useLocale();
  const now = useClock().now();
  const { activity } = detail;
  const { rows, dates, option, slot } = shop;
  if (activity.availability === 'openDated' || !option) return null;
  const last = dates.at(-1);
  const isEmpty = !shop.isLoading && slot === undefined && !shop.error;
  return (
    <section aria-labelledby="activity-times">
      <div className="row row--between row--wrap gap-3 times-head">
        <div>
          <h2 id="activity-times" className="display-s">
            {t('activityShop.times')}
          </h2>
          <p className="small text-2">
            {t('activityShop.times.zone', {
              zone: zoneName(activity.zone, now, locale),
              city: activity.city,
            })}
          </p>
        </div>
        <div className="row gap-2">
          <IconButton
            label={t('activityShop.days.earlier')}
            icon={<ChevronLeft aria-hidden="true" />}
            size="s"
            disabled={!shop.canGoBack}
            onClick={() => shop.move(-1)}
          />
          <IconButton
            label={t('activityShop.days.later', { date: last ? formatDate(last, locale) : '' })}
            icon={<ChevronRight aria-hidden="true" />}
            size="s"
            onClick={() => shop.move(1)}
          />
        </div>
      </div>
      {shop.error ? (
        <Failed shop={shop} />
      ) : rows.length > 0 ? (
        <SlotGrid
          days={dates}
          rows={rows}
          chosen={slot}
          price={formatMoney(option.adult, locale, { cents: 'never' })}
          onChoose={shop.chooseSlot}
        />
      ) : (
        shop.isLoading && <Skeleton height={220} radius={14} className="times-room" />
      )}
      {isEmpty && <NothingOn detail={detail} shop={shop} />}
      {slot && <DayCard detail={detail} slot={slot} starts={shop.check?.slots ?? []} plans={shop.plans} />}
    </section>
  );
}
