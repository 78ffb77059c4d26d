/** Seats and bags of the flight market after booking: whose they are, what they cost, and who was first. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent, itemAt } from '@sojourn/domain/present.ts';
import type { FareClass } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import type { ExtrasRequest, SeatChange } from '@sojourn/products/flight/sell/extras/extras-port.ts';
import {
  bestTrip,
  flightConfirm,
  flightQuestion,
  flightRequest,
  flightReserve,
  type OpenFlightMarket,
  openFlightMarket,
  slicesFrom,
} from '@sojourn/products/flight/testing/flight-market.ts';
import { answered, calm, NOW, playing } from '@sojourn/products/hotel/testing/hotel-market.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let { database, market, close } = {} as OpenFlightMarket;
beforeAll(async () => {
  ({ database, market, close } = await openFlightMarket());
});
afterAll(() => close());

const desk = () => market.suppliers[0]!;
const ROUND = slicesFrom('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19');
const PAIR = { adults: 2, children: 0, lapInfants: 0, seatedInfants: 0 };
const FAMILY = { adults: 1, children: 1, lapInfants: 1, seatedInfants: 0 };
const LATER = plusSeconds(NOW, 2 * 86_400);

let made = 0;
async function book(fareClass: FareClass = 'standard', passengers = PAIR) {
  const reference = `bkg_extras${++made}`;
  const question = flightQuestion(ROUND, { passengers, filters: { fareClasses: [fareClass] } });
  const { slices } = assertPresent(await bestTrip(desk(), question), `a trip in ${fareClass}`);
  const { flight, price } = answered(await desk().price(flightRequest(slices, { passengers }), calm));
  const reserve = flightReserve(reference, slices, { passengers, totalMinor: price.total.amountMinor });
  answered(await desk().reserve(reserve, calm));
  for (const { ticketNo } of flight.tickets)
    answered(await desk().confirm(flightConfirm(reference, passengers, ticketNo), calm));
  answered(await desk().issue({ reference, now: NOW }, calm));
  return { reference, slices, passengers, totalMinor: price.total.amountMinor };
}
type Trip = Awaited<ReturnType<typeof book>>;

const seatMap = async ({ reference, slices, passengers }: Trip) => {
  const chosen = itemAt(slices, 0);
  const booked = { reference, slice: 0 };
  return answered(await desk().seatMap({ ...chosen, segment: 0, passengers, now: NOW, booked }, calm));
};
/** Seats that can be had, the cheapest first. */
const freeSeats = async (trip: Trip, isExit = false) =>
  (await seatMap(trip)).rows
    .filter((row) => row.isExit === isExit)
    .flatMap(({ seats }) => seats.filter(({ state }) => state === 'free'))
    .toSorted((a, b) => (a.priceMinor ?? 0) - (b.priceMinor ?? 0));
const at = (traveler: number, seat: string | null): SeatChange => ({ slice: 0, segment: 0, traveler, seat });
const ask = ({ reference }: Trip, of: Partial<ExtrasRequest>, now: Instant = NOW): ExtrasRequest => ({
  reference,
  seats: [],
  bags: [],
  now,
  ...of,
});
let changes = 0;
async function change(trip: Trip, of: Partial<ExtrasRequest>, now: Instant = NOW) {
  const request = ask(trip, of, now);
  const quote = answered(await desk().quoteExtras(request, calm));
  const differences = [...quote.seats, ...quote.bags].map(({ differenceMinor }) => differenceMinor);
  const differenceMinor = differences.reduce((sum, each) => sum + each, 0);
  const confirm = { ...request, extrasReference: `chg_extras${++changes}`, differenceMinor };
  const done = answered(await desk().changeExtras(confirm, calm));
  expect(answered(await desk().changeExtras(confirm, calm))).toEqual(done);
  expect(done).toMatchObject(quote);
  return { done, differenceMinor };
}
const taken = async ({ reference }: Trip) => {
  const { rows } = await database.pool.query<{ traveler: number; seat: string }>(
    'select traveler, seat from market.flight_seats where reference = $1 order by traveler',
    [reference],
  );
  return rows.map(({ traveler, seat }) => [traveler, seat]);
};
const reason = (is: string) => ({ outcome: 'rejected', rejection: { reason: is } });

describe('seats after booking', () => {
  test('are taken, changed for others and given back, and their price with them', async () => {
    const trip = await book();
    const free = await freeSeats(trip);
    const [cheap, dear] = [itemAt(free, 0), assertPresent(free.at(-1), 'a seat')];
    const first = await change(trip, { seats: [at(0, cheap.seat)] });
    expect(first.differenceMinor).toBe(cheap.priceMinor);
    expect(first.done.price.total.amountMinor).toBe(trip.totalMinor + first.differenceMinor);
    expect(await taken(trip)).toEqual([[0, cheap.seat]]);

    const second = await change(trip, { seats: [at(0, dear.seat)] });
    expect(second.differenceMinor).toBe((dear.priceMinor ?? 0) - (cheap.priceMinor ?? 0));
    expect(await taken(trip)).toEqual([[0, dear.seat]]);
    // Its own seat is free to it; to everybody else it's taken
    const own = (await freeSeats(trip)).map(({ seat }) => seat);
    expect(own).toContain(dear.seat);
    expect((await freeSeats(await book())).map(({ seat }) => seat)).not.toContain(dear.seat);

    const back = await change(trip, { seats: [at(0, null)] });
    expect(back.differenceMinor).toBe(-(dear.priceMinor ?? 0));
    expect(await taken(trip)).toEqual([]);
    const record = answered(await desk().lookUp({ reference: trip.reference }, calm));
    expect(record?.changedExtras).toEqual([first.done, second.done, back.done]);
    expect(record?.price?.total.amountMinor).toBe(trip.totalMinor);
  });

  test('are swapped among the travelers of a trip, for nothing', async () => {
    const trip = await book();
    const [a, b] = (await freeSeats(trip)).filter(
      ({ priceMinor }, _, all) => priceMinor === all[0]?.priceMinor,
    );
    const [one, two] = [assertPresent(a, 'a seat').seat, assertPresent(b, 'another').seat];
    await change(trip, { seats: [at(0, one), at(1, two)] });
    const { differenceMinor } = await change(trip, { seats: [at(0, two), at(1, one)] });
    expect([differenceMinor, await taken(trip)]).toEqual([
      0,
      [
        [0, two],
        [1, one],
      ],
    ]);
  });

  test('that two want at once go to one of them', async () => {
    const trips = [await book(), await book()];
    const seat = itemAt(await freeSeats(itemAt(trips, 0)), 0);
    const answers = await Promise.all(
      trips.map((trip, index) => {
        const request = ask(trip, { seats: [at(0, seat.seat)] });
        const confirm = { extrasReference: `chg_race${index}`, differenceMinor: seat.priceMinor ?? 0 };
        return desk().changeExtras({ ...request, ...confirm }, calm);
      }),
    );
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['ok', 'rejected']);
    expect(answers).toContainEqual(reason('SeatTaken'));
    expect((await Promise.all(trips.map(taken))).flat()).toHaveLength(1);
  });

  test('at an exit aren’t for children, or adults with a baby', async () => {
    const trip = await book('standard', FAMILY);
    const exit = assertPresent((await freeSeats(trip, true))[0], 'an exit seat').seat;
    for (const traveler of [0, 1])
      expect(await desk().quoteExtras(ask(trip, { seats: [at(traveler, exit)] }), calm)).toMatchObject(
        reason('SeatUnfit'),
      );
    const pair = await book();
    const { done } = await change(pair, { seats: [at(1, exit)] });
    expect(done.exits).toEqual([{ slice: 0, segment: 0, traveler: 1 }]);
  });
});

describe('paid seats and bags that are given up', () => {
  test('are kept after the void window, and count toward what is chosen instead', async () => {
    const trip = await book();
    const { differenceMinor } = await change(trip, { bags: [{ slice: 1, traveler: 0, pieces: 1 }] }, LATER);
    expect(differenceMinor).toBeGreaterThan(0);
    const none = await change(trip, { bags: [{ slice: 1, traveler: 0, pieces: 0 }] }, LATER);
    expect([none.differenceMinor, none.done.withheldMinor]).toEqual([0, differenceMinor]);
    const again = await change(trip, { bags: [{ slice: 1, traveler: 0, pieces: 1 }] }, LATER);
    expect([again.differenceMinor, again.done.withheldMinor]).toEqual([0, 0]);
    const total = again.done.price.total.amountMinor;
    expect(total).toBe(trip.totalMinor + differenceMinor);
    // All of it is in what canceling gives back or keeps
    const quote = answered(await desk().quoteCancel({ reference: trip.reference, now: LATER }, calm));
    expect(quote.refundMinor + quote.penaltyMinor).toBe(total);
  });
});

describe('what can’t be had', () => {
  test.each([
    ['basic', null, { seats: [at(0, '20A')] }, 'ExtraNotOffered'],
    ['standard', 'flight-extras-checked-in', { bags: [{ slice: 0, traveler: 0, pieces: 1 }] }, 'CheckedIn'],
    ['standard', 'flight-extras-too-late', { bags: [{ slice: 0, traveler: 0, pieces: 1 }] }, 'TooLate'],
    ['standard', null, { seats: [at(0, '99Z')] }, 'SeatTaken'],
  ] as const)('in %s with %s: %o is %s', async (fareClass, scenario, of, refused) => {
    const trip = await book(fareClass);
    const extras = { seats: [], bags: [], ...of };
    const seats = fareClass === 'basic' ? [at(0, (await anySeat(trip)) ?? '')] : extras.seats;
    const request = ask(trip, { ...extras, seats: [...seats], bags: [...extras.bags] });
    expect(await desk().quoteExtras(request, scenario ? playing(scenario) : calm)).toMatchObject(
      reason(refused),
    );
  });

  test('within the hour before departure is too late for that flight alone', async () => {
    const trip = await book();
    const leaves = '2027-04-15T00:30:00.000Z' as Instant;
    const bag = (slice: number) => ask(trip, { bags: [{ slice, traveler: 0, pieces: 1 }] }, leaves);
    const first = await desk().quoteExtras(bag(0), calm);
    expect(first).toMatchObject(reason('TooLate'));
    expect(await desk().quoteExtras(bag(1), calm)).toMatchObject({ outcome: 'ok' });
  });

  test('at a higher price than was agreed to is refused, and nothing changes', async () => {
    const trip = await book();
    const seat = assertPresent((await freeSeats(trip)).at(-1), 'a seat');
    const request = ask(trip, { seats: [at(0, seat.seat)] });
    const less = { extrasReference: 'chg_less', differenceMinor: (seat.priceMinor ?? 0) - 1 };
    expect(await desk().changeExtras({ ...request, ...less }, calm)).toMatchObject(reason('PriceIncreased'));
    expect(await taken(trip)).toEqual([]);
    expect(await desk().quoteExtras({ ...request, reference: 'bkg_none' }, calm)).toMatchObject(
      reason('NotFound'),
    );
  });
});

const anySeat = async (trip: Trip) => (await seatMap(trip)).rows.flatMap(({ seats }) => seats)[0]?.seat;
