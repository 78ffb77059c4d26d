/** Customer and agent side by side: a case from its first message to an accepted offer and its money. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { callApi } from '../../people/call-api.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { useVisits } from '../../people/visit.ts';
import { sharedBrowser } from '../../people/windows.ts';
import { wordsOf } from '../../people/words.ts';
import { enterAtBank } from '../../sign-in.ts';

// Maya's wallet grows, and a banner stands in all her windows
useOwnProduct(['maya']);
const visit = useVisits();
const words = wordsOf('en');
let contexts: BrowserContext[] = [];
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});

/** A window of the desk, with nobody signed in. */
async function openDesk(portal: string): Promise<{ page: Page; desk: string; context: BrowserContext }> {
  const desk = portal.replace('//localhost', '//desk.localhost');
  const context = await (await sharedBrowser()).newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return { page, desk, context };
}

async function signInAtDesk(page: Page, desk: string, userName: string): Promise<void> {
  await page.goto(desk);
  await page.getByRole('main').getByRole('button').click();
  await page.locator('input[type=password]').waitFor();
  await enterAtBank(page, userName);
}

test('a message becomes a case, an answer and an offer, which is accepted and is in the wallet', async () => {
  const maya = await visit({ person: 'maya' });
  await maya.open('/support');
  await maya.page.getByLabel(words.text('support.topic')).selectOption('other');
  await maya.page.getByLabel(words.text('support.text')).fill('The shower was cold for all four nights.');
  await maya.page.getByRole('button', { name: words.text('support.send') }).click();
  await maya.page.getByRole('link', { name: words.text('support.sent.see') }).click();
  await maya.page.getByText(words.within('support.thread.promise')).first().waitFor();
  const code = /C-[2-9A-Z]{6}/.exec(await maya.page.getByRole('main').innerText())?.[0] ?? '';

  const { page, desk, context } = await openDesk(maya.portal);
  await signInAtDesk(page, desk, 'sam.whitfield');
  // Found by its code, from the keyboard alone
  await page.locator('#desk-search').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(code);
  await page.locator('.found__link').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Maya Okafor' }).waitFor();
  await page.locator('.history__item', { hasText: code }).getByRole('link').click();
  await page.getByText('The shower was cold for all four nights.').waitFor();
  await page.keyboard.press('t');
  await page.getByText(words.text('desk.case.yours')).waitFor();
  await page.keyboard.press('r');
  await page.keyboard.type('I’m sorry about that, Maya.');
  await page.keyboard.press('Control+Enter');
  await page.locator('.bubble--agent', { hasText: 'I’m sorry about that, Maya.' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('o');
  await page.getByLabel(words.text('desk.offer.amount')).fill('52.80');
  await page.getByLabel(words.text('desk.offer.text')).fill('For the four cold nights.');
  await page.getByRole('button', { name: words.text('desk.offer.send') }).click();
  await page.locator('.offer', { hasText: '$52.80' }).waitFor();

  const before = await balanceOf(maya.home);
  const offer = maya.page.locator('.support-offer');
  await maya.page.reload();
  await offer.getByText('For the four cold nights.').waitFor();
  await maya.page.getByText(words.text('support.promise.paused')).waitFor();
  await offer.getByRole('button', { name: words.like('support.offer.accept', { amount: '$52.80' }) }).click();
  await offer.getByText(words.text('support.offer.state.accepted')).waitFor();
  expect(await balanceOf(maya.home)).toBe(before + 5_280);
  await page.getByText(words.within('desk.event.accepted', { name: 'Maya Okafor' })).waitFor();

  // Every look and deed is written down, and the agent reads their own
  await page.getByRole('button', { name: words.text('desk.audit.open') }).click();
  await page.locator('.audit__item', { hasText: words.text('desk.audit.call.proposeInCase') }).waitFor();
  await page
    .locator('.audit__item', { hasText: words.within('desk.audit.typed', { words: code }) })
    .waitFor();
  expect(await findViolations(page)).toEqual([]);
  await shoot(page, 'audit');
  await page.goBack();

  // Into the portal as Maya: a banner on both sides, and its end
  await page.getByRole('button', { name: words.text('desk.delegate.button') }).click();
  await page.getByLabel(words.text('desk.delegate.reason')).fill('She asked where the credit is');
  const [inside] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: words.text('desk.delegate.open') })
      .click(),
  ]);
  await inside.getByText(words.within('shell.delegation.inside', { name: 'Maya Okafor' })).waitFor();
  await page.getByText(words.within('desk.delegate.you', { name: 'Maya Okafor' })).waitFor();
  await maya.page.reload();
  await maya.page.getByText(words.within('shell.delegation.other', { agent: 'Sam W.' })).waitFor();
  await inside.getByRole('button', { name: words.text('shell.delegation.end') }).click();
  await inside.getByRole('heading', { name: words.text('session.delegated.ended') }).waitFor();
});

/** To look at, both widths and themes; for nothing else. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.DESK_SHOTS;
  if (!folder) return;
  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const balanceOf = async (page: Page): Promise<number> => {
  const { body } = await callApi(page, 'GET', '/travel/wallet');
  return (body as { spendable: { amountMinor: number } }).spendable.amountMinor;
};

test('the desk is for agents alone, and says so', async () => {
  const { portal } = await visit({ person: null });
  const { page, desk } = await openDesk(portal);
  await signInAtDesk(page, desk, 'jonah.okafor');
  await page.getByRole('heading', { name: words.text('desk.denied.title') }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});
