/** The chosen start in its day, and how it goes with what else is booked. */
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { formatDate, formatTime } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarCheck2, TriangleAlert } from 'lucide-react';
import { timeBefore } from '#activity/pages/shared/time-before.ts';
import type { ActivityDetail, WireActivitySlot } from '#activity/wire/activity-detail.ts';
import './day-card.css';

/** Hours of the ruler. */
const [FIRST, LAST] = [6, 24];

const hourOf = (local: string): number => Number(local.slice(11, 13)) + Number(local.slice(14, 16)) / 60;
const percent = (hour: number): number =>
  Math.round((Math.min(LAST, Math.max(FIRST, hour)) - FIRST) * (10_000 / (LAST - FIRST))) / 100;

type DayCardProps = { readonly detail: ActivityDetail; readonly slot: WireActivitySlot };

export function DayCard({ detail: { meetingPoint }, slot }: DayCardProps) {
  const t = useText();
  const locale = useLocale();
  const { startsAtLocal, endsAtLocal, fit, allDay } = slot;
  const isNextDay = endsAtLocal.slice(0, 10) > startsAtLocal.slice(0, 10);
  const [start, end] = [hourOf(startsAtLocal), isNextDay ? LAST : hourOf(endsAtLocal)];
  const early = meetingPoint.minutesBefore / 60;
  const times = { from: formatTime(startsAtLocal, locale), until: formatTime(endsAtLocal, locale) };
  const meetAt = timeBefore(startsAtLocal, meetingPoint.minutesBefore, locale);
  return (
    <section className={`day-card day-card--${fit.verdict}`} aria-labelledby="activity-day">
      <div className="row row--between row--wrap gap-2">
        <h3 id="activity-day" className="title-s">
          {t('activityShop.day', { day: formatDate(startsAtLocal, locale, 'full') })}
        </h3>
        <p className="small row gap-1 day-card__fit" role="status">
          {fit.verdict === 'fits' ? (
            <>
              <CalendarCheck2 className="icon icon--s" aria-hidden="true" />
              {t('activityShop.fit.fits')}
            </>
          ) : (
            <>
              <TriangleAlert className="icon icon--s" aria-hidden="true" />
              <span>
                {t(`activityShop.fit.${fit.verdict}`, { what: t(`activity.booked.${fit.kind}`) })}{' '}
                <Link to="/trips/$bookingId" params={{ bookingId: fit.bookingId }} className="link">
                  {t('activityShop.fit.open')}
                </Link>
              </span>
            </>
          )}
        </p>
      </div>
      <div className="day-card__ruler" aria-hidden="true">
        {early > 0 && !allDay && (
          <span
            className="day-card__early"
            style={{
              insetInlineStart: `${percent(start - early)}%`,
              inlineSize: `${percent(start) - percent(start - early)}%`,
            }}
          />
        )}
        <span
          className="day-card__bar"
          style={{
            insetInlineStart: `${percent(start)}%`,
            inlineSize: `${Math.max(1.5, percent(end) - percent(start))}%`,
          }}
        />
      </div>
      <p className="small day-card__times">
        {allDay ? t('activityShop.day.open', times) : t('activityShop.day.times', times)}
        {early > 0 && !allDay && ` ${t('activity.meet.by', { time: meetAt })}`}
      </p>
    </section>
  );
}
