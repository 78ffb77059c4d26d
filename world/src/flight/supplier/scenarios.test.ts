/** Every named failure of flights, played on a booking of two tickets from hold to cancel. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { ONE_ADULT } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import {
  bestTrip,
  flightConfirm,
  flightQuestion,
  flightRequest,
  flightReserve,
  type OpenFlightMarket,
  openFlightMarket,
  searched,
  slicesFrom,
} from '@sojourn/products/flight/testing/flight-market.ts';
import { FLIGHT_FAILURES } from '@sojourn/products/flight/wire/flight-codes.ts';
import type { ChosenSlice } from '@sojourn/products/flight/wire/flights.ts';
import { answered, calm, NOW, playing } from '@sojourn/products/hotel/testing/hotel-market.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXTRAS_SCENARIOS } from './extras/scenarios.ts';
import { OPERATIONS_SCENARIOS } from './operations/scenarios.ts';
import { FLIGHT_SCENARIOS } from './scenarios.ts';

let { database, market, close } = {} as OpenFlightMarket;
let now: Instant = NOW;
/** Three cities: a ticket for each of two slices. */
let trip: { readonly slices: ChosenSlice[]; readonly totalMinor: number };
const QUESTION = flightQuestion(slicesFrom('BOS LIS 2027-04-14', 'MAD CDG 2027-04-19'));
beforeAll(async () => {
  ({ database, market, close } = await openFlightMarket({ clock: { now: () => now } }));
  trip = (await bestTrip(market.suppliers[0]!, { ...QUESTION, filters: { withoutSelfTransfer: true } }))!;
});
afterAll(() => close());

const desk = () => market.suppliers[0]!;
const counts = async () => {
  const { rows } = await database.pool.query(`
    select (select coalesce(sum(sold), 0)::int from market.flight_sales) as sold,
      (select coalesce(sum(jsonb_array_length(flights)), 0)::int from market.flight_orders
        where state in ('held', 'confirmed')) as kept`);
  return rows[0] as { sold: number; kept: number };
};

type Step = { readonly outcome: string; readonly rejection?: unknown };
/** What each step came to; one without an answer is asked again once. */
async function bookAndCancel(reference: string, totalMinor: number, context: CallContext): Promise<string[]> {
  const steps: string[] = [];
  const step = async (name: string, call: () => Promise<Step>): Promise<boolean> => {
    for (let attempt = 1; attempt <= 2; attempt++) {
      const answer = await call();
      const reason = (answer.rejection as { reason?: string } | undefined)?.reason;
      steps.push(`${name} ${reason ?? answer.outcome}`);
      if (answer.outcome === 'ok') return true;
      if (answer.outcome === 'rejected') return false;
    }
    return false;
  };
  const reserve = flightReserve(reference, trip.slices, { totalMinor });
  if (!(await step('reserve', () => desk().reserve(reserve, context)))) return steps;
  if (!(await step('confirm', () => desk().confirm(flightConfirm(reference), context)))) return steps;
  const second = () => desk().confirm(flightConfirm(reference, undefined, 2), context);
  if (!(await step('second', second))) {
    await step('void', () => desk().voidOrder({ reference, ticketNo: 1, now: NOW }, context));
    return steps;
  }
  await step('issue', () => desk().issue({ reference, now: NOW }, context));
  await step('cancel', () => desk().cancel({ reference, penaltyMinor: 0, now: NOW }, context));
  return steps;
}

const WELL = ['reserve ok', 'confirm ok', 'second ok', 'issue ok', 'cancel ok'];
const BOOKED = WELL.slice(0, 3);
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'flight-sold-out': ['reserve ok', 'confirm NoAvailability'],
  'flight-price-rise': ['reserve PriceIncreased'],
  'flight-price-fall': WELL,
  'flight-price-rise-max': ['reserve MaximumPriceIncreaseReached'],
  'flight-reserve-timeout-before-effect': ['reserve unknown', ...WELL],
  'flight-reserve-timeout-after-effect': ['reserve unknown', ...WELL],
  'flight-confirm-timeout-before-effect': [
    'reserve ok',
    'confirm unknown',
    'confirm ok',
    'second unknown',
    'second ok',
    ...WELL.slice(3),
  ],
  'flight-confirm-timeout-after-effect': [
    'reserve ok',
    'confirm unknown',
    'confirm ok',
    'second unknown',
    'second ok',
    ...WELL.slice(3),
  ],
  'flight-confirm-unavailable': [
    'reserve ok',
    'confirm unavailable',
    'confirm ok',
    'second unavailable',
    'second ok',
    ...WELL.slice(3),
  ],
  'flight-supplier-silent': ['reserve ok', 'confirm unknown', 'confirm unknown'],
  'flight-second-ticket-fails': ['reserve ok', 'confirm ok', 'second NoAvailability', 'void ok'],
  'flight-void-fails': ['reserve ok', 'confirm ok', 'second NoAvailability', 'void VoidFailed'],
  'flight-ticketing-late': [...BOOKED, 'issue unknown', 'issue unknown', 'cancel ok'],
  'flight-ticketing-refused': [...BOOKED, 'issue ProviderError', 'cancel ok'],
  'flight-ticketing-timeout-after-effect': [...BOOKED, 'issue unknown', 'issue ok', 'cancel ok'],
  // Strikes a chosen seat, of which there is none here
  'flight-seat-taken': WELL,
  'flight-duplicate': ['reserve DuplicateBooking'],
  'flight-provider-error': ['reserve ProviderError'],
  'flight-invalid-passengers': ['reserve ok', 'confirm InvalidPassengers'],
  'flight-supplier-slow': WELL,
  'flight-supplier-timeout': WELL,
  'flight-suppliers-late': WELL,
  'flight-supplier-down': WELL,
  'flight-cabins-unseen': WELL,
  'flight-cancel-refused': [...WELL.slice(0, 4), 'cancel NotCancellable'],
  'flight-cancel-timeout-after-effect': [...WELL.slice(0, 4), 'cancel unknown', 'cancel ok'],
  'flight-exchange-ineligible': WELL,
  'flight-exchange-airline-control': WELL,
  'flight-exchange-not-found': WELL,
  'flight-exchange-several-tickets': WELL,
  'flight-exchange-legacy': WELL,
  'flight-exchange-down': WELL,
  'flight-exchange-refused': WELL,
  'flight-exchange-sold-out': WELL,
  'flight-exchange-price-rise': WELL,
  'flight-exchange-timeout-before-effect': WELL,
  'flight-exchange-timeout-after-effect': WELL,
  'flight-exchange-silent': WELL,
  // Strike the quote of a cancellation, which is left out here
  'flight-airline-control': WELL,
  'flight-airline-refunds': WELL,
  'flight-record-unknown': WELL,
  'flight-cancel-quote-unavailable': WELL,
  'flight-cancel-quote-timeout': WELL,
  // Free as it is, in the void window
  'flight-void-extended': WELL,
  'flight-taxes-refunded': WELL,
  'flight-two-providers': WELL,
  'flight-cancel-penalty-rises': [...WELL.slice(0, 4), 'cancel PenaltyChanged'],
  'flight-cancel-bad-request': [...WELL.slice(0, 4), 'cancel BadRequest'],
  'flight-cancel-record-lost': [...WELL.slice(0, 4), 'cancel NotFound'],
  'flight-cancel-unavailable': [...WELL.slice(0, 4), 'cancel unavailable', 'cancel unavailable'],
  'flight-cancel-silent': [...WELL.slice(0, 4), 'cancel unknown', 'cancel unknown'],
  'flight-duplicate-requests': WELL,
  // What airlines change after booking is found at a look-up
  'flight-retimed': WELL,
  'flight-moved': WELL,
  'flight-canceled': WELL,
  'flight-connection-lost': WELL,
  'flight-change-unreadable': WELL,
  'flight-change-accepted-at-airline': WELL,
  'flight-change-by-traveler-at-airline': WELL,
  'flight-accept-timeout-after-effect': WELL,
  // What happens to flights on their day is found when they're read
  ...Object.fromEntries(OPERATIONS_SCENARIOS.map(({ name }) => [name, WELL])),
  // Of the flight instead of a disrupted one
  'option-sold': ['reserve ok', 'confirm NoAvailability'],
  'rebook-fails': ['reserve ok', 'confirm InvalidPassengers'],
  'rebook-times-out': ['reserve ok', 'confirm unknown', 'confirm unknown'],
  // Edited after booking
  ...Object.fromEntries(EXTRAS_SCENARIOS.map(({ name }) => [name, WELL])),
  ...Object.fromEntries(
    ['refused', 'name', 'down', 'timeout-before', 'timeout-after', 'silent'].map((how) => [
      `flight-details-${how}`,
      WELL,
    ]),
  ),
  ...Object.fromEntries(
    FLIGHT_FAILURES.filter((reason) => reason !== 'MaximumPriceIncreaseReached').map((reason) => [
      `flight-fails-${reason}`,
      [`reserve ${reason}`],
    ]),
  ),
};

describe('the named scenarios', () => {
  it('are all known here', () => {
    expect(FLIGHT_SCENARIOS.map(({ name }) => name).sort()).toEqual(Object.keys(EXPECTED).sort());
    for (const { effect } of FLIGHT_SCENARIOS) expect(effect).toMatch(/^[A-Z].{20,}/);
  });

  it.each(Object.entries(EXPECTED))('%s: a booking meets %j', async (name, steps) => {
    // Seats that are still held from a scenario before raise the price
    const { flight, price } = answered(await desk().price(flightRequest(trip.slices), calm));
    expect(flight.tickets).toHaveLength(2);
    const total = price.total.amountMinor;
    expect(await bookAndCancel(`bkg_${name}`, total, playing(name))).toEqual(steps);
    // What remains sold is what remains held or booked
    const { sold, kept } = await counts();
    expect(sold).toBe(kept);
  });

  it('lost answers can be looked up by our reference', async () => {
    expect(await desk().lookUp({ reference: 'bkg_nobody' }, calm)).toEqual({ outcome: 'ok', value: null });
    const context = playing('flight-confirm-timeout-after-effect');
    answered(await desk().reserve(flightReserve('bkg_lost', trip.slices), context));
    expect((await desk().confirm(flightConfirm('bkg_lost'), context)).outcome).toBe('unknown');
    const record = answered(await desk().lookUp({ reference: 'bkg_lost' }, context));
    expect(record).toMatchObject({ orders: [{ ticketNo: 1, state: 'Confirmed' }] });
    expect(record?.hold).not.toBeNull();
    const silent = playing('flight-supplier-silent');
    expect((await desk().lookUp({ reference: 'bkg_lost' }, silent)).outcome).toBe('unknown');
    // Half of a trip is taken back as a whole, and the rest is released
    answered(await desk().voidOrder({ reference: 'bkg_lost', ticketNo: 1, now: NOW }, calm));
    answered(await desk().voidOrder({ reference: 'bkg_lost', ticketNo: 1, now: NOW }, calm));
    answered(await desk().release({ reference: 'bkg_lost' }, calm));
    const { sold, kept } = await counts();
    expect(sold).toBe(kept);
  });

  it('late tickets are there some minutes later, by the clock', async () => {
    const context = playing('flight-ticketing-late');
    answered(await desk().reserve(flightReserve('bkg_late', trip.slices), context));
    for (const no of [1, 2])
      answered(await desk().confirm(flightConfirm('bkg_late', undefined, no), context));
    expect((await desk().issue({ reference: 'bkg_late', now: NOW }, context)).outcome).toBe('unknown');
    const documents = async () => answered(await desk().lookUp({ reference: 'bkg_late' }, calm))?.documents;
    expect(await documents()).toBeNull();
    now = plusSeconds(NOW, 8 * 60);
    const issued = await documents();
    expect(issued?.length).toBeGreaterThan(0);
    expect(answered(await desk().issue({ reference: 'bkg_late', now }, context))).toEqual(issued);
    now = NOW;
  });

  it('a price that rose is the new price from then on, wherever it is shown, and can be booked', async () => {
    const context = playing('flight-price-rise');
    const [slice] = (await bestTrip(desk(), flightQuestion(slicesFrom('BOS LIS 2027-08-04'))))!.slices;
    const totals = async (under: CallContext) => {
      const { options } = answered(
        await desk().search(flightQuestion(slicesFrom('BOS LIS 2027-08-04'), { top: 200 }), under),
      );
      const found = options.find(({ option }) => option.slice.sliceId === slice!.sliceId)!.option;
      return {
        search: found.fares.find(({ fareClass }) => fareClass === slice!.fareClass)!.total.amountMinor,
        checkout: answered(await desk().price(flightRequest([slice!]), under)).price.total.amountMinor,
      };
    };
    const everywhere = (total: number) => ({ search: total, checkout: total });
    const usual = (await totals(calm)).search;
    const ask = (reference: string, totalMinor: number) =>
      desk().reserve(flightReserve(reference, [slice!], { totalMinor }), context);
    expect(await totals(context)).toEqual(everywhere(usual));
    const refused = await ask('bkg_rise_1', usual);
    if (refused.outcome !== 'rejected' || refused.rejection.reason !== 'PriceIncreased')
      throw new Error(`no rise: ${JSON.stringify(refused)}`);
    const risen = refused.rejection.price.total.amountMinor;
    expect(risen).toBeGreaterThan(usual);
    expect(risen).toBeLessThanOrEqual(usual * 1.2);
    expect(await totals(context)).toEqual(everywhere(risen));
    // Nobody else sees it
    expect(await totals(calm)).toEqual(everywhere(usual));
    expect(answered(await ask('bkg_rise_2', risen)).price.total.amountMinor).toBe(risen);
  });

  it('a price that fell is held at the lower price', async () => {
    const context = playing('flight-price-fall');
    const best = (await bestTrip(desk(), flightQuestion(slicesFrom('BOS LIS 2027-08-11'))))!;
    const held = answered(await desk().reserve(flightReserve('bkg_fall', best.slices, best), context));
    expect(held.price.total.amountMinor).toBeLessThan(best.totalMinor);
  });

  it('one desk is late or silent in searches, the other is not', async () => {
    const outcomes = async (name: string) =>
      Promise.all(market.suppliers.map(async (each) => (await each.search(QUESTION, playing(name))).outcome));
    expect(await outcomes('flight-supplier-timeout')).toEqual(['ok', 'unknown']);
    expect(await outcomes('flight-supplier-slow')).toEqual(['ok', 'ok']);
    expect(await outcomes('flight-supplier-down')).toEqual(['unavailable', 'unavailable']);
  });

  it('cabins are not shown, and everything else is', async () => {
    const [slice] = trip.slices;
    const question = { ...slice!, segment: 0, passengers: ONE_ADULT, now: NOW };
    const context = playing('flight-cabins-unseen');
    expect(await desk().seatMap(question, context)).toEqual({ outcome: 'unavailable' });
    expect(await desk().price(flightRequest(trip.slices), context)).toMatchObject({ outcome: 'ok' });
  });

  it('a chosen seat goes to somebody else', async () => {
    const [first] = trip.slices;
    const slice = { ...first!, fareClass: 'enhanced' as const };
    const passengers = { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 };
    const map = answered(await desk().seatMap({ ...slice, segment: 0, passengers, now: NOW }, calm));
    const seat = map.rows.flatMap(({ seats }) => seats).find(({ state }) => state === 'free')!.seat;
    const extras = { seats: [{ slice: 0, segment: 0, traveler: 0, seat }], bags: [] };
    const reserve = flightReserve('bkg_seat', [slice], { extras });
    expect(await desk().reserve(reserve, playing('flight-seat-taken'))).toMatchObject({
      rejection: { reason: 'SeatTaken' },
    });
    expect((await searched(desk(), QUESTION)).options.length).toBeGreaterThan(0);
  });
});
