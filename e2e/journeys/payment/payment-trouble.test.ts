/** When paying doesn't go through at first: what the page shows and saves, and that it works in the end. */
import { describe, expect, test } from 'vitest';
import { countTrips } from '../../people/count-trips.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import {
  amountToPay,
  checkoutFields,
  expectFilled,
  fillCheckout,
  pay,
  payButton,
} from '../../people/hotels/pay-stay.ts';
import { openStayCheckout } from '../../people/open-checkout.ts';
import { amountsIn } from '../../people/read-amount.ts';
import { useVisits } from '../../people/visit.ts';

const visit = useVisits();

test('a declined card is named with its cause and the next step; then one booking comes of it', async () => {
  const dates = datesAhead(72);
  const maya = await visit({ width: 390 });
  const { page, words } = maya;
  await openStayCheckout(maya, dates, 'card-declined');
  const before = await countTrips(page, dates);
  await fillCheckout(maya);
  await payButton(maya).click();
  const panel = page.getByRole('alert');
  await panel.getByText(words.text('checkout.payment.CardDeclined.title')).waitFor();
  await panel.getByText(words.text('checkout.payment.CardDeclined.cause')).waitFor();
  await panel.getByText(words.text('checkout.failure.safeCard')).waitFor();
  await panel.getByRole('button', { name: words.text('checkout.action.otherCard') }).click();
  expect(
    await checkoutFields(maya)
      .cards.first()
      .evaluate((card) => card === document.activeElement),
  ).toBe(true);
  await expectFilled(maya);
  expect(await countTrips(page, dates)).toBe(before);

  await setScenario(maya, null);
  await page.reload();
  await panel.getByText(words.text('checkout.payment.CardDeclined.title')).waitFor();
  await expectFilled(maya);
  const { code } = await pay(maya);
  expect(code).toMatch(/^H-/);
  expect(await countTrips(page, dates)).toBe(before + 1);
});

describe('a price that changes while paying', () => {
  test('is shown and accepted when it rose, and the new one is charged', async () => {
    const maya = await visit();
    const { page, words } = maya;
    await openStayCheckout(maya, datesAhead(78));
    await fillCheckout(maya);
    const before = await amountToPay(maya);
    await setScenario(maya, 'price-rise');
    await payButton(maya).click();
    const rise = page.getByRole('region', { name: words.like('checkout.rise.title') });
    const [difference = 0] = amountsIn(await rise.getByRole('heading', { level: 2 }).innerText());
    const after = before + difference;
    expect(difference).toBeGreaterThan(0);
    const lines = (await rise.getByRole('definition').allInnerTexts()).flatMap(amountsIn);
    expect(lines).toEqual([before, difference, after]);
    expect(await page.getByRole('button', { name: words.text('checkout.pay.accept') }).count()).toBe(1);
    const accept = rise.getByRole('button', { name: words.like('checkout.rise.accept') });
    expect(amountsIn(await accept.innerText())).toEqual([after]);
    await accept.click();
    await rise.waitFor({ state: 'detached' });
    await expectFilled(maya);
    expect(await amountToPay(maya)).toBe(after);
    expect((await pay(maya)).charged).toBe(after);
  });

  test('passes through when it fell: the lower one is charged', async () => {
    const maya = await visit();
    await openStayCheckout(maya, datesAhead(84));
    await fillCheckout(maya);
    const before = await amountToPay(maya);
    await setScenario(maya, 'price-fall');
    const { charged } = await pay(maya);
    expect(charged).toBeLessThan(before);
    expect(charged).toBeGreaterThan(before * 0.9);
  });
});
