/** From the home page to a list of stays, the way a person does it: by typing, choosing and pressing. */
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import { formatDate } from '@sojourn/ui/formats.ts';
import type { Locator } from 'playwright-core';
import type { Visit } from '../visit.ts';

export type Dates = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate };

/** Dates that are so many days ahead that rates can still be canceled, in the window's own calendar. */
export const datesAhead = (days: number, nights = 4): Dates => {
  const checkIn = dayAhead(days);
  return { checkIn, checkOut: addDays(checkIn, nights) };
};

/** The search form that is on screen: on the home page, or over the results. */
export const searchForm = ({ page }: Visit): Locator =>
  page
    .locator('form')
    .filter({ has: page.getByRole('combobox') })
    .filter({ visible: true });

export async function choosePlace(visit: Visit, typed: string, wanted: string): Promise<void> {
  const field = searchForm(visit).getByRole('combobox');
  await field.fill(typed);
  await visit.page.getByRole('option').filter({ hasText: wanted }).first().click();
}

/** Opens the field of that label; its value is part of its name. */
export async function openField(visit: Visit, label: string): Promise<Locator> {
  await searchForm(visit).getByRole('button', { name: label }).click();
  return visit.page.getByRole('dialog', { name: label });
}

export async function chooseDates(visit: Visit, { checkIn, checkOut }: Dates): Promise<void> {
  const { words } = visit;
  const calendar = await openField(visit, words.text('search.dates'));
  for (const day of [checkIn, checkOut]) {
    const button = calendar.getByRole('button', { name: formatDate(day, words.language, 'full') });
    const next = calendar.getByRole('button', { name: words.text('search.calendar.next') });
    await calendar.getByRole('grid').first().waitFor();
    // A phone has all months under one another; a wide window shows two
    while (!visit.isPhone && (await button.count()) === 0) await next.click();
    await button.click();
  }
  await calendar.getByRole('button', { name: words.like('search.dates.chosen') }).click();
}

export async function submitSearch(visit: Visit): Promise<void> {
  await searchForm(visit).locator('button[type=submit]').click();
  await visit.page.waitForURL(/\/stays\?/);
}

/** The stays on the page, once every supplier has answered and all of them are drawn. */
export async function settledCards({ page, words }: Visit): Promise<Locator> {
  await page.getByText(words.text('hotelResults.progress.all')).first().waitFor();
  // The list is drawn a few cards at a time.
  await page.locator('.results__cards[aria-busy="true"]').waitFor({ state: 'detached' });
  return page.getByRole('article');
}

/** A search by its address, for journeys that are about something else. */
export async function openResults(visit: Visit, query: string, dates: Dates = datesAhead(60)): Promise<void> {
  const { checkIn, checkOut } = dates;
  await visit.open(`/stays?place=city:lisbon-pt&checkIn=${checkIn}&checkOut=${checkOut}&rooms=2${query}`);
}

/** How many stays the heading speaks of. */
export async function countInHeading({ page }: Visit): Promise<number> {
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  return Number(heading.replace(/\D/g, ''));
}
