/** Changing a booked stay where the hotel has no rooms or doesn't answer: why, and who does it instead. */
import type { HotelTripDetail } from '@sojourn/contract/products/hotel/hotel-trip.ts';
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { formatDate } from '@sojourn/ui/formats.ts';
import { expect, test } from 'vitest';
import { setScenario } from '../people/begin-checkout.ts';
import { bookStay } from '../people/book-stay.ts';
import { callApi } from '../people/call-api.ts';
import { datesAhead } from '../people/find-stay.ts';
import { isAccessible } from '../people/inspect-text.ts';
import { useVisits, type Visit } from '../people/visit.ts';

const visit = useVisits();

async function tripOf({ page }: Visit, bookingId: string): Promise<HotelTripDetail> {
  const { status, body } = await callApi(page, 'GET', `/trips/${bookingId}`);
  expect(status).toBe(200);
  return body as HotelTripDetail;
}

/** On the page that changes the stay: picks both dates and asks for the price. */
async function chooseDates({ page, words, isPhone }: Visit, dates: readonly CalendarDate[]) {
  await page.getByRole('button', { name: words.text('search.dates') }).click();
  const calendar = page.getByRole('dialog', { name: words.text('search.dates') });
  await calendar.getByRole('grid').first().waitFor();
  for (const day of dates) {
    const button = calendar.getByRole('button', { name: formatDate(day, words.language, 'full') });
    const next = calendar.getByRole('button', { name: words.text('search.calendar.next') });
    while (!isPhone && (await button.count()) === 0) await next.click();
    await button.click();
  }
  await calendar.getByRole('button', { name: words.like('search.dates.chosen') }).click();
  await page.getByRole('button', { name: words.text('hotelChange.submit') }).click();
}

test('a change that comes to nothing says why, and leaves the stay as it is', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const dates = datesAhead(212, 2);
  const bookingId = await bookStay(maya, dates);
  for (const [scenario, failure] of [
    ['hotel-change-full', 'NoAvailability'],
    ['hotel-change-down', 'SupplierUnavailable'],
  ] as const) {
    await open(`/trips/${bookingId}/stay`);
    await setScenario(maya, scenario);
    await chooseDates(maya, [dates.checkIn, addDays(dates.checkIn, 3)]);
    await page.getByText(words.like(`tripChange.failure.${failure}`)).waitFor();
    await isAccessible(maya, failure);
    await setScenario(maya, null);
  }
  await page.getByRole('button', { name: words.text('tripChange.agent') }).click();
  await page.getByRole('heading', { name: words.text('tripChange.requested.title') }).waitFor();
  const { status, stay, cases } = await tripOf(maya, bookingId);
  expect({ status, checkOut: stay.checkOut }).toEqual({ status: 'Confirmed', checkOut: dates.checkOut });
  expect(cases).toMatchObject([{ kind: 'changeRequested' }]);
});
