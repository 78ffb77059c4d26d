import { readFile } from 'node:fs/promises';
import type { Visit } from './visit.ts';

/** What the calendar's button saves. */
export async function savedCalendar({ page, words }: Visit): Promise<string> {
  const button = page.getByRole('button', { name: words.text('trip.action.calendar') });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await download.path(), 'utf8');
}
