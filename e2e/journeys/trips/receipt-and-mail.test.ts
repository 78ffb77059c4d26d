/** What somebody keeps of a booking: the receipt as a file, and the mail that goes to them. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BOOKING_TERMS } from '@sojourn/domain/checkout/terms.ts';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { type Pack, verifyPack } from '../../../tools/proof/verify-pack.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { fillCheckout, pay } from '../../people/hotels/pay-stay.ts';
import { runJobs } from '../../people/move-clock.ts';
import { openStayCheckout } from '../../people/open-checkout.ts';
import { useVisits, widthsOfWay } from '../../people/visit.ts';

const visit = useVisits();
const NEWEST_TERMS = BOOKING_TERMS.at(-1)!.id;
const inDollars = (minor: number): string =>
  `$${(minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

test.each(widthsOfWay(1440))('the receipt of a booking is saved as a PDF at %i pixels', async (width) => {
  const maya = await visit({ width });
  const { page, words } = maya;
  await openStayCheckout(maya, datesAhead(width === 390 ? 171 : 178));
  await fillCheckout(maya);
  const { code, bookingId, charged } = await pay(maya);

  await page.getByRole('button', { name: words.text('trip.action.receipts') }).click();
  const dialog = page.getByRole('dialog');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words.text('trip.receipt.download') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`receipt-${code}.pdf`);
  await dialog.getByText(words.text('trip.receipt.saved')).waitFor();
  const { text } = await extractText(new Uint8Array(await readFile(await download.path())), {
    mergePages: true,
  });
  for (const part of [code, bookingId, inDollars(charged)]) expect(text).toContain(part);
  if (process.env.PROOF_SHOTS)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${process.env.PROOF_SHOTS}/proof-${width}-${colorScheme}.png` });
    }

  // What was agreed to, with a proof that is checked by itself
  const [data] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words.text('trip.proof.data') }).click(),
  ]);
  const pack = JSON.parse(await readFile(await data.path(), 'utf8')) as Pack;
  expect(verifyPack(pack).problems).toEqual([]);
  expect(verifyPack(pack).notes.join()).toContain((charged / 100).toFixed(2));
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words.text('trip.proof.paper') }).click(),
  ]);
  const bytes = await readFile(await paper.path());
  if (process.env.PROOF_SHOTS) await writeFile(`${process.env.PROOF_SHOTS}/proof.pdf`, bytes);
  const proof = await extractText(new Uint8Array(bytes), { mergePages: true });
  for (const part of [code, NEWEST_TERMS, inDollars(charged)]) expect(proof.text).toContain(part);

  // The terms that were agreed to, in the version of that day
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: words.like('trip.receipt.terms') }).click(),
  ]);
  await terms
    .getByText(words.like('terms.version', { version: NEWEST_TERMS }))
    .first()
    .waitFor();
  expect(new URL(terms.url()).searchParams.get('version')).toBe(NEWEST_TERMS);

  // Without a mail server, mail is files in the state directory
  const file = join(process.env.E2E_STATE_DIR ?? '', 'mail', `bookingConfirmed.${bookingId}.eml`);
  await runJobs('messages');
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain(code);
});
