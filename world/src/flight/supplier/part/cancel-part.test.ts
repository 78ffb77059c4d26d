/** Travelers taken out of a trip at the flight market: seats, tickets and every cent of them, and no more. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent, first } from '@sojourn/domain/present.ts';
import type { FareClass } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
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
import type { FlightExtras } from '@sojourn/products/flight/wire/flights.ts';
import { answered, calm, NOW } from '@sojourn/products/hotel/testing/hotel-market.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let { database, market, close } = {} as OpenFlightMarket;
beforeAll(async () => {
  ({ database, market, close } = await openFlightMarket());
});
afterAll(() => close());

const desk = () => market.suppliers[0]!;
const FAMILY = { adults: 2, children: 1, lapInfants: 1, seatedInfants: 0 };
const [MAYA, JONAH, CHILD, LAP] = [0, 1, 2, 3];
const ROUND = slicesFrom('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19');
const LATER = plusSeconds(NOW, 2 * 86_400);
const EXTRAS: FlightExtras = {
  seats: [],
  bags: [
    { slice: 0, traveler: MAYA, pieces: 1 },
    { slice: 1, traveler: JONAH, pieces: 2 },
    { slice: 0, traveler: JONAH, pieces: 1 },
  ],
};

async function booked(reference: string, fareClass: FareClass) {
  const question = flightQuestion(ROUND, { passengers: FAMILY, filters: { fareClasses: [fareClass] } });
  const { slices } = assertPresent(await bestTrip(desk(), question), `a trip in ${fareClass}`);
  const party = { passengers: FAMILY, extras: EXTRAS };
  const { flight, price } = answered(await desk().price(flightRequest(slices, party), calm));
  const totalMinor = price.total.amountMinor;
  answered(await desk().reserve(flightReserve(reference, slices, { ...party, totalMinor }), calm));
  for (const { ticketNo } of flight.tickets)
    answered(await desk().confirm(flightConfirm(reference, FAMILY, ticketNo), calm));
  answered(await desk().issue({ reference, now: NOW }, calm));
  return totalMinor;
}
const sold = async () => {
  const { rows } = await database.pool.query('select sum(sold)::int as sold from market.flight_sales');
  return rows[0].sold as number;
};
let parts = 0;
async function cancel(reference: string, travelers: readonly number[], now: Instant) {
  const quote = answered(await desk().quotePart({ reference, travelers, now }, calm));
  const refundMinor = quote.travelers.reduce((sum, each) => sum + each.refundMinor, 0);
  const partReference = `chg_${++parts}`;
  const request = { reference, travelers, now, partReference, refundMinor };
  const done = answered(await desk().cancelPart(request, calm));
  expect(answered(await desk().cancelPart(request, calm))).toEqual(done);
  expect(done.price).toEqual(quote.price);
  return { done, refundMinor, paidMinor: quote.travelers.reduce((sum, each) => sum + each.paidMinor, 0) };
}
const quoteAll = async (reference: string, now: Instant) =>
  answered(await desk().quoteCancel({ reference, now }, calm));

const CASES = (['basic', 'standard', 'enhanced'] as const).flatMap((fareClass) =>
  ([NOW, LATER] as const).map((now) => [fareClass, now] as const),
);
test.each(CASES)('one by one, in %s at %s, gives back what the whole would have', async (fareClass, now) => {
  const some = `bkg_part_${fareClass}${now}`;
  const totalMinor = await booked(some, fareClass);
  const ofWhole = await quoteAll(some, now);
  const seats = await sold();

  const jonah = await cancel(some, [JONAH], now);
  const { documents } = answered(await desk().lookUp({ reference: some }, calm)) ?? {};
  expect(new Set(documents?.map(({ traveler }) => traveler))).toEqual(new Set([0, 1, 2]));
  expect(documents).toEqual(jonah.done.documents);
  const child = await cancel(some, [1], now);
  expect(seats - (await sold())).toBeGreaterThanOrEqual(4);
  expect(jonah.paidMinor + child.paidMinor + child.done.price.total.amountMinor).toBe(totalMinor);

  const rest = await quoteAll(some, now);
  expect(jonah.refundMinor + child.refundMinor + rest.refundMinor).toBe(ofWhole.refundMinor);
  const credits = (from: typeof ofWhole) =>
    (from.credits ?? []).reduce((sum, each) => sum + each.amountMinor, 0);
  const owed = [...jonah.done.credits, ...child.done.credits].reduce(
    (sum, each) => sum + each.amountMinor,
    0,
  );
  expect(owed + credits(rest)).toBe(credits(ofWhole));
  const { penaltyMinor } = rest;
  answered(await desk().cancel({ reference: some, penaltyMinor, now }, calm));
});

test('leaves nobody without whom they need', async () => {
  await booked('bkg_family', 'standard');
  const of = (travelers: readonly number[]) =>
    desk().quotePart({ reference: 'bkg_family', travelers, now: NOW }, calm);
  const reason = (is: string) => ({ rejection: { reason: is } });
  expect(await of([MAYA, JONAH])).toMatchObject(reason('InfantWithoutAdult'));
  expect(await of([MAYA, JONAH, LAP])).toMatchObject(reason('ChildrenAlone'));
  expect(await of([MAYA, JONAH, CHILD, LAP])).toMatchObject(reason('NothingLeft'));
  expect(await of([7])).toMatchObject(reason('InvalidPassengers'));
  const begun = '2027-04-16T00:00:00.000Z' as Instant;
  const late = { reference: 'bkg_family', travelers: [JONAH], now: begun };
  expect(await desk().quotePart(late, calm)).toMatchObject(reason('Departed'));
  const ask = { reference: 'bkg_family', travelers: [JONAH], now: LATER, partReference: 'chg_family' };
  const tooMuch = await desk().cancelPart({ ...ask, refundMinor: 99_999_999 }, calm);
  expect(tooMuch).toMatchObject(reason('PenaltyChanged'));
  const { travelers } = answered(await desk().quotePart(ask, calm));
  expect(first(travelers).traveler).toBe(JONAH);
});

test('edited details of the party are taken once; somebody else’s number isn’t', async () => {
  await booked('bkg_edit', 'standard');
  const nothing = { frequentFlyerNumber: [], knownTravelerNumber: '', tsaRedressNumber: '' };
  const travelers = [0, 1, 2, 3].map(() => ({ ...nothing, specialAssistance: [] as never[] }));
  const withNumber = (number: string) =>
    travelers.map((each, at) =>
      at === MAYA ? { ...each, frequentFlyerNumber: [{ airline: 'TP', number }] } : each,
    );
  const edit = (editReference: string, number: string, now = NOW) =>
    desk().edit({ reference: 'bkg_edit', editReference, travelers: withNumber(number), now }, calm);
  const reason = (is: string) => ({ rejection: { reason: is } });
  expect(await edit('chg_mismatch', '991234567')).toMatchObject(reason('LoyaltyNameMismatch'));
  expect(await edit('chg_unknown', '123456700')).toMatchObject(reason('InvalidLoyaltyNumber'));
  const late = '2027-04-16T00:00:00.000Z' as Instant;
  expect(await edit('chg_late', '448210937', late)).toMatchObject(reason('Departed'));
  expect(await Promise.all([edit('chg_edit', '448210937'), edit('chg_edit', '448210937')])).toMatchObject([
    { outcome: 'ok' },
    { outcome: 'ok' },
  ]);
  expect(answered(await desk().lookUp({ reference: 'bkg_edit' }, calm))?.edits).toEqual(['chg_edit']);
  const { rows } = await database.pool.query(
    "select travelers from market.flight_holds where reference = 'bkg_edit'",
  );
  expect(rows[0].travelers[MAYA].frequentFlyerNumber).toEqual({ airline: 'TP', number: '448210937' });
});
