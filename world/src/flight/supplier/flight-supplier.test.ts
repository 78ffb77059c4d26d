/** How long a supplier of flights is waited for while its world is made. */
import {
  flightConfirm,
  flightQuestion,
  flightRequest,
  flightReserve,
  slicesFrom,
} from '@sojourn/products/flight/testing/flight-market.ts';
import { calm, NOW } from '@sojourn/products/hotel/testing/hotel-market.ts';
import { expect, it } from 'vitest';
import { createFlightSupplier, FLIGHT_SELLERS } from './flight-supplier.ts';

const [seller] = FLIGHT_SELLERS;
const hasty = { ...calm, timeoutMs: 30 };
const question = flightQuestion(slicesFrom('BOS LIS 2027-04-14'));
const slices = [{ sliceId: 'TP1.2027-04-14.BOS.LIS', fareClass: 'basic' as const }];
const reference = 'flt_waiting';

it('whose world is not made yet is unavailable once the time of the call is over', async () => {
  const desk = createFlightSupplier(seller, () => new Promise(() => undefined));
  const seat = { sliceId: slices[0]!.sliceId, segment: 0, fareClass: 'basic' as const };
  const { passengers } = question;
  const answers = await Promise.all([
    desk.search(question, hasty),
    desk.calendar({ ...question, days: 3 }, hasty),
    desk.dates({ ...question, kind: 'strip' }, hasty),
    desk.history(question, hasty),
    desk.price(flightRequest(slices), hasty),
    desk.upgrades(flightRequest(slices), hasty),
    desk.seatMap({ ...seat, passengers, now: NOW }, hasty),
    desk.reserve(flightReserve(reference, slices), hasty),
    desk.release({ reference }, hasty),
    desk.confirm(flightConfirm(reference), hasty),
    desk.voidOrder({ reference, ticketNo: 1, now: NOW }, hasty),
    desk.issue({ reference, now: NOW }, hasty),
    desk.quoteCancel({ reference, now: NOW }, hasty),
    desk.cancel({ reference, penaltyMinor: 0, now: NOW }, hasty),
    desk.lookUp({ reference }, hasty),
  ]);
  expect(answers.map(({ outcome }) => outcome)).toEqual(answers.map(() => 'unavailable'));
});

it('whose world cannot be made says so', async () => {
  const desk = createFlightSupplier(seller, () => Promise.reject(new Error('no schedule')));
  await expect(desk.search(question, hasty)).rejects.toThrow('no schedule');
});
