/**
 * A room's price is frozen on its page, listed under My Trips, used for a similar hotel once it's sold out,
 * and booked at the lower of both prices.
 */
import type { FrozenPrice } from '@sojourn/contract/price-freezes.ts';
import { byDay } from '@sojourn/domain/testing/by-day.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { datesAhead, openResults, settledCards } from '../../people/hotels/find-stay.ts';
import { fillCheckout, payButton } from '../../people/hotels/pay-stay.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { useVisits, type Visit, windowAt } from '../../people/visit.ts';

// A language is a person's in all windows
useOwnProduct(['maya', 'elena']);
const visit = useVisits();

/** Looked at by hand: both lights. */
async function shoot({ page }: Visit, name: string): Promise<void> {
  if (!process.env.SHOT) return;
  const before = page.viewportSize();
  for (const width of [1440, 390] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(windowAt(width));
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: `${process.env.SHOT}-${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}

/** Chooses the longest window, and pays for it. */
async function freeze({ page, words }: Visit): Promise<void> {
  const terms = page.getByRole('group', { name: words.text('freeze.offer.legend') });
  await terms.waitFor();
  expect(await terms.getByRole('radio', { checked: true }).count()).toBe(0);
  await terms.locator('label').last().click();
  await page.getByRole('heading', { name: words.text('freeze.out.title') }).waitFor();
  await page.getByRole('button', { name: words.startOf('freeze.offer.button') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.text('freeze.pay.agree')).waitFor();
  // The address says what is being bought
  await page.waitForURL(/=pf-purchase/);
  await page.reload();
  await dialog.getByText(words.text('freeze.pay.agree')).click();
  await dialog.getByRole('button', { name: words.startOf('freeze.pay.button') }).click();
  await page.waitForURL(/\/trips\?view=frozen/);
}

async function freezes({ page }: Visit): Promise<readonly FrozenPrice[]> {
  const { body } = await callApi(page, 'GET', '/price-freezes');
  return (body as { readonly freezes: readonly FrozenPrice[] }).freezes;
}
async function frozenNow(visitor: Visit): Promise<FrozenPrice> {
  const [first] = (await freezes(visitor)).filter(({ state, kind }) => state === 'Valid' && kind === 'Hotel');
  if (!first) throw new Error('no room is frozen');
  return first;
}

const WAYS = [
  [1440, 'en', 61],
  [390, 'fr', 67],
] as const;
test.each(byDay(WAYS, 'hotel-freeze'))('at %i in %s', async (width, language, days) => {
  const elena = await visit({ person: 'elena', width, language });
  const { page, words } = elena;
  await elena.open('/');
  await callApi(page, 'PUT', '/session/locale', { locale: language });
  await openResults(elena, '', datesAhead(days));
  await (await settledCards(elena)).first().getByRole('link').first().click();
  await freeze(elena);
  const book = page.getByRole('button', { name: words.startOf('freeze.list.bookOf') }).first();
  await book.waitFor();
  await isAccessible(elena, 'a frozen room');
  await shoot(elena, `frozen-${language}`);

  // Sold out: something like it, or the fee
  await setScenario(elena, 'exercise-hotel-refund');
  await book.click();
  const similar = page.getByRole('region', { name: words.text('freeze.similar.titleHotel') });
  const none = page.getByText(words.text('freeze.similar.none'));
  await similar.or(none).first().waitFor();
  await page.getByRole('button', { name: words.startOf('freeze.list.refund') }).waitFor();
  await isAccessible(elena, 'what’s like a room that’s sold out');
  await shoot(elena, `similar-${language}`);
  if (await similar.count()) {
    await similar.getByRole('button').first().click();
    await page.waitForURL(/\/checkout\/chk_.*priceFreezeId=frz_/);
    await page.getByText(words.text('booking.credit.HotelPriceFreezeDepositCredit')).first().waitFor();
  }

  // Back for sale: the room itself, at the lower of both prices with the fee taken off
  await setScenario(elena, null);
  await elena.open('/trips?view=frozen');
  await book.waitFor();
  const { frozen, now, fee, leftToPay } = await frozenNow(elena);
  const lower = Math.min(frozen.amountMinor, now?.amountMinor ?? 0);
  expect(leftToPay?.amountMinor).toBe(lower - fee.amountMinor);
  await book.click();
  await page.waitForURL(/\/checkout\/chk_.*hotelBookType=pf-exercise/);
  await page.getByText(words.text('booking.credit.HotelPriceFreezeDepositCredit')).first().waitFor();
  await fillCheckout(elena);
  await shoot(elena, `checkout-${language}`);
  await payButton(elena).click();
  await page.waitForURL(/\/trips\/bkg_/);
  await elena.open('/trips?view=frozen');
  await page.getByText(words.text('freeze.earlier.title')).first().waitFor();
  expect((await freezes(elena))[0]).toMatchObject({ state: 'Exercised' });
  await shoot(elena, `exercised-${language}`);
});
