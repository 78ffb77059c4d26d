/** A flight is late: where that's shown, the flights that qualify, what follows from one, and too late. */
import { afterEach, expect, test } from 'vitest';
import {
  bookHelped,
  disruptionAddress,
  goTo,
  happen,
  moveBefore,
  tripOf,
} from '../../people/flights/disrupt-flight.ts';
import { isAccessibleAtEachWidth } from '../../people/inspect-text.ts';
import { moveClock } from '../../people/move-clock.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { shoot } from '../../people/shoot.ts';
import { useVisits } from '../../people/visit.ts';

// The clock moves to the day of travel
useOwnProduct(['maya']);
const visit = useVisits();
afterEach(() => moveClock(0));

test('late: see it and what can be flown instead', async () => {
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
    await isAccessibleAtEachWidth(maya, `a late flight on ${path.replace(bookingId, 'trip')}`);
    await shoot(page, `disruption-${path.split('/')[1] || 'home'}`);
  }
  await page.getByRole('link', { name: words.text('disruption.notice.open.action') }).click();
  await page.waitForURL(/\/disruption\?flightShopType=dp-exercise$/);
  await page.getByRole('heading', { level: 1, name: words.like('disruption.title.Delayed') }).waitFor();
  const choose = page.getByRole('button', { name: words.startOf('disruption.option.chooseOf') });
  await choose.first().waitFor();
  await page.getByRole('timer').waitFor({ state: 'attached' });
  await isAccessibleAtEachWidth(maya, 'flights that qualify');
  await shoot(page, 'disruption-choose');

  await choose.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.text('disruption.confirm.pay')).waitFor();
  await isAccessibleAtEachWidth(maya, 'what follows from switching');
  await shoot(page, 'disruption-confirm');
  // Nothing is done before it's confirmed
  await dialog
    .getByRole('button', { name: words.text('disruption.confirm.back') })
    .last()
    .click();
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
  await open(disruptionAddress(bookingId));
  await page.getByRole('heading', { name: words.text('disruption.ended.expired.title') }).waitFor();
  expect(await page.getByRole('button', { name: words.startOf('disruption.option.chooseOf') }).count()).toBe(
    0,
  );
  await isAccessibleAtEachWidth(maya, 'too late to decide');
  await shoot(page, 'disruption-expired');
});
