/** Activities: the form, the list, its map, one activity, its checkout, its trip and its voucher. */
import {
  activityDays,
  bookActivity,
  findStart,
  openActivityCheckout,
} from '../people/activities/book-activity.ts';
import { openSummary } from '../people/read-amount.ts';
import type { Visit } from '../people/visit.ts';
import { as, type Screen, words } from './screen.ts';

const listAhead = (days: number, query = ''): string => {
  const { fromDate, untilDate } = activityDays(days, 6);
  const place = 'locationName=Lisbon&place=city:lisbon-pt';
  return `/activities/availability/?${place}&fromDate=${fromDate}&untilDate=${untilDate}&ages=30,30${query}`;
};

/** One booking a portal, for all screens that show it. */
const made = new Map<string, Promise<string>>();
const bookedActivity = (visit: Visit): Promise<string> => {
  const booked = made.get(visit.portal) ?? findStart(visit, 131).then((start) => bookActivity(visit, start));
  made.set(visit.portal, booked);
  return booked;
};

export const ACTIVITIES: readonly Screen[] = [
  { name: 'home-activities', open: '/?search=activities', signedIn: true },
  {
    name: 'activities-list',
    open: as(async ({ page, open }) => {
      await open(listAhead(121));
      await page.locator('.activity-result[data-activity]').first().waitFor();
      await page.getByText(words.text('activityResults.progress.all')).waitFor();
    }),
    signedIn: true,
  },
  {
    name: 'activities-map',
    open: as(async ({ page, open }) => {
      await open(listAhead(121, '&view=map&category=onTheWater'));
      await page.locator('.pin').first().waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'activities-none',
    open: as(async ({ page, open }) => {
      await open(listAhead(121, '&category=classes&length=allDay&adult=1-2'));
      await page.getByText(words.text('activityResults.empty.filters')).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'activities-shop',
    open: as(async ({ page, open }) => {
      const { fromDate, untilDate } = activityDays(121, 6);
      const sail = `activityId=act_lisbon-pt-1&fromDate=${fromDate}&untilDate=${untilDate}`;
      await open(`/activities/shop/?${sail}&locationName=Lisbon&ages=30,30,8`);
      await page.locator('button.slot').first().waitFor();
    }),
    signedIn: true,
  },
  {
    name: 'activities-checkout',
    open: as(async (visit) => {
      await openActivityCheckout(
        visit,
        await findStart(visit, 126, { filters: { pickup: true, instant: true } }),
      );
      await openSummary(visit.page);
    }),
    signedIn: true,
  },
  {
    name: 'activities-trip',
    open: as(async (visit) => {
      await visit.open(`/trips/${await bookedActivity(visit)}`);
      await visit.page.locator('.voucher .qr-code path').first().waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'activities-voucher',
    open: as(async (visit) => {
      await visit.open(`/trips/${await bookedActivity(visit)}/voucher`);
      await visit.page.locator('.voucher .qr-code path').first().waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
];
