/** What protects a trip or its price: offered at checkout, frozen, watched. */
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import { askText } from '../people/call-api.ts';
import { fillFlightCheckout, flightsAhead } from '../people/flights/book-flight.ts';
import { chooseFlights } from '../people/flights/choose-flights.ts';
import type { Visit } from '../people/visit.ts';
import { as, type Screen, words } from './screen.ts';

const consumer = { signedIn: true, tenants: ['consumer'] } as const;

/** With the first protection added. */
async function openProtections(visit: Visit, slice: string, fareClass: string, changing: boolean) {
  const requested = { slices: flightsAhead(slice), fareClass, changing };
  const { checkoutId, protections } = await fillFlightCheckout(visit, requested);
  const [first] = protections.filter(({ quote }) => quote !== null);
  if (first)
    await askText(visit.home, visit.portal, {
      method: 'PUT',
      path: `/checkouts/${checkoutId}/protections/${first.protection}`,
      input: { action: 'Purchase' },
    });
  await visit.open(`/checkout/${checkoutId}`);
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
}

async function openFreeze(visit: Visit, days: number): Promise<void> {
  await chooseFlights(visit, { slices: [`BOS.LAX.${days}`] });
  const terms = visit.page.getByRole('group', { name: words.text('freeze.offer.legend') });
  await terms.locator('label').last().click();
  await visit.page.getByRole('heading', { name: words.text('freeze.out.title') }).waitFor();
}

async function openFrozen(visit: Visit): Promise<void> {
  const { page } = visit;
  await openFreeze(visit, 97);
  await page.getByRole('button', { name: words.startOf('freeze.offer.button') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.text('freeze.pay.agree')).click();
  await dialog.getByRole('button', { name: words.startOf('freeze.pay.button') }).click();
  await page.waitForURL(/\/trips\?view=frozen/);
  await page
    .getByRole('button', { name: words.startOf('freeze.list.bookOf') })
    .first()
    .waitFor();
}

async function openWatched(visit: Visit): Promise<void> {
  const slices = [{ origin: 'BOS', destination: 'LAX', date: dayAhead(113) }];
  const passengers = { adults: 2, children: 0, lapInfants: 0, seatedInfants: 0 };
  await askText(visit.home, visit.portal, {
    method: 'POST',
    path: '/watches',
    input: { product: 'Flight', slices, passengers },
  });
  await visit.open('/trips?view=watched');
  await visit.page
    .getByRole('button', { name: words.startOf('watch.stop') })
    .first()
    .waitFor();
}

export const PROTECTIONS: readonly Screen[] = [
  {
    name: 'flight-protections',
    open: as((visit) => openProtections(visit, 'BOS.LIS.5', 'standard', true)),
    ...consumer,
  },
  {
    name: 'flight-partly-refundable',
    open: as((visit) => openProtections(visit, 'BOS.LAX.117', 'enhanced', false)),
    ...consumer,
  },
  { name: 'flight-freeze', open: as((visit) => openFreeze(visit, 93)), ...consumer },
  { name: 'frozen-prices', open: as(openFrozen), ...consumer },
  { name: 'watched-trips', open: as(openWatched), ...consumer },
];
