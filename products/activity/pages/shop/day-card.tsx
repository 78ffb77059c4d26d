/** The chosen start in its day: the way there and back, other starts, and what else is booked. */

import type { CalendarDate, LocalDateTime } from '@sojourn/domain/dates.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { formatDate, formatTime } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarCheck2, TriangleAlert } from 'lucide-react';
import { timeBefore } from '#activity/pages/shared/time-before.ts';
import type { ActivityDetail, ActivityPlans, WireActivitySlot } from '#activity/wire/activity-detail.ts';
import './day-card.css';
import { clockOf, type DayRulerView, dayRulerView, type RulerPart } from './day-card-view.ts';

const placed = ({ start, size }: RulerPart) => ({ insetInlineStart: `${start}%`, inlineSize: `${size}%` });

function Ruler({ view, date }: { readonly view: DayRulerView; readonly date: CalendarDate }) {
  const t = useText();
  const locale = useLocale();
  const { hours, bar, before, after, booked, others } = view;
  const hour = (minute: number) => formatTime(clockOf(date, minute), locale);
  return (
    <div aria-hidden="true">
      <div className="day-card__ruler">
        {booked.map((part) => (
          <span key={`${part.from}${part.until}`} className="day-card__booked" style={placed(part)} />
        ))}
        {others.map((at) => (
          <span key={at} className="day-card__other" style={{ insetInlineStart: `${at}%` }} />
        ))}
        {before && <span className="day-card__way" style={placed(before)} />}
        <span className="day-card__bar" style={placed(bar)} />
        {after && <span className="day-card__way" style={placed(after)} />}
      </div>
      <p className="micro text-2 row row--between day-card__hours">
        <span>{hour(hours.first)}</span>
        <span className="row gap-3">
          {booked.length > 0 && (
            <span className="day-card__key day-card__key--booked">{t('activityShop.day.key.booked')}</span>
          )}
          {others.length > 0 && (
            <span className="day-card__key day-card__key--other">{t('activityShop.day.key.others')}</span>
          )}
        </span>
        <span>{hour(hours.last)}</span>
      </p>
    </div>
  );
}

/** "Car pick-up, 8:30 AM"; of what began the day before only its end. */
function Booked({ plans, date }: { readonly plans: ActivityPlans; readonly date: CalendarDate }) {
  const t = useText();
  const locale = useLocale();
  const isOn = (local: LocalDateTime) => local.startsWith(date);
  const when = ({ fromLocal, untilLocal }: ActivityPlans['booked'][number]) => {
    const [from, until] = [formatTime(fromLocal, locale), formatTime(untilLocal, locale)];
    if (!isOn(fromLocal) && !isOn(untilLocal)) return t('activityShop.day.booked.all');
    if (!isOn(fromLocal)) return t('activityShop.day.booked.until', { until });
    if (!isOn(untilLocal)) return t('activityShop.day.booked.from', { from });
    return fromLocal === untilLocal ? from : t('activityShop.day.booked.times', { from, until });
  };
  return (
    <ul className="small day-card__list" aria-label={t('activityShop.day.key.booked')}>
      {plans.booked.map((each) => (
        <li key={`${each.bookingId}${each.kind}`}>
          <Link to="/trips/$bookingId" params={{ bookingId: each.bookingId }} className="link">
            {t(`activity.booked.${each.kind}`)}
          </Link>
          {`, ${when(each)}`}
        </li>
      ))}
    </ul>
  );
}

type DayCardProps = {
  readonly detail: ActivityDetail;
  readonly slot: WireActivitySlot;
  /** Of the same option on that day. */
  readonly starts: readonly WireActivitySlot[];
  readonly plans: ActivityPlans | undefined;
};

export function DayCard({ detail: { meetingPoint }, slot, starts, plans }: DayCardProps) {
  const t = useText();
  const locale = useLocale();
  const { startsAtLocal, endsAtLocal, fit, allDay } = slot;
  const { minutesBefore } = meetingPoint;
  const date = startsAtLocal.slice(0, 10) as CalendarDate;
  const view = dayRulerView({ slot, starts, plans, minutesBefore });
  const clock = (minute: number) => formatTime(clockOf(date, minute), locale);
  const times = { from: formatTime(startsAtLocal, locale), until: formatTime(endsAtLocal, locale) };
  const way = allDay ? null : plans?.way;
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
      <Ruler view={view} date={date} />
      <p className="small day-card__times">
        {way &&
          view.before &&
          `${t('activityShop.day.leave', { name: way.name, time: clock(view.before.from) })} `}
        {minutesBefore > 0 &&
          !allDay &&
          `${t('activity.meet.by', { time: timeBefore(startsAtLocal, minutesBefore, locale) })} `}
        {allDay ? t('activityShop.day.open', times) : t('activityShop.day.times', times)}
        {way && view.after && ` ${t('activityShop.day.back', { time: clock(view.after.until) })}`}
      </p>
      {plans && plans.booked.length > 0 && <Booked plans={plans} date={date} />}
    </section>
  );
}
