/**
 * Checkouts opened as the pages open them, but without walking there: for journeys that begin with one. The
 * way to it is walked by `beginCheckout` and `beginFlights`.
 */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import type { FlightSearchEvent, OpenedFlight } from '@sojourn/products/flight/wire/flight-search.ts';
import type { StayDetail } from '@sojourn/products/hotel/wire/stay-detail.ts';
import type { StaySearchEvent } from '@sojourn/products/hotel/wire/stay-search.ts';
import { expect } from 'vitest';
import { askText } from './call-api.ts';
import { checkoutTotal, type RequestedTrip } from './flights/choose-flights.ts';
import { setScenario } from './hotels/begin-checkout.ts';
import type { Dates } from './hotels/find-stay.ts';
import { amountToPay } from './hotels/pay-stay.ts';
import type { Visit } from './visit.ts';

const post = ({ home, portal }: Visit, path: string, input: unknown): Promise<string> =>
  askText(home, portal, { method: 'POST', path, input });

/** The last page of a search's stream, which is the whole of what was found. */
export function lastPage<Event extends { readonly type: string }>(text: string) {
  const events = text
    .split('\n')
    .map((line) => line.replace(/^data: ?/, '').trim())
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Event);
  return events.findLast((event): event is Extract<Event, { type: 'page' }> => event.type === 'page');
}

const ROOMS = [{ adults: 2, childAges: [] }];
/** Of no consequence where no policy restricts the traveler. */
const policyReason = { reason: 'noneInPolicy' };

/**
 * Of the cheapest free-to-cancel stay of a search, as `beginCheckout`; ends on the checkout, drawn, where
 * `scenario` begins.
 */
export async function openStayCheckout(visit: Visit, dates: Dates, scenario?: string): Promise<void> {
  const { page, words, open } = visit;
  const requested = { ...dates, rooms: ROOMS };
  const found = await post(visit, '/stays/search', {
    area: { place: 'city:lisbon-pt' },
    ...requested,
    filters: { freeCancellation: true },
    sort: 'Price',
  });
  const first = lastPage<StaySearchEvent>(found)?.stays[0];
  if (!first) throw new Error(`no stay for ${dates.checkIn}`);
  const { stayId, offer } = first;
  const { rooms } = JSON.parse(await post(visit, '/stays/detail', { stayId, ...requested })) as StayDetail;
  const rate = rooms
    .flatMap(({ rates }) => rates)
    .find(({ price }) => price.tripTotal.amountMinor === offer.price.tripTotal.amountMinor);
  if (!rate) throw new Error('the hotel has no rate at the price of the list');
  const opened = JSON.parse(
    await post(visit, '/checkouts', {
      product: 'Hotel',
      stayId,
      rateId: rate.rateId,
      ...requested,
      policyReason,
    }),
  ) as Checkout;
  await open(`/checkout/${opened.checkoutId}`);
  await page.getByRole('heading', { level: 1, name: words.text('hotel.checkout.title') }).waitFor();
  expect(await amountToPay(visit)).toBe(offer.price.tripTotal.amountMinor);
  if (scenario !== undefined) await setScenario(visit, scenario);
}

type Passengers = {
  readonly adults: number;
  readonly children: number;
  readonly lapInfants: number;
  readonly seatedInfants: number;
};

type ChosenFlight = { readonly sliceId: string; readonly fareClass: string };

/** What is sold in the class after what is chosen. */
async function flightsAfter(
  visit: Visit,
  wanted: readonly string[],
  passengers: Passengers,
  fareClass: string,
  chosen: readonly ChosenFlight[],
) {
  const slices = wanted.map((text) => {
    const [origin, destination, date] = text.split('.');
    return { origin, destination, date };
  });
  const input = { slices, passengers, chosen, limit: 40 };
  const last = lastPage<FlightSearchEvent>(await post(visit, '/flights/search', input));
  const options = await Promise.all(
    (last?.options ?? []).map(async ({ slice: { sliceId } }) => {
      const opened = { slices, passengers, chosen, sliceId };
      return JSON.parse(await post(visit, '/flights/option', opened)) as OpenedFlight;
    }),
  );
  return options
    .filter(({ fares }) => fares.some(isOf(fareClass)))
    .map(({ slice: { sliceId, segments }, multiTicketType, fares }) => ({
      flight: { sliceId, fareClass },
      multiTicketType,
      airline: segments[0]?.marketingAirline.code ?? '',
      isDirect: segments.length === 1,
      fare: fares.find(isOf(fareClass)),
    }));
}

/** A product that has just started is slow at first. */
const MOST_TRIES = 5;

/** The first flight of each slice (`BOS.LIS.2027-04-14`) that is sold in the class. */
export async function firstFlights(
  visit: Visit,
  wanted: readonly string[],
  passengers: Passengers,
  fareClass = 'standard',
): Promise<ChosenFlight[]> {
  const chosen: ChosenFlight[] = [];
  for (const _ of wanted) {
    // An airline that answers late on a busy machine is missing from a search: the next one has it
    const options = () => flightsAfter(visit, wanted, passengers, fareClass, chosen);
    let option = (await options())[0];
    for (let tries = 1; !option && tries < MOST_TRIES; tries++) option = (await options())[0];
    if (!option) throw new Error(`no flight for ${wanted.join(', ')}`);
    chosen.push(option.flight);
  }
  return chosen;
}

/** One way that is changed for nothing, isn't refunded, and costs more than another of its airline. */
export async function flightAbove(
  visit: Visit,
  wanted: readonly string[],
  passengers: Passengers,
  fareClass = 'standard',
): Promise<ChosenFlight[]> {
  const ways = (await flightsAfter(visit, wanted, passengers, fareClass, [])).flatMap((way) => {
    const { changePenalty, cancelPenalty } = way.fare?.restrictions.penaltiesInfo ?? {};
    const isLeft = changePenalty?.kind === 'free' && cancelPenalty?.kind === 'notAllowed';
    const totalMinor = way.fare?.total.amountMinor;
    return isLeft && totalMinor !== undefined ? [{ ...way, totalMinor }] : [];
  });
  const above = ({ airline, totalMinor }: (typeof ways)[number]): number =>
    totalMinor - Math.min(...ways.filter((each) => each.airline === airline).map((each) => each.totalMinor));
  const most = ways.toSorted((a, b) => above(b) - above(a))[0];
  if (!most || above(most) === 0) throw new Error(`no flight for more for ${wanted.join(', ')}`);
  return [most.flight];
}

/** One way with a change of planes. */
export async function flightWithChange(
  visit: Visit,
  wanted: readonly string[],
  passengers: Passengers,
  fareClass = 'standard',
): Promise<ChosenFlight[]> {
  const ways = await flightsAfter(visit, wanted, passengers, fareClass, []);
  const changing = ways.find(({ isDirect, multiTicketType }) => !isDirect && multiTicketType === 'single');
  if (!changing) throw new Error(`no flight with a change for ${wanted.join(', ')}`);
  return [changing.flight];
}

/** A way there, and the first way back that has a ticket of its own. */
export async function flightsApart(
  visit: Visit,
  wanted: readonly string[],
  passengers: Passengers,
  fareClass = 'standard',
): Promise<ChosenFlight[]> {
  const ways = await flightsAfter(visit, wanted, passengers, fareClass, []);
  for (const { flight } of ways.filter(({ multiTicketType }) => multiTicketType === 'single')) {
    const backs = await flightsAfter(visit, wanted, passengers, fareClass, [flight]);
    const back = backs.find(({ multiTicketType }) => multiTicketType === 'hackerFare');
    if (back) return [flight, back.flight];
  }
  throw new Error(`no two tickets for ${wanted.join(', ')}`);
}
const isOf =
  (wanted: string) =>
  ({ fareClass }: { readonly fareClass: string }): boolean =>
    fareClass === wanted;

/** As `beginFlights`; ends on the checkout, drawn. */
export async function openFlightCheckout(
  visit: Visit,
  requested: RequestedTrip,
  fareClass?: string,
): Promise<void> {
  const { page, words, open } = visit;
  const party = new URLSearchParams(requested.party ?? 'adults=1');
  const count = (name: keyof Passengers): number => Number(party.get(name) ?? 0);
  const passengers: Passengers = {
    adults: count('adults'),
    children: count('children'),
    lapInfants: count('lapInfants'),
    seatedInfants: count('seatedInfants'),
  };
  const dated = requested.slices.map((slice) => {
    const [from, to, days] = slice.split('.');
    return `${from}.${to}.${dayAhead(Number(days))}`;
  });
  const slices = await firstFlights(visit, dated, passengers, fareClass);
  const opened = JSON.parse(
    await post(visit, '/checkouts', { product: 'Flight', slices, passengers, policyReason }),
  ) as Checkout;
  await open(`/checkout/${opened.checkoutId}`);
  await page.getByRole('heading', { level: 1, name: words.text('flight.checkout.title') }).waitFor();
  expect(await checkoutTotal(visit)).toBe(opened.quote.total.amountMinor);
}
