/** From a trip's page to its end: the refund is read before anything is given up. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { amountsIn } from '../read-amount.ts';
import type { Visit } from '../visit.ts';

/** Opens the dialog and reads the terms as they are now. */
export async function openCancel({ page, words }: Visit): Promise<Locator> {
  await page.getByRole('button', { name: words.text('hotel.trip.action.cancel') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.text('trip.cancel.refundTo')).waitFor();
  return dialog;
}

/** Where a part goes back to: a card or an account by a day, a credit by its rule. */
const LINES = ['lineDue', 'lineMiles', 'lineOutcome.returned', 'lineOutcome.reissued'];

/** The amounts that go back, tender by tender. */
export async function readRefund({ page, words }: Visit, dialog: Locator): Promise<number[]> {
  const anyLine = new RegExp(LINES.map((id) => words.like(`trip.cancel.${id}`).source).join('|'));
  const line = page.getByRole('term').filter({ hasText: anyLine });
  const amounts = dialog.locator('dl > div').filter({ has: line }).getByRole('definition');
  return (await amounts.allInnerTexts()).flatMap(amountsIn);
}

/** Confirms and withdraws it while nothing has been sent; ends on the trip as it was. */
export async function withdrawCancel(
  { page, words }: Visit,
  dialog: Locator,
  inspect: () => Promise<void>,
): Promise<void> {
  await dialog.getByRole('button', { name: words.text('trip.cancel.review') }).click();
  await dialog.getByRole('button', { name: words.like('trip.cancel.confirm.yes') }).click();
  await dialog.getByRole('timer').waitFor();
  await inspect();
  await dialog.getByRole('button', { name: words.text('trip.undo.undo') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: words.text('hotel.trip.action.cancel') }).waitFor();
}

/** Goes through to the end without waiting; `refund` is what the last button must name. */
export async function confirmCancel({ page, words }: Visit, dialog: Locator, refund: number): Promise<void> {
  await dialog.getByRole('button', { name: words.text('trip.cancel.review') }).click();
  const yes = dialog.getByRole('button', { name: words.like('trip.cancel.confirm.yes') });
  expect(amountsIn(await yes.innerText())).toEqual([refund]);
  await yes.click();
  await dialog.getByRole('button', { name: words.text('trip.undo.now') }).click();
  await page.getByText(words.like('trip.canceled.title')).first().waitFor();
}
