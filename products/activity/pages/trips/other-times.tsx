/** Of an activity that doesn't take place: other starts of it that take the same people. */
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';
import { shopOf } from '../checkout/checkout-place.ts';
import { printShopUrl, SHOP_PATH } from '../search/shop-url.ts';
import { useCheckedDays } from '../shop/use-activity.ts';
import { DAYS_SHOWN, otherStarts } from './other-starts.ts';

type OtherTimesProps = { readonly trip: ActivityTripDetail };

export function OtherTimes({ trip }: OtherTimesProps) {
  const today = useToday();
  const { slot } = trip.activity;
  // A ticket without a day has no times, and what's over isn't looked for again
  return trip.status === 'Canceled' && slot && slot.date >= today ? (
    <Times trip={trip} from={slot.date} />
  ) : null;
}

function Times({ trip: { activity }, from }: OtherTimesProps & { readonly from: CalendarDate }) {
  const t = useText();
  const locale = useLocale();
  const { optionId, units, slot } = activity;
  const dates = Array.from({ length: DAYS_SHOWN }, (_, at) => addDays(from, at));
  const shop = shopOf({ activity, choice: { optionId, slotId: null, units: [] } });
  const { days } = useCheckedDays(activity.activity.activityId, dates, {
    ages: shop.criteria.ages,
    units: units.map(({ unitId, count }) => ({ unitId, count })),
  });
  const starts = otherStarts(days, { optionId, slotId: slot?.slotId, date: from });
  if (starts.length === 0) return null;
  return (
    <section className="trip-plans" aria-labelledby="trip-others">
      <h2 id="trip-others" className="title-l">
        {t('activityShop.others')}
      </h2>
      <p className="small text-2">{t('activityShop.others.text', { name: activity.activity.name })}</p>
      <ul className="row row--wrap gap-2">
        {starts.map(({ date, slotId, startsAtLocal }) => (
          <li key={`${date}${slotId}`}>
            <Link
              to={SHOP_PATH}
              search={printShopUrl({
                ...shop,
                criteria: { ...shop.criteria, from: date, until: date },
                day: date,
                slotId,
              })}
              className={buttonClass({ variant: 'secondary', size: 's' })}
            >
              {formatMoment(startsAtLocal, locale)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="small">
        <Link to={SHOP_PATH} search={printShopUrl(shop)} className="link">
          {t('activityShop.others.all')}
        </Link>
      </p>
    </section>
  );
}
