/** Seats and bags while they are chosen: whose an exit row is not, and what all of it comes to. */
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { checkoutTotal } from '../../people/flights/choose-flights.ts';
import { fillRest, typeTraveler } from '../../people/flights/fill-travelers.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { payButton } from '../../people/hotels/pay-stay.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { openFlightCheckout } from '../../people/open-checkout.ts';
import { amountsIn } from '../../people/read-amount.ts';
import { useVisits, type Visit, widthsOfWay } from '../../people/visit.ts';

const visit = useVisits();

const freeSeats = (grid: Locator, { words }: Visit, exit: boolean): Locator => {
  const exitRow = words.text('seats.exitRow');
  const free = words.text('seats.state.free');
  return grid.getByRole('button', {
    name: new RegExp(exit ? `${exitRow}.*, ${free}` : `^(?!.*${exitRow}).*, ${free}`),
  });
};
async function openSeats({ page, words }: Visit, label: string): Promise<Locator> {
  await page.getByRole('button', { name: words.text(label) }).click();
  return seatDialog(page);
}
async function seatDialog(page: Visit['page']): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('grid').waitFor();
  return dialog;
}
/** Pressed twice and sent with Pay while the airline thinks: one request, and the next step is shown. */
async function goWithoutSeats(v: Visit): Promise<void> {
  const { page, words } = v;
  const sent: string[] = [];
  page.on('request', (request) => {
    const call = /\/checkouts\/[^/]+\/(extras|book)$/.exec(request.url())?.[1];
    if (call) sent.push(call);
  });
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/checkouts/*/extras', async (route) => {
    await held;
    await route.continue();
  });
  const panel = page.locator('.checkout-failure');
  await panel.getByRole('button', { name: words.text('checkout.action.withoutSeats') }).dblclick();
  await expect.poll(() => panel.getByRole('button').getAttribute('aria-busy')).toBe('true');
  await page.locator('form.checkout').evaluate((form) => (form as HTMLFormElement).requestSubmit());
  answer();
  await panel.getByText(words.text('checkout.withoutSeats.text')).waitFor();
  expect(await panel.evaluate((focused) => focused === document.activeElement)).toBe(true);
  expect(sent).toEqual(['extras']);
  await isAccessible(v, 'without seats');
}
const turnTo = (dialog: Locator, place: number) => dialog.locator('.seats__turn').nth(place).click();

test.each(widthsOfWay(390))(
  'a seat in an exit row is not for thirteen years, at %i pixels',
  async (width) => {
    const v = await visit({ width });
    const { page, words } = v;
    const days = width === 390 ? ([301, 306] as const) : ([311, 316] as const);
    const requested = { slices: [`BOS.LIS.${days[0]}`, `LIS.BOS.${days[1]}`], party: 'adults=2' };
    await openFlightCheckout(v, requested, 'standard');
    const before = await checkoutTotal(v);

    // Nothing is known of the second traveler yet: any seat will do
    const dialog = await openSeats(v, 'checkout.extras.chooseSeats');
    await turnTo(dialog, 1);
    const exit = freeSeats(dialog.getByRole('grid'), v, true).first();
    const seat = (await exit.getAttribute('data-seat')) ?? '';
    await exit.click();
    const [first = 0] = amountsIn(await dialog.locator('.seats__sum').innerText());
    await dialog.getByRole('button', { name: words.text('seats.next') }).click();
    await dialog.getByRole('grid').waitFor();
    await turnTo(dialog, 1);
    await freeSeats(dialog.getByRole('grid'), v, false).first().click();
    await dialog.getByText(words.like('seats.sum.trip', { count: '2' })).waitFor();
    const [second = 0, both = 0] = amountsIn(await dialog.locator('.seats__sum').innerText());
    expect(both).toBe(first + second);
    await dialog.getByRole('button', { name: words.text('seats.save') }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => checkoutTotal(v)).toBe(before + both);

    const birthdate = `${Number(dayAhead(days[0]).slice(0, 4)) - 14}${dayAhead(days[1]).slice(4)}`;
    await typeTraveler(v, 1, {
      firstName: 'Ada',
      lastName: 'Okafor',
      birthdate,
      gender: 'F',
      passport: { number: 'C03005987', country: 'US', expires: '2033-03-01' },
    });
    await fillRest(v);
    const finding = page.getByText(words.within('flightTrip.finding.exitRow.title', { seat }));
    await finding.waitFor();
    await isAccessible(v, 'checkout with an unfit seat');
    await payButton(v).click();
    const refused = page.locator('.checkout-failure');
    await refused.getByText(words.text('checkout.refusal.unfitSeat.title')).waitFor();
    await refused.getByRole('button', { name: words.text('checkout.action.chooseSeats') }).click();

    const again = await seatDialog(page);
    await turnTo(again, 1);
    await again.getByText(words.like('seats.exitNote', { name: 'Ada Okafor' })).waitFor();
    const grid = again.getByRole('grid');
    expect(await grid.getByRole('button', { name: words.within('seats.unfit.age') }).count()).toBeGreaterThan(
      0,
    );
    expect(await freeSeats(grid, v, true).count()).toBe(0);
    await isAccessible(v, 'seats with an exit row');
    await freeSeats(grid, v, false).first().click();
    await again.getByRole('button', { name: words.text('seats.save') }).click();
    await again.waitFor({ state: 'detached' });
    await finding.waitFor({ state: 'detached' });
    await refused.waitFor({ state: 'detached' });

    // Another aircraft, and the airline does not show its cabin: one press, and the rest is kept
    await setScenario(v, 'flight-fails-Inactivity');
    await payButton(v).click();
    await setScenario(v, null);
    const next = (action: string) =>
      refused.getByRole('button', { name: words.text(`checkout.action.${action}`) });
    await page.route('**/checkouts/*/quote', (route) =>
      route.fulfill({ status: 503, json: { code: 'SeatsUnchecked', requestId: 'unseen' } }),
    );
    await next('refreshQuote').click();
    await refused.getByText(words.text('checkout.refusal.SeatsUnchecked.cause')).waitFor();
    await isAccessible(v, 'a seat that cannot be checked');
    await goWithoutSeats(v);
    await page.getByText(words.text('checkout.extras.noSeats')).waitFor();
    expect(await checkoutTotal(v)).toBe(before);
  },
);

test('each further bag has its price, and all together theirs', async () => {
  const v = await visit();
  const { page, words } = v;
  await openFlightCheckout(v, { slices: ['BOS.LIS.321', 'LIS.BOS.326'] }, 'basic');
  const before = await checkoutTotal(v);
  await page.getByRole('button', { name: words.text('checkout.extras.addBags') }).click();
  const dialog = page.getByRole('dialog');
  const prices = (await dialog.locator('.bags__prices').first().locator('li').allInnerTexts()).flatMap(
    amountsIn,
  );
  expect(prices).toHaveLength(3);
  const stepper = dialog.getByRole('group', { name: /Maya/ }).first();
  const amounts: number[] = [];
  for (let pieces = 0; pieces < 3; pieces++) {
    amounts.push(...amountsIn(await stepper.innerText()));
    await stepper.getByRole('button', { name: words.startOf('checkout.bags.more') }).click();
  }
  expect(amounts).toEqual(prices);
  const all = prices.reduce((sum, each) => sum + each, 0);
  const sum = dialog.getByText(words.like('checkout.bags.sum', { count: '3' }));
  expect(amountsIn(await sum.innerText())).toEqual([all]);
  await isAccessible(v, 'bags');
  await dialog.getByRole('button', { name: words.text('checkout.bags.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => checkoutTotal(v)).toBe(before + all);
});
