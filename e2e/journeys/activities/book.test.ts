/** From the form to a voucher that's scanned, with and without a network, and back by canceling. */
import type { ActivityTripDetail } from '@sojourn/products/activity/wire/activity-trip.ts';
import { expect, test } from 'vitest';
import {
  amountOfActivity,
  bookActivity,
  fillActivity,
  findStart,
  openActivityCheckout,
  payActivity,
  searchActivities,
  shopAt,
} from '../../people/activities/book-activity.ts';
import { filterActivities, reserve, searchActivitiesOf } from '../../people/activities/find-activity.ts';
import { scanCode } from '../../people/activities/scan-code.ts';
import { callApi } from '../../people/call-api.ts';
import { confirmCancel } from '../../people/hotels/cancel-stay.ts';
import { isAccessible, isFrench } from '../../people/inspect-text.ts';
import { readAmount } from '../../people/read-amount.ts';
import { useVisits, type Visit, WIDTHS } from '../../people/visit.ts';

const visit = useVisits();

const tripOf = async ({ page }: Visit, bookingId: string) =>
  (await callApi(page, 'GET', `/trips/${bookingId}`)).body as ActivityTripDetail;

test.each(WIDTHS)(
  'an activity is found, booked, shown at the gate and canceled at %i pixels',
  async (width) => {
    const maya = await visit({ width, isNew: true });
    const { page, words, context } = maya;
    await searchActivitiesOf(maya);
    await isAccessible(maya, 'the list of activities');
    await filterActivities(maya, words.text('activityResults.facet.instant'));
    await filterActivities(maya, words.text('activityResults.facet.freeCancellation'));
    const card = page.locator('[data-activity]').first();
    const total = await readAmount(card.locator('.price__total'));
    await card.locator('.card__link').click();
    await page.waitForURL(/\/activities\/shop\/\?/);
    await page.locator('button.slot--chosen, .summary-panel .price__total').first().waitFor();
    expect(await readAmount(page.locator('.summary-panel .price__total'))).toBe(total);
    await isAccessible(maya, 'an activity');
    await reserve(maya);
    await isAccessible(maya, 'the checkout of an activity');
    expect(await amountOfActivity(maya)).toBe(total);
    await page.getByRole('button', { name: words.text('activity.policy.read') }).click();
    await page.getByRole('dialog', { name: words.text('activity.policy.title') }).waitFor();
    await isAccessible(maya, 'the experience cancellation policy');
    await page.keyboard.press('Escape');
    await fillActivity(maya);
    const bookingId = await payActivity(maya);
    await page.getByText(words.text('activity.trip.booked.title')).waitFor();
    const trip = await tripOf(maya, bookingId);
    expect(trip).toMatchObject({ status: 'Confirmed', total: { amountMinor: total } });
    await page.locator('.voucher .qr-code path').first().waitFor();
    await isAccessible(maya, 'the trip of an activity');

    // The code is the operator's own, and is on the device from now on
    await page.getByText(words.text('activity.voucher.kept')).waitFor();
    const path = `/trips/${bookingId}/voucher`;
    await page.getByRole('link', { name: words.like('activity.trip.action.voucher') }).click();
    await page.waitForURL(new RegExp(`${path}$`));
    const code = page.locator('.voucher .qr-code').first();
    await code.locator('path').waitFor();
    expect(await scanCode(code)).toBe(trip.codes[0]?.code);
    await isAccessible(maya, 'a voucher');
    await page.reload();
    await page.locator('.voucher .qr-code path').first().waitFor();
    await context.setOffline(true);
    await page.goto(`${maya.portal}${path}`);
    await page.locator('figure svg path').first().waitFor();
    expect(await scanCode(page.locator('figure svg').first())).toBe(trip.codes[0]?.code);
    await context.setOffline(false);

    await maya.open(`/trips/${bookingId}`);
    await page.getByRole('button', { name: words.text('activity.trip.action.cancel') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words.text('trip.cancel.refundTo')).waitFor();
    await isAccessible(maya, 'canceling an activity');
    await confirmCancel(maya, dialog, total);
    const canceled = await tripOf(maya, bookingId);
    expect(canceled.status).toBe('Canceled');
    expect(canceled.codes.every(({ isDead }) => isDead)).toBe(true);
  },
);

test('in French, from the list to the voucher and the cancellation', async () => {
  const elena = await visit({ person: 'elena', language: 'fr' });
  const { page, words, open } = elena;
  await open('/trips');
  expect((await callApi(page, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);
  await searchActivitiesOf(elena);
  await isFrench(elena, 'the list of activities');
  const start = await findStart(elena, 44);
  await open(shopAt(start));
  await page.locator('button.slot').first().waitFor();
  await isFrench(elena, 'an activity');
  await reserve(elena);
  await isFrench(elena, 'the checkout of an activity');
  await fillActivity(elena);
  const bookingId = await payActivity(elena);
  await page.locator('.voucher .qr-code path').first().waitFor();
  await isFrench(elena, 'the trip of an activity');
  await open(`/trips/${bookingId}/voucher`);
  await page.locator('.voucher .qr-code path').first().waitFor();
  await isFrench(elena, 'a voucher');
  await open(`/trips/${bookingId}`);
  await page.getByRole('button', { name: words.text('activity.trip.action.cancel') }).click();
  await page.getByRole('dialog').getByRole('button').first().waitFor();
  await isFrench(elena, 'canceling an activity');
});

test('a family is placed by ages, and who fits none is named', async () => {
  const maya = await visit({ width: 390 });
  const { page, words, open } = maya;
  const family = [38, 36, 8, 2];
  const start = await findStart(maya, 52, { ages: family, filters: {} });
  await open(shopAt(start, family));
  await page.locator('.summary-panel .price__total').waitFor();
  expect(await readAmount(page.locator('.summary-panel .price__total'))).toBe(start.totalMinor);
  const counted = start.units.reduce((sum, { count }) => sum + count, 0);
  const shown = await page.locator('.activity-unit output').allInnerTexts();
  expect(shown.reduce((sum, text) => sum + Number(text), 0)).toBe(counted);
  await isAccessible(maya, 'an activity for a family');

  // A tasting is for grown-ups: nobody of eight has a ticket there
  const found = await searchActivities(maya, { fromDate: start.date, untilDate: start.date }, {}, family);
  const refused = found.find(({ total }) => total === null);
  if (!refused) throw new Error('every activity takes children');
  await open(shopAt({ activityId: refused.activityId, date: start.date }, family));
  await page.locator('.activity-units__problem').first().waitFor();
  await isAccessible(maya, 'an activity that doesn’t take children');
  expect(
    await page.getByRole('button', { name: words.text('activityShop.reserve.party') }).count(),
  ).toBeGreaterThan(0);
});

test('a start that clashes is booked only by who says so twice', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const first = await findStart(maya, 64, { fits: ({ slot }) => !slot.allDay });
  await bookActivity(maya, first);
  const second = await findStart(maya, 64, {
    fits: ({ activityId, slot }) => activityId !== first.activityId && slot.fit.verdict === 'clashes',
  });
  const { optionId, slotId, date } = second;
  await open(shopAt(second, [30, 30], `&option=${optionId}&day=${date}&slot=${slotId}`));
  await page.locator('button.slot--clashes.slot--chosen').waitFor();
  await isAccessible(maya, 'a start that clashes');
  await page
    .getByRole('button', { name: words.like('activityShop.reserve'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: words.text('activityShop.clash.title') });
  await dialog.waitFor();
  await isAccessible(maya, 'a warning of a clash');
  await dialog.getByRole('button', { name: words.text('activityShop.clash.book') }).click();
  await page.getByRole('heading', { level: 1, name: words.text('activity.checkout.title') }).waitFor();
  const consent = page.getByRole('checkbox', { name: words.text('activity.checkout.clash') });
  await expect.poll(() => consent.isChecked()).toBe(true);
  const both = page.getByRole('checkbox', { name: words.text('activity.checkout.duplicate') });
  if (await both.count()) await both.check();
  await isAccessible(maya, 'a checkout that clashes');
  await fillActivity(maya);
  const trip = await tripOf(maya, await payActivity(maya));
  expect(trip.clashAccepted).toBe(true);
});

test('who waits for the operator has no voucher and pays nothing yet', async () => {
  const maya = await visit({ width: 390 });
  const { page, words } = maya;
  const start = await findStart(maya, 76, { filters: {}, fits: ({ slot }) => !slot.isConfirmedAtOnce });
  await openActivityCheckout(maya, start);
  await fillActivity(maya);
  const bookingId = await payActivity(maya);
  await page.getByText(words.text('activity.trip.pending.text')).waitFor();
  const trip = await tripOf(maya, bookingId);
  expect(trip).toMatchObject({ status: 'Pending', codes: [], confirmationCode: null });
  expect(trip.tenders.every(({ state }) => state === 'authorized')).toBe(true);
  await isAccessible(maya, 'an activity that waits for its operator');
});
