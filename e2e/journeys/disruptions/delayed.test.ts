/** A flight is late: the banner, the flights that qualify, one of them booked; another tab is too late. */
import { afterEach, expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { fillFlightCheckout, flightsAhead } from '../../people/flights/book-flight.ts';
import {
  bookHelped,
  disruptionAddress,
  goTo,
  happen,
  moveBefore,
  tripOf,
} from '../../people/flights/disrupt-flight.ts';
import { isAccessibleToday, isFrench } from '../../people/inspect-text.ts';
import { moveClock, runJobs, wakeSagas } from '../../people/move-clock.ts';
import { ALL_FLIGHTS, useOwnProduct } from '../../people/own-product.ts';
import { tabTo } from '../../people/press-keys.ts';
import { shoot } from '../../people/shoot.ts';
import { useVisits } from '../../people/visit.ts';

// The clock moves to the day of travel
useOwnProduct(['maya'], ALL_FLIGHTS);
const visit = useVisits();
afterEach(() => moveClock(0));

test('late: see it, choose another flight, fly it', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  await goTo(maya, 0);
  const bookingId = await bookHelped(maya, { slices: ['BOS.LIS.3', 'LIS.BOS.9'] });
  await moveBefore(maya, bookingId, 10);

  await open(`/trips/${bookingId}`);
  const today = page.getByRole('region', { name: words.text('disruption.today.title') });
  await today.getByText(words.text('disruption.times.planned')).waitFor();
  await happen(maya, bookingId, 'flight-delayed');

  for (const path of ['/', '/trips', `/trips/${bookingId}`]) {
    await open(path);
    await page.getByText(words.text('disruption.notice.Delayed.title')).first().waitFor();
    await isAccessibleToday(maya.page, `a late flight on ${path.replace(bookingId, 'trip')}`);
    await shoot(page, `disruption-${path.split('/')[1] || 'home'}`);
  }
  const second = await maya.context.newPage();
  await second.goto(`${maya.portal}${disruptionAddress(bookingId)}`);
  await second
    .getByRole('button', { name: words.startOf('disruption.option.chooseOf') })
    .first()
    .waitFor();

  // Trips that can't be loaded aren't trips without a disruption
  await page.route('**/api/v0/trips?**', (route) => route.abort());
  await open('/flights?flightShopType=dp-exercise');
  const again = page.getByRole('main').getByRole('button', { name: words.text('shell.retry') });
  await again.waitFor();
  await page.unroute('**/api/v0/trips?**');
  await again.click();
  await page.waitForURL(/\/disruption\?flightShopType=dp-exercise$/);

  // The only trip with something to decide
  await open('/flights?flightShopType=dp-exercise');
  await page.waitForURL(/\/disruption\?flightShopType=dp-exercise$/);
  await open(`/trips/${bookingId}`);
  await page.getByRole('link', { name: words.text('disruption.notice.open.action') }).click();
  await page.waitForURL(/\/disruption\?flightShopType=dp-exercise$/);
  await page.getByRole('heading', { level: 1, name: words.like('disruption.title.Delayed') }).waitFor();
  const choose = page.getByRole('button', { name: words.startOf('disruption.option.chooseOf') });
  await choose.first().waitFor();
  await page.getByRole('timer').waitFor({ state: 'attached' });
  await isAccessibleToday(maya.page, 'flights that qualify');
  await shoot(page, 'disruption-choose');

  await choose.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.text('disruption.confirm.pay')).waitFor();
  await isAccessibleToday(maya.page, 'what follows from switching');
  await shoot(page, 'disruption-confirm');
  // Nothing is done before it's confirmed
  await dialog
    .getByRole('button', { name: words.text('disruption.confirm.back') })
    .last()
    .click();
  expect((await tripOf(maya, bookingId)).disruption?.state).toBe('open');
  await choose.first().click();
  const yes = dialog.getByRole('button', { name: words.startOf('disruption.confirm.yes') });
  // A double click is one choice
  await yes.dblclick();
  await page.getByRole('heading', { name: words.text('disruption.ended.rebooked.title') }).waitFor();
  await isAccessibleToday(maya.page, 'rebooked');
  await shoot(page, 'disruption-rebooked');

  await second
    .getByRole('button', { name: words.startOf('disruption.option.chooseOf') })
    .last()
    .click();
  const late = second.getByRole('dialog');
  await late.getByRole('button', { name: words.startOf('disruption.confirm.yes') }).click();
  await second.getByText(words.text('errors.DisruptionUsed.title')).waitFor();
  await shoot(second, 'disruption-used');
  await second.close();

  await page.getByRole('link', { name: words.text('disruption.toReplacement') }).click();
  await page.waitForURL((url) => /\/trips\/bkg_/.test(url.pathname) && !url.pathname.includes(bookingId));
  const replacementId = /bkg_[0-9a-z]+/.exec(page.url())?.[0] ?? '';
  await wakeSagas();
  await expect.poll(async () => (await tripOf(maya, replacementId)).ticketing).toBe('ticketed');
  const replacement = await tripOf(maya, replacementId);
  // Paid by the protection, with nothing on the card
  expect(replacement.tenders.map(({ kind }) => kind)).toEqual(['AncillaryCredit']);
  expect(replacement.flight.slices).toHaveLength(1);
  await shoot(page, 'disruption-replacement');
  await open(`/trips/${bookingId}`);
  await page.getByText(words.text('disruption.notice.rebooked')).waitFor();
  await shoot(page, 'disruption-replaced');
  const { body } = await callApi(maya.home, 'GET', `/trips/${bookingId}/disruption`);
  expect(body).toMatchObject({
    disruption: { state: 'rebooked', replacement: { bookingId: replacementId } },
  });
});

test('in French, on a phone, with the keyboard alone: keep the flight', async () => {
  const maya = await visit({ width: 390, language: 'fr' });
  const { page, words, open } = maya;
  await goTo(maya, 0);
  const offered = await fillFlightCheckout(maya, { slices: flightsAhead('BOS.LIS.40'), changing: true });
  await open(`/checkout/${offered.checkoutId}`);
  await page
    .getByRole('region', { name: words.text('protections.name.missedConnection'), exact: true })
    .waitFor();
  await isFrench(maya, 'what helps on a bad day');
  const bookingId = await bookHelped(maya, { slices: ['BOS.SFO.4'] });
  await moveBefore(maya, bookingId, 8);
  await happen(maya, bookingId, 'flight-delayed');
  await open(disruptionAddress(bookingId));
  await page
    .getByRole('button', { name: words.startOf('disruption.option.chooseOf') })
    .first()
    .waitFor();
  await isFrench(maya, 'flights that qualify');
  await tabTo(page, page.getByRole('button', { name: words.startOf('disruption.option.chooseOf') }).first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.text('disruption.confirm.pay')).waitFor();
  await isFrench(maya, 'what follows from switching');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await tabTo(page, page.getByRole('link', { name: words.text('disruption.wait.button') }));
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/trips/${bookingId}$`));
  expect((await tripOf(maya, bookingId)).disruption?.state).toBe('open');
});

test('nobody decides in time', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  await goTo(maya, 0);
  const bookingId = await bookHelped(maya, { slices: ['BOS.ORD.5'] });
  await moveBefore(maya, bookingId, 6);
  await happen(maya, bookingId, 'flight-delayed');
  await moveBefore(maya, bookingId, -40);
  await runJobs('lapse-disruptions');
  await open(disruptionAddress(bookingId));
  await page.getByRole('heading', { name: words.text('disruption.ended.expired.title') }).waitFor();
  expect(await page.getByRole('button', { name: words.startOf('disruption.option.chooseOf') }).count()).toBe(
    0,
  );
  await isAccessibleToday(maya.page, 'too late to decide');
  await shoot(page, 'disruption-expired');
});
