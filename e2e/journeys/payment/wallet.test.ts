/** The wallet: offers and vouchers are added, a line is disputed. */
import { expect, test } from 'vitest';
import { isAccessible } from '../../people/inspect-text.ts';
import { creditToSpend } from '../../people/pay-by-several.ts';
import { useVisits } from '../../people/visit.ts';

const visit = useVisits();

test('an offer is activated, the ledger saved as a file, and a line disputed', async () => {
  const maya = await visit();
  const { page, words } = maya;
  await creditToSpend(maya);
  await isAccessible(maya, 'wallet');
  await page.getByRole('button', { name: words.startOf('wallet.offer.activate') }).click();
  await page.getByText(words.within('wallet.offer.activated')).waitFor();
  await page.reload();
  await page.getByText(words.text('wallet.offer.status.added')).first().waitFor();
  expect(await page.getByRole('button', { name: words.startOf('wallet.offer.activate') }).count()).toBe(0);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.text('wallet.activity.export') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);

  await page
    .getByRole('button', { name: words.startOf('wallet.activity.menu') })
    .first()
    .click();
  await page.getByRole('button', { name: words.text('wallet.dispute.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.text('wallet.dispute.send') }).click();
  await dialog.getByText(words.text('wallet.dispute.missing')).waitFor();
  await dialog.getByLabel(words.text('wallet.dispute.field')).fill('The amount should be higher.');
  await isAccessible(maya, 'dispute');
  await dialog.getByRole('button', { name: words.text('wallet.dispute.send') }).click();
  await dialog.getByText(words.within('wallet.dispute.done.text')).waitFor();
  await dialog.getByRole('button', { name: words.text('wallet.dispute.done.action') }).click();
  // Its line says what was reported, and leads to the case
  await page
    .getByRole('link', { name: words.startOf('wallet.dispute.state.open') })
    .first()
    .click();
  await page.getByText(words.within('support.case.title')).first().waitFor();
});

test('a voucher that is not open is refused with what to do, and what was typed stays', async () => {
  const maya = await visit();
  const { page, words } = maya;
  await maya.open('/wallet');
  const field = page.getByLabel(words.text('wallet.voucher.field'));
  await field.fill('NO-SUCH-CODE');
  await field.press('Enter');
  await page.getByText(words.text('errors.VoucherNotOpen.title')).waitFor();
  expect(await field.inputValue()).toBe('NO-SUCH-CODE');
});

test('a voucher that is answered while the next is typed says so, and what was typed stays', async () => {
  const jonah = await visit({ person: 'jonah' });
  const { page, words } = jonah;
  await jonah.open('/wallet');
  const field = page.getByLabel(words.text('wallet.voucher.field'));
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v0/**/redeem', async (route) => {
    await held.promise;
    await route.continue();
  });
  await field.fill('TRIP-DEMO-2027');
  const sent = page.waitForRequest((request) => request.url().endsWith('/redeem'));
  await field.press('Enter');
  await sent;
  await field.fill('TRIP-NEXT');
  held.resolve();
  // It opens once: a product that these journeys have been through before refuses it
  const opened = page.getByText(words.within('wallet.voucher.added'));
  await opened.or(page.getByText(words.text('errors.VoucherNotOpen.title'))).waitFor();
  expect(await field.inputValue()).toBe('TRIP-NEXT');
});

test('another rewards account is selected, and the header shows its balance', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  await open('/wallet');
  const pill = page.locator('.miles-pill b');
  await pill.waitFor();
  const before = await pill.innerText();
  const select = page.getByRole('button', { name: words.startOf('wallet.cards.selectNamed') });
  await select.first().click();
  await page.getByText(words.text('wallet.cards.selected')).first().waitFor();
  await expect.poll(() => pill.innerText()).not.toBe(before);
  await isAccessible(maya, 'another account');
  await page.reload();
  await expect.poll(() => pill.innerText()).not.toBe(before);
  await page.getByRole('button', { name: words.text('wallet.cards.refresh') }).click();
  await select.first().click();
  await expect.poll(() => pill.innerText()).toBe(before);
});
