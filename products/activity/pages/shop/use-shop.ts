/** What's chosen on an activity's page: option, day, start and party, held in its address. */
import { addDays, type CalendarDate, dayNumber } from '@sojourn/domain/dates.ts';
import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useState } from 'react';
import type { UnitCount } from '#activity/rules/party/place-ages.ts';
import type { ActivityDetail, WireActivitySlot } from '#activity/wire/activity-detail.ts';
import { printShopUrl, SHOP_PATH, type ShopUrl } from '../search/shop-url.ts';
import { bestSlot, slotRows } from './slot-grid-view.ts';
import { useCheckedDays } from './use-activity.ts';

/** Days side by side. */
export const WINDOW = 6;
const PHONE_WINDOW = 4;

/** The days of the search, so many of them from the one that's looked at. */
export function windowOf(first: CalendarDate, until: CalendarDate, most: number): CalendarDate[] {
  const days = Math.min(most, Math.max(1, dayNumber(until) - dayNumber(first) + 1));
  return Array.from({ length: days }, (_, at) => addDays(first, at));
}

const laterDay = (a: CalendarDate, b: CalendarDate): CalendarDate => (a.localeCompare(b) > 0 ? a : b);

export function useShop(detail: ActivityDetail, url: ShopUrl, isPhone: boolean) {
  const navigate = useNavigate();
  const today = useToday();
  const { criteria } = url;
  const most = isPhone ? PHONE_WINDOW : WINDOW;
  const [first, setFirst] = useState(() => (url.day && url.day > criteria.from ? url.day : criteria.from));
  const [units, setUnits] = useState<readonly UnitCount[]>();
  const change = (next: Partial<ShopUrl>) =>
    void navigate({
      to: SHOP_PATH,
      search: printShopUrl({ ...url, ...next }),
      replace: true,
      resetScroll: false,
    });
  const from = laterDay(first, today);
  const dates = windowOf(from, addDays(from, most - 1), most);
  const checked = useCheckedDays(detail.activity.activityId, dates, { ages: criteria.ages, units });
  const option = detail.options.find(({ optionId }) => optionId === url.optionId) ?? detail.options[0];
  const rows = slotRows(checked.days, option?.optionId);
  const best = bestSlot(rows);
  const slots = rows.flatMap(({ cells }) => cells.filter(({ canChoose }) => canChoose));
  const chosen =
    slots.find(({ slot, date }) => slot?.slotId === url.slotId && date === url.day) ??
    slots.find(({ slot }) => slot !== null && slot.slotId === best?.slot.slotId);
  const day = chosen?.date ?? dates[0];
  const checkedDay = checked.days.find(({ date }) => date === day);
  const check = checkedDay?.options?.find(({ optionId }) => optionId === option?.optionId);
  return {
    ...checked,
    dates,
    rows,
    option,
    check,
    plans: checkedDay?.plans,
    slot: chosen?.slot ?? undefined,
    units: units ?? check?.units ?? [],
    today,
    chooseSlot: (date: CalendarDate, { slotId }: WireActivitySlot) => change({ day: date, slotId }),
    chooseOption: (optionId: string) => change({ optionId, slotId: undefined }),
    setUnits,
    move: (by: number) => setFirst(addDays(first, by * most)),
    goTo: (date: CalendarDate) => setFirst(date),
    canGoBack: first > today,
  };
}
export type Shop = ReturnType<typeof useShop>;
