/** Straight to a checkout, for journeys that begin there: the cheapest free-to-cancel stay of a search. */

import { readAmount } from '../read-amount.ts';
import type { Visit } from '../visit.ts';
import { chooseRate } from './choose-stay.ts';
import { type Dates, openResults, settledCards } from './find-stay.ts';
import { reserve } from './pay-stay.ts';

/**
 * Journeys run side by side and prices follow demand, so each has nights of its own, six days from the next.
 * `scenario` is one of the lab's.
 */
async function openStay(visit: Visit, dates: Dates, scenario?: string): Promise<void> {
  await openResults(
    visit,
    `&free=1&sort=Price${scenario === undefined ? '' : `&scenario=${scenario}`}`,
    dates,
  );
  const card = (await settledCards(visit)).first();
  const total = await readAmount(card.locator('.price__total'));
  await card.getByRole('link').first().click();
  await chooseRate(visit, total);
}

export async function beginCheckout(visit: Visit, dates: Dates, scenario?: string): Promise<void> {
  await openStay(visit, dates, scenario);
  await reserve(visit);
}

/** Names a lab scenario for this window from now on; nothing switches it off. The address is kept. */
export async function setScenario({ page }: Visit, scenario: string | null): Promise<void> {
  await page.evaluate((name) => {
    if (name === null) sessionStorage.removeItem('scenario');
    else sessionStorage.setItem('scenario', name);
  }, scenario);
}
