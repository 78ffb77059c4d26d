/**
 * Where people are: before Daniel's stay Priya sees his plans, and on its days he's on her map, in its area
 * and with its own time; she asks him if he's safe, and sees what he answers by the link in the mail, without
 * signing in, on that day alone.
 */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '@sojourn/domain/dates.ts';
import { nowMs } from '@sojourn/domain/testing/today.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { enterAdmin, openAdmin } from '../../people/admin-site.ts';
import { datesAhead, openResults, settledCards } from '../../people/hotels/find-stay.ts';
import { fillCheckout, pay, reserve } from '../../people/hotels/pay-stay.ts';
import { moveClock, runJobs } from '../../people/move-clock.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { looksOf, useVisits, windowAt } from '../../people/visit.ts';
import { wordsOf } from '../../people/words.ts';

useOwnProduct(['daniel']);
const visit = useVisits();
const words = wordsOf('en');
let context: BrowserContext | undefined;
afterEach(async () => {
  await context?.close();
  await moveClock(0);
});

async function shotOf(page: Page, name: string): Promise<void> {
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}.${name}.png`, fullPage: true });
}

const MAIL = () => join(process.env.E2E_STATE_DIR ?? '', 'mail');
const mailsOf = async (kind: string) =>
  (await readdir(MAIL())).filter((name) => name.startsWith(`${kind}.`) && name.endsWith('.eml'));

/** Of every message that travelers got. */
async function answerLinks(): Promise<string[]> {
  await runJobs('messages');
  await expect.poll(() => mailsOf('companyMessage')).not.toEqual([]);
  const mails = (await mailsOf('companyMessage')).map((name) => readFile(join(MAIL(), name), 'utf8'));
  return (await Promise.all(mails)).map((mail) => {
    const [link = ''] = /https?:\/\/\S+\/how-are-you\/[\w.-]+/.exec(mail.replace(/=\r?\n/g, '')) ?? [];
    return link;
  });
}

test('Priya finds Daniel on the map, and nobody far from him', async () => {
  const dates = datesAhead(2);
  const daniel = await visit({ person: 'daniel' });
  await openResults(daniel, '&stars=3,4&sort=Price', dates);
  const fits = (await settledCards(daniel)).filter({ hasText: daniel.words.text('policy.tag.in') });
  await fits.first().getByRole('link').first().click();
  await reserve(daniel);
  await fillCheckout(daniel);
  await pay(daniel);
  const opened = await openAdmin();
  context = opened.context;
  const { page, admin } = opened;
  const shot = (name: string) => shotOf(page, name);
  // Noon of a day of the stay, which is that day on every calendar involved
  const there = addDays(dates.checkIn, 1);
  const ahead = Date.parse(`${there}T16:00:00Z`) - nowMs();
  await moveClock(Math.round(ahead / 1000));
  await page.clock.install({ time: nowMs() + ahead });
  await enterAdmin(page, admin, 'priya.nair');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words.within('admin.nav.travelers') })
    .click();
  const day = page.getByLabel(words.text('adminTravel.day'), { exact: true });
  await day.fill(addDays(there, 1));
  await page.getByRole('columnheader', { name: words.text('adminTravel.plans') }).waitFor();
  expect(await page.getByRole('columnheader', { name: words.text('adminTravel.there') }).count()).toBe(0);
  await shot('ahead');
  await day.fill(there);
  await page.getByRole('region', { name: words.text('adminTravel.map'), exact: true }).waitFor();
  await page.locator('.travel-pin').filter({ hasText: 'Lisbon' }).waitFor();
  await page.getByRole('row').filter({ hasText: 'Daniel Reyes' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await shot('everywhere');

  const around = page.getByRole('combobox', { name: words.text('adminTravel.area'), exact: true });
  await around.fill('Lisbon');
  await page.getByRole('option').filter({ hasText: 'Lisbon' }).first().click();
  await page.getByRole('button', { name: words.like('adminTravel.send', { count: '1' }) }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await shot('area');

  await page.getByRole('button', { name: words.text('adminTravel.draft.safe'), exact: true }).click();
  await page.getByRole('button', { name: words.like('adminTravel.send', { count: '1' }) }).dblclick();
  const panel = page.getByRole('region', { name: 'Lisbon', exact: true });
  await panel.getByRole('listitem').getByText(words.text('adminTravel.reply.none')).waitFor();
  await page.getByRole('radio', { name: words.like('adminTravel.to.open', { count: '1' }) }).waitFor();
  const links = await answerLinks();
  expect(links).toHaveLength(1);

  const nobody = await visit({ person: null, width: 390, language: 'fr' });
  await nobody.page.goto(links[0]!);
  await nobody.page.getByRole('heading', { name: nobody.words.text('answer.none.title') }).waitFor();
  expect(await findViolations(nobody.page)).toEqual([]);
  await shotOf(nobody.page, 'answer-390-fr');
  await nobody.page.getByRole('button', { name: nobody.words.text('answer.help'), exact: true }).click();
  await nobody.page.getByRole('button', { name: nobody.words.text('answer.safeNow'), exact: true }).waitFor();
  expect(await findViolations(nobody.page)).toEqual([]);
  await shotOf(nobody.page, 'answer-help-390-fr');
  await page.reload();
  await page
    .locator('.travel-pin')
    .getByText(words.like('adminTravel.map.help', { count: '1' }))
    .waitFor();
  await page
    .getByRole('row')
    .filter({ hasText: 'Daniel Reyes' })
    .getByText(words.text('adminTravel.reply.help'))
    .waitFor();
  expect(await findViolations(page)).toEqual([]);
  await shot('help');
  await day.fill(addDays(there, 1));
  await page.getByRole('columnheader', { name: words.text('adminTravel.plans') }).waitFor();
  expect(await page.getByText(words.text('adminTravel.reply.help'), { exact: true }).count()).toBe(0);
  await day.fill(there);
  await runJobs('messages');
  await expect.poll(() => mailsOf('travelerNeedsHelp')).toHaveLength(1);
  await around.fill('Lisbon');
  await page.getByRole('option').filter({ hasText: 'Lisbon' }).first().click();
  await shot('help-area');

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(windowAt(390));
  await shot('area-390-dark');
  await around.fill('Oslo');
  await page.getByRole('option').filter({ hasText: 'Oslo' }).first().click();
  await page.getByText(words.text('adminTravel.area.nobody')).waitFor();
  await page.getByRole('button', { name: words.text('adminTravel.area.clear'), exact: true }).click();
  await page.getByRole('row').filter({ hasText: 'Daniel Reyes' }).waitFor();

  // In French, on a phone and in the dark
  await page.getByRole('button', { name: words.text('site.header.language') }).click();
  const french = wordsOf('fr');
  await page.getByText(french.text('adminTravel.reply.help')).first().waitFor();
  for (const { width, light } of looksOf('travelers')) {
    await page.setViewportSize(windowAt(width));
    await page.emulateMedia({ colorScheme: light });
    expect(await findViolations(page)).toEqual([]);
    await shot(`fr-${width}-${light}`);
  }
});
