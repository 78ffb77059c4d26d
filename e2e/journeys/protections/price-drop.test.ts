/** Price drop protection: included, read each day on the trip, credited when the days are over. */
import type { PriceDrop } from '@sojourn/contract/price-drop.ts';
import { afterEach, expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { beginCheckout, setScenario } from '../../people/hotels/begin-checkout.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { fillCheckout, pay, payButton } from '../../people/hotels/pay-stay.ts';
import { isAccessibleToday } from '../../people/inspect-text.ts';
import { moveClock, runJobs } from '../../people/move-clock.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { amountsIn } from '../../people/read-amount.ts';
import { shoot } from '../../people/shoot.ts';
import { useVisits, type Visit } from '../../people/visit.ts';
import { signInByCalls } from '../../sign-in.ts';

// The clock moves over the days that a price is checked
useOwnProduct(['maya']);
const visit = useVisits();
afterEach(() => moveClock(0));

const HOUR = 3_600;

const dropOf = async ({ page }: Visit, bookingId: string) =>
  ((await callApi(page, 'GET', `/trips/${bookingId}/price-drop`)).body as { priceDrop: PriceDrop | null })
    .priceDrop;

/** Later by so many hours, with what is due by then; signed in again, since every session is too old. */
async function goTo({ page, portal }: Visit, hours: number): Promise<void> {
  await moveClock(hours * HOUR, portal);
  await runJobs();
  await signInByCalls(page, portal, 'maya.okafor');
}

/** Booked at a price that rose while paying, and is the market's own again afterwards. */
async function bookDear(maya: Visit): Promise<string> {
  const { page, words } = maya;
  await beginCheckout(maya, datesAhead(60, 7));
  const note = page.getByRole('complementary', { name: words.text('protections.name.priceDrop') });
  await note.waitFor();
  await fillCheckout(maya);
  await setScenario(maya, 'price-rise');
  await payButton(maya).click();
  const rise = page.getByRole('region', { name: words.like('checkout.rise.title') });
  await rise.getByRole('button', { name: words.like('checkout.rise.accept') }).click();
  await rise.waitFor({ state: 'detached' });
  const { bookingId } = await pay(maya);
  await setScenario(maya, null);
  return bookingId;
}

test('a stay: included, read each day, credited when the days are over', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const bookingId = await bookDear(maya);
  await runJobs('begin-price-watches');
  expect(await dropOf(maya, bookingId)).toMatchObject({ state: 'watching', readings: [] });
  const card = page.getByRole('region', { name: words.text('protections.name.priceDrop') });
  await open(`/trips/${bookingId}`);
  await card.getByText(words.like('protections.priceDrop.watching')).waitFor();
  await card.getByText(words.text('protections.priceDrop.none')).waitFor();

  await goTo(maya, 25);
  expect((await dropOf(maya, bookingId))?.readings).toHaveLength(1);
  await open(`/trips/${bookingId}`);
  await card.getByText(words.like('protections.priceDrop.far')).waitFor();
  await card.getByRole('img', { name: words.startOf('protections.priceDrop.chart') }).waitFor();
  await card.getByText(words.text('protections.priceDrop.readings')).click();
  const reading = (await dropOf(maya, bookingId))?.readings[0]?.price?.amountMinor;
  const shown = await card.locator('details').first().getByRole('definition').allInnerTexts();
  expect(shown.flatMap(amountsIn)).toEqual([reading]);
  await isAccessibleToday(maya.page, 'a price that fell');
  await shoot(page, 'price-drop-far');

  await goTo(maya, 24 * 7);
  const drop = await dropOf(maya, bookingId);
  expect(drop?.state).toBe('credited');
  const fall = (drop?.booked.amountMinor ?? 0) - (drop?.lowest?.amountMinor ?? 0);
  const credited = Math.min(fall, drop?.most.amountMinor ?? 0);
  expect(drop?.credited?.amountMinor).toBe(credited);
  await open(`/trips/${bookingId}`);
  await card.getByText(words.like('protections.priceDrop.credited')).waitFor();
  await isAccessibleToday(maya.page, 'a credited price drop');
  await shoot(page, 'price-drop-credited');
  await card.getByRole('link', { name: words.text('protections.priceDrop.wallet') }).click();
  await page.getByText(words.text('protections.name.priceDrop')).first().waitFor();
}, 360_000);
