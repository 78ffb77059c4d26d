/** From the page of a flight trip to its end, within the 24 hours in which everything comes back. */
import type { Locator } from 'playwright-core';
import { amountsIn } from '../read-amount.ts';
import type { Visit } from '../visit.ts';

/** Opens the dialog and waits for the terms as they are now. */
export async function openFlightCancel({ page, words }: Visit): Promise<Locator> {
  await page.getByRole('button', { name: words.text('flight.trip.action.cancel'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.text('trip.cancel.refundTo')).waitFor();
  return dialog;
}

/** Goes through to the end; resolves with the refund that the last button shows, in cents. */
export async function cancelFlight(visit: Visit): Promise<number> {
  const { page, words } = visit;
  const dialog = await openFlightCancel(visit);
  await dialog.getByRole('button', { name: words.text('trip.cancel.review') }).click();
  await dialog.getByText(words.text('trip.cancelFlight.confirm.warn')).waitFor();
  const yes = dialog.getByRole('button', { name: words.like('trip.cancelFlight.confirm.yes') });
  const [refund = 0] = amountsIn(await yes.innerText());
  await yes.click();
  await dialog.getByRole('button', { name: words.text('trip.undo.now') }).click();
  await page.getByText(words.like('trip.canceled.title')).first().waitFor();
  return refund;
}
