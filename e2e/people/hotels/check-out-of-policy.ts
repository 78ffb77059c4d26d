import { readAmount } from '../read-amount.ts';
import type { Visit } from '../visit.ts';
import { chooseRate } from './choose-stay.ts';
import { datesAhead, openResults, settledCards } from './find-stay.ts';
import { fillCheckout, reserve } from './pay-stay.ts';

/** A five-star stay, which the policy doesn't allow, up to the checkout that is filled in. */
export async function checkOutOfPolicy(daniel: Visit, filters: string, days: number): Promise<void> {
  const { page, words } = daniel;
  await openResults(daniel, `&stars=5&sort=PriceDesc${filters}`, datesAhead(days, 2));
  const card = (await settledCards(daniel)).first();
  const total = await readAmount(card.locator('.price__total'));
  await card.getByRole('link').first().click();
  await chooseRate(daniel, total);
  await reserve(daniel);
  await page.getByRole('heading', { name: words.text('approvals.checkout.title') }).waitFor();
  await fillCheckout(daniel);
}
