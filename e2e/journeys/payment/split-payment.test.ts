/** One stay paid by credit, miles and card, seen on the trip, and given back to each of them. */
import { expect, test } from 'vitest';
import { confirmCancel, openCancel, readRefund, withdrawCancel } from '../../people/hotels/cancel-stay.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { amountToPay, fillCheckout, pay } from '../../people/hotels/pay-stay.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { openStayCheckout } from '../../people/open-checkout.ts';
import { creditBox, creditToSpend, tendersShown, useMiles } from '../../people/pay-by-several.ts';
import { amountsIn } from '../../people/read-amount.ts';
import { useVisits, widthsOfWay } from '../../people/visit.ts';

const visit = useVisits();
const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

/** Each width has nights and a credit of its own. */
const OWN = {
  1440: { days: 210, credit: 'PriceMatchCredit', minor: 3_640 },
  390: { days: 216, credit: 'PriceDropCredit', minor: 5_000 },
} as const;

test.each(widthsOfWay(390))(
  'a stay is paid by credit, miles and card, and canceled, at %i pixels',
  async (width) => {
    const maya = await visit({ width });
    const { page, words } = maya;
    const { days, credit, minor } = OWN[width];
    const before = await creditToSpend(maya);
    await openStayCheckout(maya, datesAhead(days));
    const total = await amountToPay(maya);
    await creditBox(maya, credit).check();
    await useMiles(maya, 'Harbor Summit', 4_000);
    const parts = await tendersShown(maya);
    expect(parts).toEqual([minor, 4_000, total - minor - 4_000]);
    expect(await amountToPay(maya)).toBe(total - minor - 4_000);

    await fillCheckout(maya);
    await page.reload();
    // What was chosen lives on the server
    await expect.poll(() => tendersShown(maya)).toEqual(parts);
    await isAccessible(maya, 'checkout with three tenders');
    const booked = await pay(maya);
    const payment = page.getByRole('region', { name: words.text('hotel.trip.payment.title') });
    await payment.getByText(words.like('hotel.trip.earning.Pending')).waitFor();
    const paid = amountsIn(await payment.innerText());
    for (const part of parts) expect(paid).toContain(part);
    expect(await creditToSpend(maya)).toBe(before - minor);

    await maya.open(`/trips/${booked.bookingId}`);
    const dialog = await openCancel(maya);
    expect(sum(await readRefund(maya, dialog))).toBe(total);
    await withdrawCancel(maya, dialog, () => isAccessible(maya, 'a cancellation that waits'));
    await confirmCancel(maya, await openCancel(maya), total);
    const refunds = page.getByRole('region', { name: words.text('trip.refund.title'), exact: true });
    await refunds.getByText(words.text('trip.refund.outcome.returned')).waitFor();
    expect(amountsIn(await refunds.getByRole('list').innerText()).toSorted((a, b) => a - b)).toEqual(
      parts.toSorted((a, b) => a - b),
    );
    await isAccessible(maya, 'refund tracer');
    expect(await creditToSpend(maya)).toBe(before);
  },
);

test('the suggested mix is taken over with one press, and says why', async () => {
  const maya = await visit();
  const { page, words } = maya;
  await openStayCheckout(maya, datesAhead(222));
  const total = await amountToPay(maya);
  await page.getByRole('button', { name: words.text('checkout.best.use') }).click();
  await page.getByText(words.text('checkout.best.used')).waitFor();
  await page.getByText(words.text('checkout.best.why')).click();
  await page.getByText(words.within('checkout.best.runnerUp')).waitFor();
  const parts = await tendersShown(maya);
  expect(sum(parts)).toBe(total);
  expect(parts.at(-1), 'what stays on the card').toBeLessThan(total);
  await page.reload();
  await page.getByText(words.text('checkout.best.used')).waitFor();
  expect(await tendersShown(maya)).toEqual(parts);
});
