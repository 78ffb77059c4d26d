/** Changing and canceling a booked home: a shorter week loses its discount; half comes back late. */
import { addDays } from '@sojourn/domain/dates.ts';
import { trueClock } from '@sojourn/domain/testing/today.ts';
import type { HomeTripDetail } from '@sojourn/products/home/wire/home-trip.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { watchFigures } from '../../people/figures/answered-figures.ts';
import { bookChangeable, bookHome, findHome, homeAt, nightsAhead } from '../../people/homes/book-home.ts';
import { confirmCancel, readRefund } from '../../people/hotels/cancel-stay.ts';
import { pickDates } from '../../people/hotels/change-stay.ts';
import { isAccessible, isFrench } from '../../people/inspect-text.ts';
import { useVisits, type Visit, widthsOfWay } from '../../people/visit.ts';

const visit = useVisits();

const tripOf = async ({ page }: Visit, bookingId: string) =>
  (await callApi(page, 'GET', `/trips/${bookingId}`)).body as HomeTripDetail;

test.each(widthsOfWay(390))('seven nights become six, without the discount, at %i pixels', async (width) => {
  const maya = await visit({ width });
  const { page, words, open } = maya;
  const nights = nightsAhead(width === 390 ? 120 : 132, 7);
  const checkOut = addDays(nights.checkIn, 6);
  const bookingId = await bookChangeable(
    maya,
    nights,
    checkOut,
    async ({ homeId }, { offer }) =>
      (offer?.price.discountBps ?? 0) > 0 &&
      (await homeAt(maya, { homeId, checkIn: nights.checkIn, checkOut })).offer?.price.discountBps === 0,
  );
  const figures = await watchFigures(page);
  await open(`/trips/${bookingId}`);
  const before = await tripOf(maya, bookingId);
  await page.getByRole('link', { name: words.text('home.trip.action.change') }).click();
  await page.getByRole('heading', { level: 1, name: words.text('homeChange.title') }).waitFor();
  await isAccessible(maya, 'a home to change');
  await pickDates(maya, [nights.checkIn, checkOut]);
  await page.getByRole('button', { name: words.text('homeChange.submit') }).click();
  await page.getByRole('heading', { name: words.text('tripChange.review') }).waitFor();
  await page.getByText(words.within('homeChange.discount.lost')).waitFor();
  await isAccessible(maya, 'a shorter stay to review');
  await figures.compare('a shorter stay to review');
  const aside = page.locator('.change__aside');
  await aside.getByRole('checkbox').check();
  await aside.getByRole('button', { name: words.text('tripChange.confirm') }).click();
  await page.getByRole('heading', { name: words.text('tripChange.done.title') }).waitFor();
  const after = await tripOf(maya, bookingId);
  expect(after.stays[0]?.price.nights).toHaveLength(6);
  expect(after.stays[0]?.price.discountBps).toBe(0);
  expect(after.status).toBe('Modified');
  expect(before.stays[0]?.price.discountBps).toBeGreaterThan(0);
});

test('half comes back of a home that is canceled late', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const isHalf = (now: string, terms: HomeTripDetail['cancellation'], total: number): boolean => {
    const step = terms.steps.find(({ until }) => until > now);
    return step !== undefined && step.penaltyMinor > 0 && step.penaltyMinor < total;
  };
  const now = trueClock.now();
  const findHalf = (days: number) =>
    findHome(maya, nightsAhead(days, 3), (_, { offer }) =>
      offer ? isHalf(now, offer.cancellation, offer.price.total.amountMinor) : false,
    ).catch(() => null);
  // Which policies have a share left depends on how near the stay is
  const home = (await findHalf(1)) ?? (await findHalf(3)) ?? (await findHalf(5)) ?? (await findHalf(9));
  if (!home) throw new Error('no home gives a part back now');
  const bookingId = await bookHome(maya, [home]);
  await open(`/trips/${bookingId}`);
  const trip = await tripOf(maya, bookingId);
  const step = trip.cancellation.steps.find(({ until }) => until > now);
  const back = trip.total.amountMinor - (step?.penaltyMinor ?? 0);
  await page.getByRole('button', { name: words.text('home.trip.action.cancel') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.text('trip.cancel.refundTo')).waitFor();
  const refunds = await readRefund(maya, dialog);
  expect(refunds.reduce((sum, each) => sum + each, 0)).toBe(back);
  await isAccessible(maya, 'canceling a home');
  await confirmCancel(maya, dialog, back);
  const canceled = await tripOf(maya, bookingId);
  expect(canceled).toMatchObject({
    status: 'Canceled',
    withheld: { fee: { amountMinor: trip.total.amountMinor - back } },
  });
  await isAccessible(maya, 'a home that was canceled');
});

test('in French, changing a home and canceling it', async () => {
  const elena = await visit({ person: 'elena', language: 'fr' });
  const { page, words, open } = elena;
  await open('/trips');
  expect((await callApi(page, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);
  const home = await findHome(elena, nightsAhead(146), () => true, { freeCancellation: true });
  const bookingId = await bookHome(elena, [home]);
  await open(`/trips/${bookingId}/home`);
  await page.getByRole('heading', { level: 1, name: words.text('homeChange.title') }).waitFor();
  await isFrench(elena, 'a home to change');
  await open(`/trips/${bookingId}`);
  await page.getByRole('button', { name: words.text('home.trip.action.cancel') }).click();
  await page.getByRole('dialog').getByText(words.text('trip.cancel.refundTo')).waitFor();
  await isFrench(elena, 'canceling a home');
});
