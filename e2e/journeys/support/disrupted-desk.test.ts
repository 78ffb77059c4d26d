/** What an agent sees of a late flight: what happened, what covers it, what's held, and what was chosen. */
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import {
  bookHelped,
  disruptionAddress,
  goTo,
  happen,
  moveBefore,
} from '../../people/flights/disrupt-flight.ts';
import { overflowOf } from '../../people/inspect-text.ts';
import { moveClock } from '../../people/move-clock.ts';
import { ALL_FLIGHTS, useOwnProduct } from '../../people/own-product.ts';
import { shoot } from '../../people/shoot.ts';
import { useVisits } from '../../people/visit.ts';
import { useDesk } from '../../people/visit-desk.ts';

// The clock moves to the day of travel
useOwnProduct(['maya'], ALL_FLIGHTS);
const visit = useVisits();
const openDesk = useDesk();
afterEach(() => moveClock(0));

test('a late flight at the desk, from the seats that are held to what paid', async () => {
  const maya = await visit();
  const { words } = maya;
  await goTo(maya, 0);
  const bookingId = await bookHelped(maya, { slices: ['BOS.LIS.3', 'LIS.BOS.9'] });
  await moveBefore(maya, bookingId, 10);
  await happen(maya, bookingId, 'flight-delayed');

  const { page } = await openDesk(maya.portal, 'sam.whitfield');
  await page.locator('#desk-search').fill('Okafor');
  await page.locator('.found__link', { hasText: 'Maya' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Maya Okafor' }).waitFor();
  const booking = page.locator('.bookings__item', { hasText: words.text('desk.cover.type.Delayed') });
  await booking.waitFor();
  await shoot(page, 'desk-customer');
  const see = booking.getByRole('button', { name: words.text('desk.cover.button') });
  await see.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.text('desk.cover.plan.none')).waitFor();
  await dialog.getByText(words.text('desk.cover.can.Rebook')).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await maya.open(disruptionAddress(bookingId));
  const choose = maya.page.getByRole('button', { name: words.startOf('disruption.option.chooseOf') });
  await choose.first().waitFor();
  await see.click();
  await dialog.getByText(words.startOf('desk.cover.held.held')).first().waitFor();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await shoot(page, 'desk-held');
  await page.keyboard.press('Escape');

  await choose.first().click();
  await maya.page
    .getByRole('dialog')
    .getByRole('button', { name: words.startOf('disruption.confirm.yes') })
    .click();
  await maya.page.getByRole('link', { name: words.text('disruption.toReplacement') }).waitFor();
  await see.click();
  await dialog.getByText(words.text('desk.cover.choice.rebook')).waitFor();
  await dialog.getByText(words.text('desk.cover.paid')).first().waitFor();
  await shoot(page, 'desk-chosen');
});
