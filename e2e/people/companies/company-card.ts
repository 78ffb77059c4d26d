/** An admin gives the company a card, in the vault's fields of the set-up page. */
import type { Page } from 'playwright-core';
import { demoNumber } from '../../../apps/vault/src/cards/card-number.ts';
import { TEXTS } from '../../../apps/vault/src/fields/page/texts.ts';
import { wordsOf } from '../words.ts';

/** Of Northline's account, as Priya's bank has it. */
const NORTHLINE_CARD = {
  number: demoNumber('552433', '7702'),
  expiry: '0431',
  verification: '123',
  name: 'Priya Nair',
  zip: '02110',
};

/** On the set-up page, which has no card yet. `typed` is called with the dialog filled in. */
export async function addCompanyCard(page: Page, typed = async () => {}) {
  const words = wordsOf('en');
  const panel = page.getByRole('region', { name: words.text('adminSetup.card'), exact: true });
  await panel.getByText(words.text('adminSetup.card.none')).waitFor();
  await panel.getByRole('button', { name: words.text('adminSetup.card.add') }).click();
  const dialog = page.getByRole('dialog', { name: words.text('adminSetup.card.add') });
  const frame = dialog.frameLocator('iframe');
  const { labels } = TEXTS.en;
  for (const [name, value] of Object.entries(NORTHLINE_CARD) as [keyof typeof NORTHLINE_CARD, string][])
    await frame.getByLabel(labels[name]).pressSequentially(value);
  await frame.getByLabel(labels.country).selectOption('US');
  await typed();
  await dialog.getByRole('button', { name: words.text('cards.add.save'), exact: true }).click();
  await panel.getByText(NORTHLINE_CARD.number.slice(-4)).waitFor();
  return panel;
}
