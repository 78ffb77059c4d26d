/** Amounts as they are printed, read back into minor units. */
import type { Locator, Page } from 'playwright-core';

/**
 * "$1,384.32", "1 384,32 $ US", "US$1,384.32": an amount with its two decimals, in groups of three digits.
 * What stands before it, such as a card's last four, is no part of it.
 */
const AMOUNT = /(?<!\d)\d{1,3}(?:[ \u00a0\u202f.,]\d{3})*[.,]\d{2}(?!\d)/g;

export const amountsIn = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(([amount]) => Number(amount.replace(/\D/g, '')));

/** "$309", as prices to scan are printed: in dollars. */
export const wholeAmountsIn = (text: string): number[] =>
  [...text.matchAll(/\$(\d{1,3}(?:,\d{3})*)(?![\d,]*\.?\d)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );

/** The one amount that an element shows; throws when it shows none or several different ones. */
export async function readAmount(element: Locator): Promise<number> {
  const text = await element.innerText();
  const [amount, ...others] = new Set(amountsIn(text));
  if (amount === undefined || others.length > 0) throw new Error(`not one amount: ${text}`);
  return amount;
}

/** On phones the summary of a checkout is folded: opens it, so that its amounts can be read. */
export async function openSummary(page: Page): Promise<void> {
  const fold = page.locator('.summary details:not([open]) > .summary__fold');
  if ((await fold.count()) > 0) await fold.click();
}
