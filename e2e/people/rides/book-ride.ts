/** Finding a ride from Lisbon's airport into the city, and booking it through the pages. */
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import { payActivity } from '../activities/book-activity.ts';
import type { Visit } from '../visit.ts';

/** The address of a list; the flight lands at noon, `days` from today. */
export const ridesAhead = (days: number, { adults, cases } = { adults: 2, cases: 2 }): string =>
  `/ground/availability/?from=airport:LIS&to=city:lisbon-pt&at=${dayAhead(days)}T12:00` +
  `&adults=${adults}&cases=${cases}`;

/** Ends on the list, drawn. */
export async function openRides({ page, open }: Visit, days: number): Promise<void> {
  await open(ridesAhead(days));
  await page.locator('.ride-card').first().waitFor();
}

/** From the list; ends on the checkout of its first private car, everything typed and stored. */
export async function fillRide({ page, words }: Visit): Promise<void> {
  const card = page.locator('.ride-card').filter({ hasText: words.text('ground.kind.private') });
  await card.first().getByRole('button').click();
  await page.waitForURL(/\/checkout\/chk_/);
  await page.getByLabel(words.text('ground.checkout.flight')).fill('TP 216');
  await page.getByLabel(words.like('ground.checkout.address')).fill('Rua Augusta 3');
  await page.getByLabel(words.text('checkout.field.firstName'), { exact: true }).fill('Adaeze');
  await page.getByLabel(words.text('checkout.field.lastName'), { exact: true }).fill('Bello');
  await page.getByLabel(words.like('checkout.field.phone')).fill('+1 617 555 0187');
  const cards = page.getByRole('radio', { name: words.startOf('checkout.pay.ending') });
  await cards.and(page.locator(':enabled')).first().check();
  await page.getByRole('checkbox', { name: words.startOf('ground.checkout.agree.label') }).check();
  await page.getByText(words.text('checkout.save.saved'), { exact: true }).waitFor();
}

/** Pays what's typed; ends on the trip. */
export const payRide = payActivity;
