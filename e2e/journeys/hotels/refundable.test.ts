/** A rate's two variants: chosen on the stay's page, bought at checkout, and what an expired price says. */
import { byDay } from '@sojourn/domain/testing/by-day.ts';
import { isCertainFee } from '@sojourn/products/hotel/rules/property-fees.ts';
import type { HotelTripDetail } from '@sojourn/products/hotel/wire/hotel-trip.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { datesAhead, openResults, settledCards } from '../../people/hotels/find-stay.ts';
import { fillCheckout, payButton, reserve } from '../../people/hotels/pay-stay.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { amountsIn } from '../../people/read-amount.ts';
import { useVisits, type Visit, windowAt } from '../../people/visit.ts';

// A language is a person's in all windows
useOwnProduct(['maya', 'elena']);
const visit = useVisits();

/** Looked at by hand: both widths and lights. */
async function shoot({ page }: Visit, name: string, at?: Locator): Promise<void> {
  if (!process.env.SHOT) return;
  const before = page.viewportSize();
  for (const width of [1440, 390] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(windowAt(width));
      await page.emulateMedia({ colorScheme });
      await at?.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${process.env.SHOT}-${name}-${width}-${colorScheme}.png` });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}

/** The page of a stay whose rates have a refundable variant, with the first of them chosen. */
async function openVariants(visitor: Visit, days: number) {
  const { page, words } = visitor;
  await openResults(visitor, '&sort=Price', datesAhead(days));
  await (await settledCards(visitor)).first().getByRole('link').first().click();
  const variants = page.getByRole('group', { name: words.text('hotelStay.variant.legend') });
  const rates = page.locator('.rate').getByRole('radio');
  await rates.first().waitFor();
  for (let at = 0; (await variants.count()) === 0; at += 1) await rates.nth(at).check();
  return variants;
}

const WAYS = [
  [1440, 'en', 41],
  [390, 'fr', 47],
] as const;
test.each(byDay(WAYS, 'refundable'))('at %i in %s', async (width, language, days) => {
  const elena = await visit({ person: 'elena', width, language });
  const { page, words } = elena;
  await elena.open('/');
  const { status } = await callApi(page, 'PUT', '/session/locale', { locale: language });
  expect(status).toBe(200);
  const variants = await openVariants(elena, days);
  const [plain, refundable] = [variants.getByRole('radio').first(), variants.getByRole('radio').last()];
  expect(await plain.isChecked()).toBe(true);
  await isAccessible(elena, 'the variants of a rate');
  await shoot(elena, `variants-${language}`, variants);
  await page.getByRole('button', { name: words.text('protections.terms') }).click();
  const details = page.getByRole('dialog', { name: words.text('protections.cfar.modal.title.perRoom') });
  await details.getByText(words.text('protections.cfar.modal.rules')).waitFor();
  await isAccessible(elena, 'cancel for any reason, in detail');
  await shoot(elena, `modal-${language}`);
  await details
    .getByRole('button', { name: words.text('protections.cfar.modal.close') })
    .last()
    .click();
  await refundable.check();
  const [total = 0] = amountsIn(await variants.locator('label').last().innerText());
  await shoot(elena, `chosen-${language}`, variants);
  await reserve(elena);
  const card = page.getByRole('region', { name: words.text('protections.name.cancelForAnyReason') });
  const added = card.getByRole('button', { name: words.like('protections.added') });
  expect(await added.getAttribute('aria-pressed')).toBe('true');
  await shoot(elena, `checkout-${language}`, added);
  await fillCheckout(elena);
  await payButton(elena).click();
  await page.waitForURL(/\/trips\/bkg_/);
  const bookingId = /bkg_[0-9a-z]+/.exec(page.url())?.[0] ?? '';
  const { body } = await callApi(page, 'GET', `/trips/${bookingId}`);
  const { grandTotal, protections, feesAtProperty } = body as HotelTripDetail;
  const atDesk = feesAtProperty
    .filter(isCertainFee)
    .reduce((sum, { total: fee, totalUsd }) => sum + (totalUsd ?? fee).amountMinor, 0);
  expect(grandTotal.amountMinor + atDesk).toBe(total);
  expect(protections).toMatchObject([{ protection: 'cancelForAnyReason', state: 'Valid' }]);
});

test('an expired price is said before anything is reserved, and the stay can be had without it', async () => {
  const maya = await visit({ isNew: true });
  const { page, words } = maya;
  const variants = await openVariants(maya, 53);
  await variants.getByRole('radio').last().check();
  // As from a page that was open for too long: the quote of a year ago
  let isOld = true;
  await page.route('**/api/v0/checkouts', async (route) => {
    const { roomProductVariant, ...input } = route.request().postDataJSON();
    const yearBefore = (at: string) => (Number.parseInt(at, 36) - 31_536_000).toString(36);
    const quoteId = roomProductVariant?.quoteId.replace(/[^.]+$/, yearBefore);
    const sent = isOld ? { ...input, roomProductVariant: { ...roomProductVariant, quoteId } } : input;
    isOld = false;
    await route.continue({ postData: sent });
  });
  await page
    .getByRole('button', { name: words.text('hotelStay.rate.reserve'), exact: true })
    .filter({ visible: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: words.text('errors.ProtectionQuoteExpired.title') });
  await dialog.getByRole('button', { name: words.like('hotelStay.variant.with') }).waitFor();
  await isAccessible(maya, 'a price that expired');
  await shoot(maya, 'expired');
  await dialog.getByRole('button', { name: words.text('hotelStay.variant.without') }).click();
  await page.waitForURL(/\/checkout\/chk_/);
  const card = page.getByRole('region', { name: words.text('protections.name.cancelForAnyReason') });
  const add = card.getByRole('button', { name: words.like('protections.add') });
  expect(await add.getAttribute('aria-pressed')).toBe('false');
});
