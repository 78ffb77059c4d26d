/** Tickets given up at the flight market: their seats, their money, and a trip that goes on without them. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent, itemAt } from '@sojourn/domain/present.ts';
import type { FareClass } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import { ticketGroups } from '@sojourn/products/flight/rules/tickets/ticket-groups.ts';
import {
  flightConfirm,
  flightQuestion,
  flightRequest,
  flightReserve,
  type OpenFlightMarket,
  openFlightMarket,
  slicesFrom,
} from '@sojourn/products/flight/testing/flight-market.ts';
import type { FlightExtras } from '@sojourn/products/flight/wire/flights.ts';
import { answered, calm, NOW, playing } from '@sojourn/products/hotel/testing/hotel-market.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let { database, market, close } = {} as OpenFlightMarket;
beforeAll(async () => {
  ({ database, market, close } = await openFlightMarket());
});
afterAll(() => close());

const desk = () => market.suppliers[0]!;
const PARTY = { adults: 2, children: 0, lapInfants: 0, seatedInfants: 0 };
const LATER = plusSeconds(NOW, 2 * 86_400);
const EXTRAS: FlightExtras = {
  seats: [],
  bags: [
    { slice: 0, traveler: 0, pieces: 1 },
    { slice: 1, traveler: 1, pieces: 2 },
  ],
};
const ROUND = slicesFrom('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19');

/** There on one airline and back on another, by the first that sell both ways. */
async function eachWay(fareClass: FareClass) {
  const ways = await Promise.all(
    ROUND.map(async (slice) => {
      const question = flightQuestion([slice], { passengers: PARTY, filters: { fareClasses: [fareClass] } });
      const { options } = answered(await desk().search(question, calm));
      return options.map(({ option }) => option.slice.sliceId);
    }),
  );
  for (const out of (ways[0] ?? []).slice(0, 6))
    for (const back of (ways[1] ?? []).slice(0, 6)) {
      const slices = [out, back].map((sliceId) => ({ sliceId, fareClass }));
      const priced = await desk().price(flightRequest(slices, { passengers: PARTY, extras: EXTRAS }), calm);
      if (priced.outcome !== 'ok') continue;
      if (ticketGroups(priced.value.flight.slices).length === 2) return { slices, priced: priced.value };
    }
  throw new Error(`nothing on two tickets in ${fareClass}`);
}

async function booked(reference: string, fareClass: FareClass = 'standard') {
  const { slices, priced } = await eachWay(fareClass);
  const { flight, price } = priced;
  const party = { passengers: PARTY, extras: EXTRAS };
  const totalMinor = price.total.amountMinor;
  answered(await desk().reserve(flightReserve(reference, slices, { ...party, totalMinor }), calm));
  for (const { ticketNo } of flight.tickets)
    answered(await desk().confirm(flightConfirm(reference, PARTY, ticketNo), calm));
  answered(await desk().issue({ reference, now: NOW }, calm));
  const [out, back] = ticketGroups(flight.slices);
  return { flight, slices, totalMinor, out: assertPresent(out, 'out'), back: assertPresent(back, 'back') };
}
const sold = async () => {
  const { rows } = await database.pool.query('select sum(sold)::int as sold from market.flight_sales');
  return rows[0].sold as number;
};
const quote = (reference: string, tickets: readonly number[], now: Instant) =>
  desk().quotePart({ reference, tickets, locale: 'en', now }, calm);
const reason = (is: string) => ({ rejection: { reason: is } });
let parts = 0;
async function giveUp(reference: string, tickets: readonly number[], now: Instant) {
  const quoted = answered(await quote(reference, tickets, now));
  const refundMinor = (quoted.tickets ?? []).reduce((sum, each) => sum + each.refundMinor, 0);
  const request = { reference, tickets, locale: 'en' as const, now, partReference: `chg_t${++parts}` };
  const done = answered(await desk().cancelPart({ ...request, refundMinor }, calm));
  // Both ask at once: one is made
  expect(answered(await desk().cancelPart({ ...request, refundMinor }, calm))).toEqual(done);
  expect(done.price).toEqual(quoted.price);
  return { done, refundMinor };
}
const quoteAll = async (reference: string, now: Instant) =>
  answered(await desk().quoteCancel({ reference, now }, calm));

const CASES = (['basic', 'standard', 'enhanced'] as const).flatMap((fareClass) =>
  ([NOW, LATER] as const).map((now) => [fareClass, now, now === NOW ? 1 : 0] as const),
);
test.each(CASES)(
  'one of two tickets, %s at %s, way %i: every cent is the rest’s or comes back',
  async (...of) => {
    const [fareClass, now, way] = of;
    const reference = `bkg_tickets_${of.join('_')}`;
    const { totalMinor, slices, out, back } = await booked(reference, fareClass);
    const ofWhole = await quoteAll(reference, now);
    const seats = await sold();
    const gone = way === 0 ? out : back;
    const { done, refundMinor } = await giveUp(reference, gone.tickets, now);

    const paidMinor = (done.tickets ?? []).reduce((sum, each) => sum + each.paidMinor, 0);
    expect(paidMinor + done.price.total.amountMinor).toBe(totalMinor);
    expect(seats - (await sold())).toBeGreaterThanOrEqual(2);
    const record = assertPresent(answered(await desk().lookUp({ reference }, calm)) ?? undefined, 'it');
    expect(record.orders.map(({ ticketNo }) => ticketNo)).toEqual((way === 0 ? back : out).tickets);
    expect(record.documents).toEqual(done.documents);
    expect(new Set(record.documents?.map(({ slice }) => slice))).toEqual(new Set([0]));
    expect(record.times).toHaveLength(1);
    expect(done.left?.origin.city).toBe(way === 0 ? 'Lisbon' : 'Boston');

    const rest = await quoteAll(reference, now);
    expect(refundMinor + rest.refundMinor).toBe(ofWhole.refundMinor);
    const sum = (credits: readonly { readonly amountMinor: number }[] = []) =>
      credits.reduce((all, { amountMinor }) => all + amountMinor, 0);
    expect(sum(done.credits) + sum(rest.credits)).toBe(sum(ofWhole.credits));
    expect(sum(done.credits)).toBe((done.tickets ?? []).reduce((all, each) => all + each.creditMinor, 0));
    // What is left can be exchanged, and canceled for what it was quoted at
    const asBooked = [itemAt(slices, way === 0 ? 1 : 0)];
    const exchange = { reference, slices: asBooked, locale: 'en' as const, now };
    expect(answered(await desk().quoteExchange(exchange, calm)).newSlices).toEqual([]);
    const canceled = answered(await desk().cancel({ reference, penaltyMinor: rest.penaltyMinor, now }, calm));
    expect(canceled.refundMinor).toBe(rest.refundMinor);
    expect(answered(await quoteAgain(reference, now)).refundMinor).toBe(rest.refundMinor);
  },
);
const quoteAgain = (reference: string, now: Instant) => desk().quoteCancel({ reference, now }, calm);

test('refuses what isn’t there, all of it, and too little', async () => {
  const { out, back } = await booked('bkg_t_refused');
  const { tickets } = out;
  const of = (which: readonly number[], now = NOW) => quote('bkg_t_refused', which, now);
  expect(await of([9])).toMatchObject(reason('NotCancellable'));
  expect(await of([...tickets, ...back.tickets])).toMatchObject(reason('NothingLeft'));
  expect(await quote('bkg_nobody', tickets, NOW)).toMatchObject(reason('NotFound'));
  const ask = {
    reference: 'bkg_t_refused',
    tickets,
    locale: 'en' as const,
    now: LATER,
    partReference: 'chg_tx',
  };
  const tooMuch = await desk().cancelPart({ ...ask, refundMinor: 99_999_999 }, calm);
  expect(tooMuch).toMatchObject(reason('PenaltyChanged'));
});

test('the way back can be given up once the way there is flown, and the way there can’t', async () => {
  const { out, back } = await booked('bkg_t_flown');
  const flown = '2027-04-16T00:00:00.000Z' as Instant;
  expect(await quote('bkg_t_flown', out.tickets, flown)).toMatchObject(reason('Departed'));
  const { done } = await giveUp('bkg_t_flown', back.tickets, flown);
  expect(done.locators?.map(({ ticketNo }) => ticketNo)).toEqual(out.tickets);
});

test('an airline’s change is answered first; one that was stays with what is left', async () => {
  const { out, back, slices } = await booked('bkg_t_changed');
  const look = (context = calm) => desk().lookUp({ reference: 'bkg_t_changed' }, context);
  answered(await look(playing('flight-retimed')));
  expect(await quote('bkg_t_changed', back.tickets, NOW)).toMatchObject(reason('ScheduleChangePending'));
  answered(await desk().acceptChange({ reference: 'bkg_t_changed', version: 1, now: NOW }, calm));
  const before = answered(await look())?.schedule?.slices ?? [];
  await giveUp('bkg_t_changed', back.tickets, NOW);
  expect(answered(await look())?.schedule).toMatchObject({ version: 1, slices: [before[0]] });
  expect(before[0]?.sliceId).toBe(itemAt(slices, out.slices[0] ?? 0).sliceId);
});
