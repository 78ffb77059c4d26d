/** Typing a card into the vault's fields, as a person does. */
import type { FrameLocator, Locator } from 'playwright-core';
import { demoNumber } from '../../apps/vault/src/cards/card-number.ts';
import { TEXTS } from '../../apps/vault/src/fields/page/texts.ts';
import type { Visit } from './visit.ts';

type TypedCard = {
  readonly number: string;
  readonly expiry: string;
  readonly verification: string;
  readonly name: string;
  readonly zip: string;
  readonly country: string;
};
/** One of the documented test numbers: good. */
export const GOOD_CARD: TypedCard = {
  number: '4242424242424242',
  expiry: '0431',
  verification: '123',
  name: 'Maya Okafor',
  zip: '02110',
  country: 'US',
};
/** A virtual number of Maya's Summit account. */
export const VIRTUAL_NUMBER = demoNumber('438857', '8820');

type CardEntry = {
  readonly dialog: Locator;
  readonly frame: FrameLocator;
  readonly field: (name: keyof TypedCard) => Locator;
  readonly save: Locator;
};

/** Presses "Add a card" and waits for the fields. */
export async function openCardEntry(visit: Visit): Promise<CardEntry> {
  const { page, words } = visit;
  await page.getByRole('button', { name: words.text('cards.add'), exact: true }).click();
  return fieldsIn(visit, page.getByRole('dialog', { name: words.text('cards.add.title') }));
}

/** The same for the new number of a card. */
export async function renewEntry(visit: Visit, lastFour: string): Promise<CardEntry> {
  const { page, words } = visit;
  await page.getByRole('button', { name: words.like('cards.renew.of', { lastFour }) }).click();
  return fieldsIn(visit, page.getByRole('dialog', { name: words.text('cards.renew.title') }));
}

async function fieldsIn({ words }: Visit, dialog: Locator): Promise<CardEntry> {
  const frame = dialog.frameLocator('iframe');
  const labels = TEXTS[words.language].labels;
  const field = (name: keyof TypedCard) => frame.getByLabel(labels[name]);
  await field('number').waitFor();
  return {
    dialog,
    frame,
    field,
    save: dialog.getByRole('button', { name: words.text('cards.add.save'), exact: true }),
  };
}

export async function typeCard(entry: CardEntry, change: Partial<TypedCard> = {}): Promise<void> {
  const card = { ...GOOD_CARD, ...change };
  for (const name of ['number', 'expiry', 'verification', 'name', 'zip'] as const) {
    await entry.field(name).fill('');
    await entry.field(name).pressSequentially(card[name]);
  }
  await entry.field('country').selectOption(card.country);
}

/** The row of a saved card in the profile. */
export const savedCard = ({ page, words }: Visit, lastFour: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(words.like('cards.ending', { lastFour })) });

export async function removeCard(visit: Visit, lastFour: string): Promise<void> {
  const { page, words } = visit;
  const row = savedCard(visit, lastFour);
  await row.getByRole('button', { name: words.like('cards.remove', { lastFour }) }).click();
  const dialog = page.getByRole('dialog', { name: words.text('cards.remove.title') });
  await dialog.getByRole('button', { name: words.text('cards.remove.confirm') }).click();
  await row.waitFor({ state: 'detached' });
}
