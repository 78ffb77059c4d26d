/** Step one: the start and the people as they shall be. */
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import type { Change } from '@sojourn/portal/features/trips/change/use-change.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useState } from 'react';
import { soldDay } from '#activity/pages/shared/sold-words.ts';
import { UnitsSection } from '#activity/pages/shared/units-section.tsx';
import type { UnitCount } from '#activity/rules/party/place-ages.ts';
import type { ActivityDetail } from '#activity/wire/activity-detail.ts';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';
import { ADULT_AGE } from '../search/activity-criteria.ts';
import { SlotGrid } from '../shop/slot-grid.tsx';
import { slotRows } from '../shop/slot-grid-view.ts';
import { useActivityDetail, useCheckedDays } from '../shop/use-activity.ts';
import { WINDOW, windowOf } from '../shop/use-shop.ts';

type FormProps = { readonly trip: ActivityTripDetail; readonly change: Change };

export function ChangeActivityForm(props: FormProps) {
  const { data } = useActivityDetail(props.trip.activity.activity.activityId);
  return data ? <Loaded {...props} detail={data} /> : <Skeleton height={360} radius={14} />;
}

const countsOf = ({ activity }: ActivityTripDetail): UnitCount[] =>
  activity.units.map(({ unitId, count }) => ({ unitId, count }));

function useForm({ trip, detail }: FormProps & { readonly detail: ActivityDetail }) {
  const { activity } = trip;
  const isPhone = useMedia(PHONE);
  const [first, setFirst] = useState<CalendarDate>(() => soldDay(activity));
  const [units, setUnits] = useState(() => countsOf(trip));
  const [slotId, setSlotId] = useState(activity.slot?.slotId ?? null);
  const most = isPhone ? 4 : WINDOW;
  const dates = windowOf(first, addDays(first, most - 1), most);
  const checked = useCheckedDays(activity.activity.activityId, dates, { ages: [ADULT_AGE], units });
  const option = detail.options.find(({ optionId }) => optionId === activity.optionId) ?? detail.options[0];
  const rows = slotRows(checked.days, option?.optionId);
  const slots = rows.flatMap(({ cells }) => cells.flatMap(({ slot }) => slot ?? []));
  const isSame =
    slotId === (activity.slot?.slotId ?? null) && JSON.stringify(units) === JSON.stringify(countsOf(trip));
  const problems =
    checked.days.find(({ options }) => options)?.options?.find((each) => each.optionId === option?.optionId)
      ?.problems ?? [];
  return {
    dates,
    rows,
    option,
    units,
    setUnits,
    slotId,
    setSlotId,
    isSame,
    problems,
    slot: slots.find((each) => each.slotId === slotId),
    move: (by: number) => setFirst(addDays(first, by * most)),
  };
}

function Loaded(props: FormProps & { readonly detail: ActivityDetail }) {
  const { trip, change, detail } = props;
  const t = useText();
  const locale = useLocale();
  const form = useForm(props);
  const [isTried, setTried] = useState(false);
  const { option, rows, dates, slot, units } = form;
  if (!option) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!form.isSame && form.problems.length === 0)
      change.quote({ kind: 'Experience', optionId: option.optionId, slotId: form.slotId, units });
  };
  const last = dates.at(-1);
  return (
    <div className="change__grid">
      <form className="change__main" onSubmit={submit} noValidate>
        {trip.activity.slot && (
          <section aria-labelledby="change-times">
            <div className="row row--between row--wrap gap-3">
              <h2 id="change-times" className="title-l">
                {t('activityShop.times')}
              </h2>
              <span className="row gap-2">
                <Button variant="tertiary" size="s" onClick={() => form.move(-1)}>
                  {t('activityShop.days.earlier')}
                </Button>
                <Button variant="tertiary" size="s" onClick={() => form.move(1)}>
                  {t('activityShop.days.later', { date: last ? formatDate(last, locale) : '' })}
                </Button>
              </span>
            </div>
            <SlotGrid
              days={dates}
              rows={rows}
              chosen={slot}
              price={formatMoney(option.adult, locale, { cents: 'never' })}
              onChoose={(_, { slotId }) => form.setSlotId(slotId)}
            />
          </section>
        )}
        <UnitsSection
          option={option}
          counts={units}
          problems={form.problems}
          placesLeft={null}
          onCounts={form.setUnits}
        />
        {isTried && form.isSame && (
          <p role="alert" className="small text-bad">
            {t('activityChange.same')}
          </p>
        )}
        <div>
          <Button type="submit" loading={change.isQuoting} loadingLabel={t('activityChange.busy')}>
            {t('activityChange.submit')}
          </Button>
        </div>
      </form>
      <HowItWorks trip={trip} detail={detail} />
    </div>
  );
}

function HowItWorks({
  trip,
  detail,
}: {
  readonly trip: ActivityTripDetail;
  readonly detail: ActivityDetail;
}) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { stages, zone } = viewOfCancelTerms(trip.cancellation, trip.total, clock.now(), locale);
  const stage = stages.find(({ state }) => state === 'now');
  const lost = { ...trip.total, amountMinor: trip.total.amountMinor - (stage?.refundMinor ?? 0) };
  return (
    <Card as="aside" padded className="change__aside">
      <h2 className="title-m">{t('activityChange.how')}</h2>
      <ul className="change__facts small text-2">
        <li>{t(`activityChange.how.code.${detail.delivery}`)}</li>
        {stage?.refund === 'full' ? (
          <li>{t('activityChange.how.free', { until: `${stage.until ?? ''}, ${zone}` })}</li>
        ) : (
          <li>{t('activityChange.how.lost', { amount: formatMoney(lost, locale) })}</li>
        )}
        <li>{t('activityChange.how.price')}</li>
      </ul>
    </Card>
  );
}
