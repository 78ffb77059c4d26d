/**
 * From a flight search to its review, and to the checkout: the way a person does it, the first flight each
 * time.
 */
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import { expect } from 'vitest';
import { reachCheckout } from '../reach-checkout.ts';
import { openSummary, readAmount } from '../read-amount.ts';
import type { Visit } from '../visit.ts';

export type RequestedTrip = {
  /** `BOS.LIS.40`: the day counted from today. A second one that leads home makes a round trip. */
  readonly slices: readonly string[];
  /** `adults=2&lapInfants=1` */
  readonly party?: string;
  readonly filters?: string;
  readonly scenario?: string;
};

/** The address of the results, where the first flight is chosen. */
function flightsAddress({ slices, party = 'adults=1', filters = '', scenario }: RequestedTrip): string {
  const legs = slices.map((text) => {
    const [from = '', to = '', days = ''] = text.split('.');
    return { from, to, day: dayAhead(Number(days)) };
  });
  const [out, back] = legs;
  const isRound = legs.length === 2 && out?.from === back?.to && out?.to === back?.from;
  const requested =
    legs.length === 1 || isRound
      ? `trip=${isRound ? 'roundTrip' : 'oneWay'}&from=${out?.from}&to=${out?.to}&depart=${out?.day}` +
        (isRound ? `&return=${back?.day}` : '')
      : `trip=multiCity&${legs.map(({ from, to, day }, at) => `s${at + 1}=${from}.${to}.${day}`).join('&')}`;
  return `/flights?${requested}&${party}&prefs=off${filters}${scenario ? `&scenario=${scenario}` : ''}`;
}

/** The classes of the flight that is unfolded, once every supplier has answered. */
async function openFares({ page, words }: Visit) {
  await page.getByText(words.text('flightResults.progress.all')).first().waitFor({ state: 'attached' });
  const families = page.getByRole('list', { name: words.text('flightResults.fare.label') });
  if ((await families.count()) === 0)
    await page.getByRole('article').first().getByRole('button').first().click();
  return families.first();
}

/** Chooses the first flight of each slice in a class; ends on the review. */
export async function chooseFlights(
  visit: Visit,
  requested: RequestedTrip,
  fareClass?: string,
): Promise<void> {
  await visit.open(flightsAddress(requested));
  await chooseEach(visit, requested.slices.length, fareClass);
}

/** The same from results that are open; `look` sees each step with the classes of its first flight. */
export async function chooseEach(
  visit: Visit,
  sliceCount: number,
  fareClass = 'standard',
  look?: (visit: Visit, screen: string) => Promise<void>,
): Promise<void> {
  const { page, words } = visit;
  for (let slice = 0; slice < sliceCount; slice++) {
    const fares = await openFares(visit);
    await look?.(visit, `flights ${slice + 1}`);
    const name = words.like('flightResults.fare.chooseOf', {
      fare: words.text(`flights.class.${fareClass}`),
    });
    await fares.getByRole('button', { name }).click();
    await page.waitForURL((url) => url.searchParams.has(`c${slice + 1}`));
  }
  await page.waitForURL(/\/flights\/review\?/);
  await page.locator('.summary__total').waitFor();
}

export const reviewTotal = ({ page }: Visit): Promise<number> =>
  readAmount(page.locator('.summary .price__total'));

/** On to the travelers; the checkout has the price of the review. */
export async function goToTravelers(visit: Visit): Promise<void> {
  const { page, words } = visit;
  await page
    .getByRole('button', { name: words.text('review.go') })
    .filter({ visible: true })
    .click();
  await reachCheckout(visit);
  await page.getByRole('heading', { level: 1, name: words.text('flight.checkout.title') }).waitFor();
}

export async function beginFlights(
  visit: Visit,
  requested: RequestedTrip,
  fareClass?: string,
): Promise<void> {
  await chooseFlights(visit, requested, fareClass);
  const total = await reviewTotal(visit);
  await goToTravelers(visit);
  expect(await checkoutTotal(visit)).toBe(total);
}

export async function checkoutTotal({ page }: Visit): Promise<number> {
  await openSummary(page);
  return readAmount(page.locator('.summary .price__total'));
}
