/** What somebody has of a booking outside of its page, as text: the mail, the receipt as a PDF. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { extractText } from 'unpdf';
import { expect } from 'vitest';
import { runJobs } from '../move-clock.ts';
import type { Visit } from '../visit.ts';

/** The one mail of a kind about a booking: the text that every reader gets, which links to the trip. */
export async function readMail(kind: string, bookingId: string): Promise<string> {
  const folder = join(process.env.E2E_STATE_DIR ?? '', 'mail');
  await runJobs('messages');
  const find = async (): Promise<readonly string[]> => {
    // The folder comes with the first mail
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(`${kind}.`));
    const mails = names.filter((name) => name.endsWith('.eml'));
    const texts = await Promise.all(
      mails.map(async (name) => (await PostalMime.parse(await readFile(join(folder, name)))).text ?? ''),
    );
    return texts.filter((text) => text.includes(bookingId));
  };
  await expect.poll(async () => (await find()).length, { message: `${kind} of ${bookingId}` }).toBe(1);
  const [text = ''] = await find();
  return text;
}

/** From the trip that's open; leaves the dialog of its receipts open. */
export async function readReceipt({ page, words }: Visit): Promise<string> {
  await page.getByRole('button', { name: words.text('trip.action.receipts') }).click();
  const dialog = page.getByRole('dialog');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words.text('trip.receipt.download') }).click(),
  ]);
  const bytes = new Uint8Array(await readFile(await download.path()));
  return (await extractText(bytes, { mergePages: true })).text;
}
