/** From the button that begins a checkout to the checkout, with a reason where the company asks for one. */
import type { Visit } from './visit.ts';

const CHECKOUT = /\/checkout\/chk_/;

export async function reachCheckout({ page, words }: Visit): Promise<void> {
  const modal = page.getByRole('dialog', { name: words.text('policy.title') });
  const opened = page.waitForURL(CHECKOUT).then(() => false);
  const isRefused = await Promise.race([opened, modal.waitFor().then(() => true)]);
  if (!isRefused) return;
  await modal.getByLabel(words.text('policy.reason')).selectOption('noneInPolicy');
  await modal.getByRole('button', { name: words.text('policy.continue') }).click();
  await opened;
}
