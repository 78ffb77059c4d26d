/** Choosing credits and miles beside the card, and reading what each pays. */
import type { Locator } from 'playwright-core';
import { amountsIn, openSummary, readAmount } from './read-amount.ts';
import type { Visit } from './visit.ts';

/** The row of a credit, by what it is called. */
export const creditBox = ({ page, words }: Visit, type: string): Locator =>
  page.getByRole('checkbox', { name: words.startOf(`booking.credit.${type}`) }).first();

const milesBox = ({ page, words }: Visit, product: string): Locator =>
  page.getByRole('checkbox', { name: words.startOf('checkout.tender.miles', { product }) });

/** Ticks an account and types how many miles it pays. */
export async function useMiles(visit: Visit, product: string, miles: number): Promise<void> {
  const { page, words } = visit;
  await milesBox(visit, product).check();
  const field = page.getByLabel(words.text('checkout.tender.milesField')).first();
  await field.fill(String(miles));
  await field.press('Enter');
}

/** What the summary says comes off and what stays for the card; all in minor units. */
export async function tendersShown({ page }: Visit): Promise<number[]> {
  await openSummary(page);
  return amountsIn(await page.locator('.checkout-summary__tenders').innerText());
}

/** The balance that the wallet page shows. */
export async function creditToSpend(visit: Visit): Promise<number> {
  await visit.open('/wallet');
  const balance = visit.page.locator('.wallet-balance .display-xl');
  await balance.waitFor();
  return readAmount(balance);
}
