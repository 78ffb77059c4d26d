/** The business portal is the same product with its own look and reach; an unknown host is the consumer's. */
import { expect, test } from 'vitest';
import { countTrips } from '../../people/count-trips.ts';
import { beginCheckout } from '../../people/hotels/begin-checkout.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { expectFilled, fillCheckout, pay } from '../../people/hotels/pay-stay.ts';
import { portalOf } from '../../people/sessions.ts';
import { useVisits } from '../../people/visit.ts';

const visit = useVisits();

test('Daniel sees his company’s portal and books in it', async () => {
  const dates = datesAhead(138);
  const daniel = await visit({ person: 'daniel' });
  const { page, words, open } = daniel;
  await open('/');
  await page.getByRole('banner').getByText('Harbor Business Travel').waitFor();
  await page
    .getByText(/Northline Surveying/)
    .first()
    .waitFor();
  await page.getByRole('combobox', { name: words.text('search.place.corporate') }).waitFor();
  expect(await page.locator('html').getAttribute('data-tenant')).toBe('business');

  await beginCheckout(daniel, dates);
  const before = await countTrips(page, dates);
  await fillCheckout(daniel);
  await page.reload();
  await expectFilled(daniel);
  const { code } = await pay(daniel);
  expect(code).toMatch(/^H-/);
  expect(await countTrips(page, dates)).toBe(before + 1);
  await open('/trips');
  await page.getByRole('listitem').filter({ hasText: code }).waitFor();

  // The consumer's portal has another session, or none
  await page.goto(`${portalOf('consumer')}/trips`);
  await page.getByRole('heading', { name: words.text('session.login.title') }).waitFor();
});

test('a host that nobody configured shows the consumer’s portal', async () => {
  const { page } = await visit({ person: null });
  const port = new URL(portalOf('consumer')).port;
  await page.goto(`http://partner.localhost:${port}/login`);
  await page.getByText('Harbor Travel', { exact: true }).first().waitFor();
  expect(await page.locator('html').getAttribute('data-tenant')).toBe('consumer');
});
