import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { formatDate } from '@sojourn/ui/formats.ts';
import type { Visit } from '../visit.ts';

type Picking = Pick<Visit, 'page' | 'words' | 'isPhone'>;

/** In a calendar of check-in and check-out. */
export async function pickDates(
  { page, words, isPhone }: Picking,
  dates: readonly CalendarDate[],
): Promise<void> {
  await page.getByRole('button', { name: words.text('search.dates') }).click();
  const calendar = page.getByRole('dialog', { name: words.text('search.dates') });
  await calendar.getByRole('grid').first().waitFor();
  for (const day of dates) {
    const button = calendar.getByRole('button', { name: formatDate(day, words.language, 'full') });
    const next = calendar.getByRole('button', { name: words.text('search.calendar.next') });
    while (!isPhone && (await button.count()) === 0) await next.click();
    await button.click();
  }
  await calendar.getByRole('button', { name: words.like('search.dates.chosen') }).click();
}

/** On the page that changes the stay: picks both dates and asks for the price. */
export async function chooseDates(visit: Picking, dates: readonly CalendarDate[]): Promise<void> {
  await pickDates(visit, dates);
  await visit.page.getByRole('button', { name: visit.words.text('hotelChange.submit') }).click();
}
