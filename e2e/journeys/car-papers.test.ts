/** What somebody takes along of a rental, in French: the receipt, the calendar's entries and the email. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callApi } from '../people/call-api.ts';
import { useOwnProduct } from '../people/own-product.ts';
import { chooseCar, fillDriver, openCars, payCar } from '../people/rent-car.ts';
import { useVisits } from '../people/visit.ts';

// A language is a person's in all windows, so she has a product of her own
useOwnProduct(['elena']);
const visit = useVisits();

test('receipt, calendar and email of a rental in French', async () => {
  const elena = await visit({ person: 'elena', language: 'fr' });
  const { page, words } = elena;
  await elena.open('/');
  expect((await callApi(page, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);
  await openCars(elena, 221, '&free=1&pay=now');
  await chooseCar(elena);
  await fillDriver(elena);
  await payCar(elena);
  const bookingId = /bkg_[^/?]+/.exec(page.url())?.[0] ?? '';

  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.text('trip.action.calendar') }).click(),
  ]);
  const entries = await readFile(await calendar.path(), 'utf8');
  expect(entries.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(entries).toMatch(/DTSTART[^\n]*T\d{4}/);

  await page.getByRole('button', { name: words.text('trip.action.receipts') }).click();
  const dialog = page.getByRole('dialog');
  const total = dialog.getByText(words.text('trip.receipt.total'), { exact: true });
  await total.waitFor();
  // Amounts as French Canada writes them
  expect(await dialog.innerText()).toMatch(/\d,\d{2}\s\$\sUS/);
  await dialog.getByRole('button', { name: words.text('trip.receipt.download') }).click();
  await dialog.getByText(words.text('trip.receipt.saved')).waitFor();

  const file = join(process.env.E2E_STATE_DIR ?? '', 'mail', `bookingConfirmed.${bookingId}.eml`);
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('text/calendar');
});
