/** The address of one activity (A §2.1): which, for which days and whom, and what's chosen of it. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { readDate } from '@sojourn/web/search/read-date.ts';
import {
  type ActivityCriteria,
  type ActivityWhere,
  defaultCriteria,
  printCriteria,
  printWhere,
  readCriteria,
  readWhere,
} from './activity-criteria.ts';

export const SHOP_PATH = '/activities/shop/';

export type ShopUrl = {
  /** Undefined in a link that names none. */
  readonly activityId: string | undefined;
  readonly where: ActivityWhere;
  readonly criteria: ActivityCriteria;
  readonly optionId: string | undefined;
  /** The chosen day and slot; its units are only in the page. */
  readonly day: CalendarDate | undefined;
  readonly slotId: string | undefined;
};

const ACTIVITY = /^act_[0-9A-Za-z-]{2,70}$/;
const PART = /^[\w:.+-]{1,40}$/;
const read = (form: RegExp, text: string | undefined): string | undefined =>
  text !== undefined && form.test(text) ? text : undefined;

export const readShopUrl = (search: FlatSearch, today: CalendarDate, adults?: number): ShopUrl => ({
  activityId: read(ACTIVITY, search.activityId),
  where: readWhere(search),
  criteria: readCriteria(search, defaultCriteria(today, adults)),
  optionId: read(PART, search.option),
  day: readDate(search.day),
  slotId: read(PART, search.slot),
});

export const printShopUrl = ({
  activityId,
  where,
  criteria,
  optionId,
  day,
  slotId,
}: ShopUrl): FlatSearch => ({
  activityId,
  ...printWhere(where),
  ...printCriteria(criteria),
  option: optionId,
  day,
  slot: slotId,
});

type Found = { readonly where: ActivityWhere; readonly criteria: ActivityCriteria };

/** The page of an activity of a list. */
export const shopUrlOf = (activityId: string, { where, criteria }: Found): ShopUrl => ({
  activityId,
  where,
  criteria,
  optionId: undefined,
  day: undefined,
  slotId: undefined,
});
