/** A trip at the flight market from the search to its tickets and back. */
import { addDays, dateIn, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { PassengerCounts } from '@sojourn/products/flight/rules/travelers/travelers.ts';
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
import { answered, calm, NOW } from '@sojourn/products/hotel/testing/hotel-market.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRecord } from '../store.ts';
import { locate } from './confirm.ts';

let { database, market, close } = {} as OpenFlightMarket;
beforeAll(async () => {
  ({ database, market, close } = await openFlightMarket());
});
afterAll(() => close());

const desk = () => market.suppliers[0]!;
const FAMILY: PassengerCounts = { adults: 2, children: 1, lapInfants: 1, seatedInfants: 0 };
const ROUND = slicesFrom('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19');
const soldInAll = async (): Promise<number> => {
  const { rows } = await database.pool.query(
    'select coalesce(sum(sold), 0)::int as sold from market.flight_sales',
  );
  return rows[0].sold;
};

describe('a trip by air', () => {
  it('goes from search to tickets and back, with one total all the way', async () => {
    const trip = (await bestTrip(desk(), flightQuestion(ROUND, { passengers: FAMILY })))!;
    const request = flightRequest(trip.slices, { passengers: FAMILY });
    const priced = answered(await desk().price(request, calm));
    expect(priced.price.total.amountMinor).toBe(trip.totalMinor);
    expect(priced.price.travelers.map(({ code, count }) => [code, count])).toEqual([
      ['ADT', 2],
      ['CNN', 1],
      ['INF', 1],
    ]);
    expect(priced.flight).toMatchObject({ tripType: 'roundTrip', needsPassport: true });
    expect(priced.voidHours).toBe(24);

    const reserve = flightReserve('bkg_1', trip.slices, { passengers: FAMILY, totalMinor: trip.totalMinor });
    const held = answered(await desk().reserve(reserve, calm));
    expect(held.price).toEqual(priced.price);
    expect(held.expiresAt).toBe('2027-02-08T17:15:00.000Z');
    const segments = priced.flight.slices.flatMap((slice) => slice.segments).length;
    const times = priced.flight.slices.map((slice) =>
      slice.segments.map(({ scheduledDepartureTime: departs, scheduledArrivalTime: arrives }) => ({
        departs,
        arrives,
      })),
    );
    expect(await soldInAll()).toBe(3 * segments);

    const record = async () => answered(await desk().lookUp({ reference: 'bkg_1' }, calm));
    expect(await record()).toMatchObject({ hold: held, times });
    for (const { ticketNo, airline } of priced.flight.tickets) {
      const order = answered(await desk().confirm(flightConfirm('bkg_1', FAMILY, ticketNo), calm));
      expect(order).toMatchObject({ ticketNo, airline: airline.code, state: 'Confirmed' });
      expect(order.locator).toMatch(/^[A-Z0-9]{6}$/);
    }
    expect(await record()).toMatchObject({
      hold: null,
      documents: null,
      voidUntil: '2027-02-09T17:00:00.000Z',
    });
    const documents = answered(await desk().issue({ reference: 'bkg_1', now: NOW }, calm));
    expect(new Set(documents.map(({ number }) => number)).size).toBe(documents.length);
    for (const { number } of documents) expect(number).toMatch(/^\d{3}-\d{10}$/);
    expect(answered(await desk().issue({ reference: 'bkg_1', now: NOW }, calm))).toEqual(documents);
    expect((await record())?.documents).toEqual(documents);

    const cancel = { reference: 'bkg_1', now: NOW, penaltyMinor: 0 };
    expect(answered(await desk().quoteCancel(cancel, calm))).toMatchObject({
      penaltyMinor: 0,
      refundMinor: trip.totalMinor,
    });
    answered(await desk().cancel(cancel, calm));
    expect(await soldInAll()).toBe(0);
    expect((await record())?.orders.every(({ state }) => state === 'Canceled')).toBe(true);
  });

  it('gives the same answer to a request that is repeated, and one effect', async () => {
    const trip = (await bestTrip(desk(), flightQuestion(ROUND)))!;
    const reserve = flightReserve('bkg_2', trip.slices);
    const first = answered(await desk().reserve(reserve, calm));
    const sold = await soldInAll();
    expect(answered(await desk().reserve(reserve, calm))).toEqual(first);
    const confirm = () => desk().confirm(flightConfirm('bkg_2'), calm);
    expect(answered(await confirm())).toEqual(answered(await confirm()));
    expect(await soldInAll()).toBe(sold);
    const cancel = () => desk().cancel({ reference: 'bkg_2', now: NOW, penaltyMinor: 0 }, calm);
    await cancel();
    expect(await desk().release({ reference: 'bkg_2' }, calm)).toEqual({ outcome: 'ok', value: null });
  });

  it('lets a hold run out after a quarter of an hour and sells its seats again', async () => {
    const before = await soldInAll();
    const trip = (await bestTrip(desk(), flightQuestion(ROUND)))!;
    answered(await desk().reserve(flightReserve('bkg_3', trip.slices), calm));
    const later = plusSeconds(NOW, 16 * 60);
    expect(await desk().confirm(flightConfirm('bkg_3', undefined, 1, later), calm)).toMatchObject({
      rejection: { reason: 'ExpiredFulfillToken' },
    });
    answered(await desk().price(flightRequest(trip.slices, { now: later }), calm));
    expect(await soldInAll()).toBe(before);
    expect((await desk().confirm(flightConfirm('bkg_3'), calm)).outcome).toBe('rejected');
    expect((await desk().reserve(flightReserve('bkg_3', trip.slices), calm)).outcome).toBe('rejected');
  });

  it('confirms no hold that it doesn’t have or has given up', async () => {
    const confirm = (reference: string) => desk().confirm(flightConfirm(reference), calm);
    expect(await confirm('bkg_never')).toMatchObject({ rejection: { reason: 'InvalidSession' } });
    const trip = (await bestTrip(desk(), flightQuestion(ROUND)))!;
    answered(await desk().reserve(flightReserve('bkg_given_up', trip.slices), calm));
    answered(await desk().release({ reference: 'bkg_given_up' }, calm));
    expect(await confirm('bkg_given_up')).toMatchObject({ rejection: { reason: 'SessionClosed' } });
  });

  it('makes no order when it finds no locator for it', async () => {
    const trip = (await bestTrip(desk(), flightQuestion(ROUND)))!;
    const reference = 'bkg_no_locator';
    answered(await desk().reserve(flightReserve(reference, trip.slices), calm));
    // Five tries, and others have what each would give
    for (let i = 0; i < 5; i++) {
      const other = `bkg_locator_${i}`;
      answered(await desk().reserve(flightReserve(other, trip.slices), calm));
      const record = (await findRecord(database.db, other))!;
      expect(await locate(database.db, other, record.orders[0]!, reference)).toBeTruthy();
    }
    expect(await desk().confirm(flightConfirm(reference), calm)).toMatchObject({
      rejection: { reason: 'BookError' },
    });
  });

  it('holds nothing with a bag for a flight that the trip doesn’t have', async () => {
    const trip = (await bestTrip(desk(), flightQuestion(ROUND)))!;
    const extras = { seats: [], bags: [{ slice: 7, traveler: 0, pieces: 1 }] };
    expect(await desk().reserve(flightReserve('bkg_unfit', trip.slices, { extras }), calm)).toMatchObject({
      rejection: { reason: 'CartValidationError' },
    });
  });

  it('names a slice by its flights, and knows none that is not scheduled', async () => {
    const { options } = await searched(
      desk(),
      flightQuestion(slicesFrom('BOS LIS 2027-04-14'), { top: 200 }),
    );
    expect(options.length).toBeGreaterThan(5);
    for (const { option } of options)
      expect(option.slice.sliceId).toMatch(/^([A-Z0-9]{2}\d+\.2027-04-1\d\.[A-Z]{3}\.[A-Z]{3}~?)+$/);
    const wrong = ['XX1.2027-04-14.BOS.LIS', 'nonsense', `${options[0]!.option.slice.sliceId}~`];
    for (const sliceId of wrong)
      expect(await desk().price(flightRequest([{ sliceId, fareClass: 'basic' }]), calm)).toMatchObject({
        rejection: { reason: 'RateNotAvailable' },
      });
    const past = '2027-04-14T23:59:00.000Z' as Instant;
    const chosen = [{ sliceId: options[0]!.option.slice.sliceId, fareClass: options[0]!.option.shown }];
    expect((await desk().price(flightRequest(chosen, { now: past }), calm)).outcome).toBe('rejected');
  });

  it('sells what leaves within 330 days and nothing later, whatever a slice is named', async () => {
    const last = addDays(dateIn(NOW, 'America/New_York'), 330);
    const { options } = await searched(desk(), flightQuestion(slicesFrom(`BOS LIS ${last}`), { top: 200 }));
    const priced = async (sliceId: string) =>
      (await desk().price(flightRequest([{ sliceId, fareClass: 'enhanced' }]), calm)).outcome;
    const direct = options.map(({ option }) => option.slice.sliceId).filter((id) => !id.includes('~'));
    expect(direct.length).toBeGreaterThan(0);
    expect(await Promise.all(direct.map(priced))).toContain('ok');
    const week = [1, 2, 3, 4, 5, 6].map((days) => addDays(last, days));
    const later = direct.flatMap((id) => week.map((day) => id.replace(/\d{4}-\d{2}-\d{2}/, day)));
    expect(new Set(await Promise.all(later.map(priced)))).toEqual(new Set(['rejected']));
    const reserve = flightReserve('bkg_4', [{ sliceId: later[0]!, fareClass: 'enhanced' }]);
    expect((await desk().reserve(reserve, calm)).outcome).toBe('rejected');
  });
});
