/**
 * What there is to fly: there and back without a change, on one ticket or on two, on days when there is room
 * and on days when few seats are left, so that customers compete for the last ones.
 */
import { addDays, type CalendarDate } from '../../packages/domain/src/dates.ts';
import type { FlightPage, OpenedFlight } from '../../products/flight/wire/flight-search.ts';
import type { ChosenSlice, FareOffer } from '../../products/flight/wire/flights.ts';
import type { Customer } from './customers.ts';
import type { ForSale, Order } from './for-sale.ts';
import { chooseParty } from './party.ts';
import type { Chance } from './random.ts';
import { lastOf } from './read-events.ts';

const ROUTES = [
  ['BOS', 'LIS'],
  ['BOS', 'ORD'],
  ['LIS', 'MAD'],
  ['JFK', 'LAX'],
] as const;
/** Half of the trips begin within days: their flights are nearly full, some void windows are short. */
const SOON_DAYS = 2;
const ONE_ADULT = { adults: 1, children: 0, seatedInfants: 0, lapInfants: 0 };
type Search = { readonly slices: readonly object[]; readonly passengers: object; readonly filters: object };
/** By flight, day and cabin (`TP216.BOS.LIS 2027-04-14 2`): how many seats were left before the run. */
export type SeatsLeft = Map<string, number>;
type Trip = ForSale & {
  /** Of the class with the fewest; infinite when no number is shown. */
  readonly fewest: number;
};
type Flights = {
  readonly trips: readonly ForSale[];
  /** Those of them that are sold out first. */
  readonly lastSeats: readonly ForSale[];
  readonly seatsLeft: SeatsLeft;
};

/** More dates would keep customers apart; there is room enough on those that are far away. */
const MOST_DATES = 4;
/** So few trips that what half of all customers want is soon sold out. */
const LAST_SEATS = 3;

export async function findFlights(customer: Customer, dateCount: number): Promise<Flights> {
  const today = new Date().toISOString().slice(0, 10) as CalendarDate;
  const found: { readonly trips: Trip[]; readonly seatsLeft: SeatsLeft } = {
    trips: [],
    seatsLeft: new Map(),
  };
  for (const [i, [origin, destination]] of ROUTES.entries()) {
    for (let j = 0; j < Math.min(dateCount, MOST_DATES); j++) {
      const out = addDays(today, j % 2 === 0 ? SOON_DAYS + i + j : 40 + 25 * j + 3 * i);
      const back = addDays(out, 3 + j);
      const slices = [
        { origin, destination, date: out },
        { origin: destination, destination: origin, date: back },
      ];
      await findTrips(customer, { slices, passengers: ONE_ADULT, filters: { stops: 'none' } }, found);
    }
  }
  if (found.trips.length === 0) throw new Error('no flight is for sale');
  const byFewest = found.trips.toSorted((a, b) => a.fewest - b.fewest);
  return { ...found, lastSeats: byFewest.slice(0, LAST_SEATS) };
}

async function findTrips(
  customer: Customer,
  search: Search,
  { trips, seatsLeft }: { readonly trips: Trip[]; readonly seatsLeft: SeatsLeft },
): Promise<void> {
  const [there] = await optionsOf(customer, search, []);
  if (there === undefined) return;
  const back = await optionsOf(customer, search, [inClass(there, there.shown)]);
  for (const option of [there, ...back]) noteSeats(option, seatsLeft);
  // Few of them, so that customers meet on the same flights
  for (const wanted of ['single', 'hackerFare'] as const) {
    const found = back.find(({ multiTicketType }) => multiTicketType === wanted);
    if (found) trips.push(tripOf(there, found));
  }
}

async function optionsOf(
  customer: Customer,
  search: Search,
  chosen: readonly ChosenSlice[],
): Promise<readonly OpenedFlight[]> {
  const answer = await customer.call('searchFlights', { input: { ...search, chosen, limit: 20 } });
  const page = lastOf<FlightPage>(answer.text, 'page');
  const opened: OpenedFlight[] = [];
  for (const { slice } of page?.options ?? []) {
    const input = { ...search, chosen, sliceId: slice.sliceId };
    const { status, text } = await customer.call('getFlightOption', { input });
    // Sold out since
    if (status === 200) opened.push(JSON.parse(text) as OpenedFlight);
  }
  return opened;
}

const inClass = ({ slice }: OpenedFlight, fareClass: FareOffer['fareClass']): ChosenSlice => ({
  sliceId: slice.sliceId,
  fareClass,
});

const CABINS = { enhanced: ['economy', 0], premium: ['premium', 1], luxury: ['business', 2] } as const;

/** Only of the class that may take the last seat of its cabin, where few are left and the number is shown. */
function noteSeats({ slice, fares }: OpenedFlight, seatsLeft: SeatsLeft): void {
  for (const { fareClass, cabinClassName, seatsLeft: left } of fares) {
    const [cabin, number] = CABINS[fareClass as keyof typeof CABINS] ?? [];
    if (left === null || cabin === undefined || cabinClassName[0] !== cabin) continue;
    const [flight, day, from, to] = slice.sliceId.split('.');
    seatsLeft.set(`${flight}.${from}.${to} ${day} ${number}`, left);
  }
}

/** In one class all the way: where few seats are left mostly in that one. */
function tripOf(there: OpenedFlight, back: OpenedFlight): Trip {
  const both = there.fares.filter(({ fareClass }) => back.fares.some((fare) => fare.fareClass === fareClass));
  const scarce = both.filter(({ seatsLeft }) => seatsLeft !== null);
  return {
    product: 'flight',
    fewest: Math.min(...scarce.map(({ seatsLeft }) => seatsLeft ?? Number.POSITIVE_INFINITY)),
    order: (customer, chance) => {
      const from = scarce.length > 0 && chance.perCent(80) ? scarce : both;
      const fare = from.length > 0 ? chance.pick(from) : null;
      const slices = [there, back].map((option) => inClass(option, fare?.fareClass ?? option.shown));
      return orderOf(slices, fare, customer, chance);
    },
  };
}

function orderOf(
  slices: readonly ChosenSlice[],
  fare: FareOffer | null,
  customer: Customer,
  chance: Chance,
): Order {
  const { passengers, travelers } = chooseParty(customer, chance);
  const mayChoose = fare !== null && fare.restrictions.seats !== 'assignedAtCheckIn' && chance.perCent(40);
  return {
    // Some customers travel under a company's policy
    start: [
      'startCheckout',
      { product: 'Flight', slices, passengers, policyReason: { reason: 'noneInPolicy' } },
    ],
    typed: { travelers },
    ...(mayChoose ? { seat: { ...slices[0], segment: 0, passengers } } : {}),
  };
}
