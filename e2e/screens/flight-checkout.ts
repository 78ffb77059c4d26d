/** Deciding on flights and paying for them: the review, the travelers, the cabin, and what can go wrong. */

import { dayAhead } from '@sojourn/domain/testing/today.ts';
import { chooseFlights, type RequestedTrip } from '../people/flights/choose-flights.ts';
import { chooseSaved, fillRest, unfold } from '../people/flights/fill-travelers.ts';
import { setScenario } from '../people/hotels/begin-checkout.ts';
import { payButton } from '../people/hotels/pay-stay.ts';
import { openFlightCheckout } from '../people/open-checkout.ts';
import { as, type Screen, words } from './screen.ts';

const FAMILY: RequestedTrip = { slices: ['BOS.LIS.131', 'LIS.BOS.137'], party: 'adults=2&lapInfants=1' };
const consumer = { signedIn: true, tenants: ['consumer'] } as const;
/** A price that rose once stays, so each look at a rise has dates of its own. */
let daysAhead = 141;

export const FLIGHT_CHECKOUT: readonly Screen[] = [
  { name: 'flight-review', open: as((visit) => chooseFlights(visit, FAMILY)), signedIn: true },
  {
    name: 'flight-review-gone',
    open: as(async (visit) => {
      const day = dayAhead(131);
      const gone = `ZZ1.${day}.BOS.LIS:standard`;
      await visit.open(`/flights/review?trip=oneWay&from=BOS&to=LIS&depart=${day}&c1=${gone}`);
      await visit.page.getByText(words.text('review.gone.action')).waitFor();
    }),
    refused: true,
    ...consumer,
  },
  {
    name: 'flight-checkout',
    open: as(async (visit) => {
      await openFlightCheckout(visit, FAMILY);
      await chooseSaved(visit, 0, 'Maya Okafor');
      await chooseSaved(visit, 1, 'Jonah Okafor');
    }),
    ...consumer,
  },
  {
    name: 'flight-checkout-problems',
    open: as(async (visit) => {
      await openFlightCheckout(visit, FAMILY);
      const traveler = await unfold(visit, 0);
      await traveler.getByText(words.text('checkout.traveler.more')).click();
      await payButton(visit).click();
      await visit.page.getByText(words.text('checkout.problem.terms')).waitFor();
    }),
    signedIn: true,
  },
  {
    name: 'flight-seats',
    open: as(async (visit) => {
      const { page } = visit;
      await openFlightCheckout(visit, FAMILY);
      await page.getByRole('button', { name: words.text('checkout.extras.chooseSeats') }).click();
      const free = page.getByRole('grid').getByRole('button', { name: words.within('seats.state.free') });
      await free.first().click();
    }),
    ...consumer,
  },
  {
    name: 'flight-bags',
    open: as(async (visit) => {
      await openFlightCheckout(visit, FAMILY);
      await visit.page.getByRole('button', { name: words.text('checkout.extras.addBags') }).click();
      await visit.page.getByRole('dialog').waitFor();
    }),
    ...consumer,
  },
  {
    name: 'flight-price-rise',
    open: as(async (visit) => {
      const back = daysAhead + 5;
      await openFlightCheckout(visit, { slices: [`BOS.LIS.${daysAhead++}`, `LIS.BOS.${back}`] });
      await chooseSaved(visit, 0, 'Maya Okafor');
      await fillRest(visit);
      await setScenario(visit, 'flight-price-rise');
      await payButton(visit).click();
      await visit.page.getByText(words.like('checkout.rise.title')).waitFor();
    }),
    refused: true,
    ...consumer,
  },
  {
    name: 'flight-too-dear',
    open: as(async (visit) => {
      await openFlightCheckout(visit, { slices: ['BOS.LIS.161', 'LIS.BOS.165'] });
      await chooseSaved(visit, 0, 'Maya Okafor');
      await fillRest(visit);
      await setScenario(visit, 'flight-price-rise-max');
      await payButton(visit).click();
      const title = words.text('checkout.flightFailure.MaximumPriceIncreaseReached.title');
      await visit.page.getByText(title).waitFor();
    }),
    refused: true,
    ...consumer,
  },
];
