/** Writing to support, what agents don't see, and the pages that anybody may read. */
import { readFile } from 'node:fs/promises';
import { PNG } from '@sojourn/domain/support/testing/sample-files.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAccessible } from '../../people/inspect-text.ts';
import { useVisits } from '../../people/visit.ts';
import { wordsOf } from '../../people/words.ts';
import { signIn } from '../../sign-in.ts';

const visit = useVisits();

test('a message to support opens a case, with a page that has its code and words', async () => {
  const jonah = await visit({ person: 'jonah', width: 390 });
  const { page, words } = jonah;
  await jonah.open('/support');
  const send = page.getByRole('button', { name: words.text('support.send') });
  await send.click();
  await page.getByText(words.text('support.topic.missing')).waitFor();
  await page.getByText(words.text('support.text.missing')).waitFor();
  await isAccessible(jonah, 'support');
  await page.getByLabel(words.text('support.topic')).selectOption('refund');
  await page.getByLabel(words.text('support.text')).fill('Where is my refund?');
  await attachFiles(page);
  await isAccessible(jonah, 'support with files');
  await send.click();
  await page.getByRole('heading', { name: words.text('support.sent.title') }).waitFor();
  const code =
    /C-[2-9A-Z]{6}/.exec(await page.locator('main form, main [role=status]').first().innerText())?.[0] ?? '';
  await page.getByRole('link', { name: words.text('support.sent.see') }).click();
  await page.getByText(words.within('support.case.title', { code })).waitFor();
  await page.getByText('Where is my refund?').waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'receipt.png' }).click(),
  ]);
  expect(await readFile(await saved.path())).toEqual(Buffer.from(PNG));
  await isAccessible(jonah, 'case');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: words.text('support.case.back') }).click();
  await page.getByRole('link', { name: code }).waitFor();
});

/** One that lies about itself, and one that's lost on its way before it's sent once more. */
async function attachFiles(page: Page): Promise<void> {
  const words = wordsOf('en');
  const chosen = page.getByRole('list', { name: words.text('files.chosen') }).getByRole('listitem');
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('page.png', Buffer.from('<html><script>alert(1)</script></html>'));
  await chosen.getByText(words.within('errors.FileTypeRefused.title')).waitFor();
  await page.getByRole('button', { name: words.like('files.remove', { name: 'page.png' }) }).click();
  await page.route('**/support/files?*', (route) => route.abort(), { times: 1 });
  await choose('receipt.png', Buffer.from(PNG));
  await page.getByRole('button', { name: words.like('files.retry', { name: 'receipt.png' }) }).click();
  await page
    .getByText(words.within('files.progress', { sent: '1', all: '1' }))
    .waitFor({ state: 'attached' });
}

test('an agent is offered no wallet, trips or favorites, and finds them closed', async () => {
  const { page, portal, words } = await visit({ person: null });
  await signIn(page, portal, 'sam.whitfield');
  for (const name of ['shell.nav.trips', 'shell.nav.wallet', 'shell.nav.favorites'] as const)
    expect(await page.getByRole('link', { name: words.text(name), exact: true }).count()).toBe(0);
  for (const path of ['/wallet', '/trips', '/favorites/', '/checkout/chk_00000000000000000000000000']) {
    await page.goto(`${portal}${path}`);
    await page.getByRole('heading', { name: words.text('shell.agent.title') }).waitFor();
  }
});

test.each(['privacy', 'cookies', 'accessibility'] as const)('anybody may read of %s', async (name) => {
  const anybody = await visit({ person: null, width: 390 });
  const { page, words } = anybody;
  await anybody.open('/faq/');
  await page.getByRole('link', { name: words.text(`shell.footer.${name}`), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words.text(`legal.${name}.title`) }).waitFor();
  await isAccessible(anybody, name);
});
