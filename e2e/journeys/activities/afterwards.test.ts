/** What's done with a booked activity: another start, another pickup, canceling too late. */
import { trueClock } from '@sojourn/domain/testing/today.ts';
import type { ActivityTripDetail } from '@sojourn/products/activity/wire/activity-trip.ts';
import { expect, test } from 'vitest';
import { bookActivity, findStart } from '../../people/activities/book-activity.ts';
import { scanCode } from '../../people/activities/scan-code.ts';
import { callApi } from '../../people/call-api.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();

const tripOf = async ({ page }: Visit, bookingId: string) =>
  (await callApi(page, 'GET', `/trips/${bookingId}`)).body as ActivityTripDetail;

test('another start brings a new code, which is shown at the gate', async () => {
  // Nobody else's journey books for him: all starts fit
  const jonah = await visit({ person: 'jonah' });
  const { page, words, open } = jonah;
  const start = await findStart(jonah, 100, {
    fits: ({ detail, slot }) => detail.isChangeable && !slot.allDay,
  });
  const bookingId = await bookActivity(jonah, start);
  await open(`/trips/${bookingId}`);
  const before = await tripOf(jonah, bookingId);
  expect(before.codes).toHaveLength(start.detail.delivery === 'ticket' ? 2 : 1);
  await page.getByRole('link', { name: words.text('activity.trip.action.change') }).click();
  await page.getByRole('heading', { level: 1, name: words.text('activityChange.title') }).waitFor();
  await page.locator('button.slot--chosen').waitFor();
  await isAccessible(jonah, 'an activity to change');
  await page.locator('button.slot--open:not(.slot--chosen)').last().click();
  await page.getByRole('button', { name: words.text('activityChange.submit') }).click();
  await page.getByRole('heading', { name: words.text('tripChange.review') }).waitFor();
  await isAccessible(jonah, 'another start to review');
  const aside = page.locator('.change__aside');
  await aside.getByRole('checkbox').check();
  await aside.getByRole('button', { name: words.text('tripChange.confirm') }).click();
  await page.getByRole('heading', { name: words.text('tripChange.done.title') }).waitFor();
  const after = await tripOf(jonah, bookingId);
  expect(after.activity.slot?.slotId).not.toBe(before.activity.slot?.slotId);
  const live = after.codes.filter(({ isDead }) => !isDead).map(({ code }) => code);
  expect(live).toHaveLength(before.codes.length);
  for (const { code } of before.codes) expect(live).not.toContain(code);
  await open(`/trips/${bookingId}/voucher`);
  const shown = page.locator('.voucher--valid .qr-code').first();
  await shown.locator('path').first().waitFor();
  expect(live).toContain(await scanCode(shown));
  await isAccessible(jonah, 'the code of another start');
});

test('a pickup place is named after booking', async () => {
  const maya = await visit({ width: 390 });
  const { page, words, open } = maya;
  const start = await findStart(maya, 112, {
    fits: ({ detail, slot }) =>
      !slot.allDay && detail.pickupPlaces.length > 0 && detail.activity.pickup.isOffered,
  });
  const bookingId = await bookActivity(maya, start);
  const place = start.detail.pickupPlaces.at(-1);
  await open(`/trips/${bookingId}`);
  await page
    .getByRole('button', { name: words.like('trip.details.editOf') })
    .first()
    .click();
  const modal = page.getByRole('dialog');
  await modal.locator('.pickup-choices').waitFor();
  await isAccessible(maya, 'details for an operator');
  await modal.getByRole('radio', { name: new RegExp(`^${place?.name}`) }).check();
  await modal.getByRole('button', { name: words.text('tripDetails.save') }).click();
  await modal.waitFor({ state: 'hidden' });
  await page.getByText(words.like('activity.trip.pickup.place', { place: place?.name ?? '' })).waitFor();
  expect((await tripOf(maya, bookingId)).pickup).toEqual({ kind: 'place', placeId: place?.placeId });
});

test('past the last free minute nothing comes back, and the page says so before', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const late = (days: number) =>
    findStart(maya, days, {
      fits: ({ slot }) => Date.parse(slot.startsAt) - Date.parse(trueClock.now()) < 23.5 * 3_600_000,
    }).catch(() => null);
  const start = (await late(0)) ?? (await late(1));
  if (!start) throw new Error('nothing starts within a day');
  const bookingId = await bookActivity(maya, start);
  await open(`/trips/${bookingId}`);
  expect((await tripOf(maya, bookingId)).cancelOutcome).toBe('NonRefundable');
  await page.getByText(words.text('trip.now.none')).waitFor();
  await page.getByRole('button', { name: words.text('activity.trip.action.cancel') }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: words.text('trip.cancel.anyway') })
    .or(dialog.getByRole('button', { name: words.text('trip.cancel.review') }))
    .first()
    .click();
  await isAccessible(maya, 'canceling without a refund');
  await dialog.getByRole('button', { name: words.text('activity.trip.cancel.confirm.yesNone') }).click();
  await dialog.getByRole('button', { name: words.text('trip.undo.now') }).click();
  await page.getByText(words.like('trip.canceled.title')).first().waitFor();
  const canceled = await tripOf(maya, bookingId);
  expect(canceled).toMatchObject({ status: 'Canceled', refunds: [] });
});
