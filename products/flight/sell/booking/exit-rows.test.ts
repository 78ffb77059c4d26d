/** Exit rows over the embedded market: travelers who may not sit there are shown that before paying. */
import type { TravelerDraft } from '@sojourn/contract/travelers.ts';
import { pay } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { createMarketStage, deskOf } from '@sojourn/server/modules/selling/booking/testing/market-stage.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import type { Stage } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { saveDraft } from '@sojourn/server/modules/selling/checkouts/drafts/save-draft.ts';
import { refreshQuote } from '@sojourn/server/modules/selling/checkouts/refresh-quote.ts';
import { rejected, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ONE_ADULT } from '#flight/rules/travelers/travelers.ts';
import { asFlight, person, readyFlight } from '#flight/testing/flight-checkouts.ts';
import { bestTrip, flightQuestion, slicesFrom } from '#flight/testing/flight-market.ts';
import type { FlightExtras } from '#flight/wire/flights.ts';
import { answered, calm } from '#hotel/testing/hotel-market.ts';
import { chooseExtras } from '../checkout/choose-extras.ts';
import { priceFlight } from '../checkout/price-flight.ts';
import type { FlightSale } from '../sale.ts';
import type { FlightSupplier } from '../supplier.ts';

const LONG_MS = 120_000;
let { world, server, maya } = {} as Stage;
let slices: { sliceId: string; fareClass: 'enhanced' }[];
let exitSeat: string;
let otherSeat: string;
beforeAll(async () => {
  ({ world, server, maya } = await createMarketStage());
  const desk = deskOf({ server });
  const round = slicesFrom('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19');
  const best = (await bestTrip(desk, flightQuestion(round)))!.slices;
  slices = best.map(({ sliceId }) => ({ sliceId, fareClass: 'enhanced' }));
  const question = { ...slices[0]!, segment: 0, passengers: ONE_ADULT, now: server.clock.now() };
  const { rows } = answered(await desk.seatMap(question, calm));
  const freeIn = (exits: boolean) =>
    rows
      .filter(({ isExit }) => isExit === exits)
      .flatMap(({ seats }) => seats)
      .find(({ state, priceMinor }) => state === 'free' && priceMinor !== null)!.seat;
  [exitSeat, otherSeat] = [freeIn(true), freeIn(false)];
}, LONG_MS);
afterAll(() => world.close());
beforeEach(() => world.flightFaults.clear());

const inSeat = (seat: string): FlightExtras => ({
  seats: [{ slice: 0, segment: 0, traveler: 0, seat }],
  bags: [],
});
const ready = (traveler: TravelerDraft, seat = exitSeat) =>
  readyFlight(
    server,
    maya,
    { travelers: [traveler] },
    { slices, passengers: ONE_ADULT, extras: inSeat(seat) },
  );

test.each([
  ['is thirteen', 'age', person('Adult', '2013-06-01')],
  ['asks for a wheelchair', 'assistance', person('Adult', '1990-02-03', { specialAssistance: ['WCHR'] })],
  ['is blind', 'assistance', person('Adult', '1990-02-03', { specialAssistance: ['BLND'] })],
])(
  'one who %s is told that the seat is not theirs, and pays nothing for it',
  async (_, bar, traveler) => {
    const checkout = await ready(traveler);
    expect(checkout.findings[0]).toMatchObject({
      kind: 'exitRow',
      severity: 'stop',
      slice: 0,
      facts: { bar, seat: exitSeat, name: `${traveler.firstName} Okafor` },
    });
    await expect(pay(server, checkout, maya)).rejects.toMatchObject({
      code: 'CheckoutIncomplete',
      details: { fields: [{ path: 'seats.0', problem: 'exitRow' }] },
    });
    const choose = (seat: string) =>
      chooseExtras(server, checkout.checkoutId, inSeat(seat), maya.actor, requestContext());
    await expect(choose(exitSeat)).rejects.toMatchObject({
      code: 'InvalidInput',
      details: { fields: [{ path: 'seats.0', problem: 'exitRow' }] },
    });
    const moved = asFlight(await choose(otherSeat));
    expect(moved.findings.map(({ kind }) => kind)).not.toContain('exitRow');
  },
  LONG_MS,
);

test(
  'it is found once the date of birth is typed, not before',
  async () => {
    const checkout = await ready(person('Adult', ''));
    const kinds = (of: typeof checkout) => of.findings.map(({ kind }) => kind);
    expect(kinds(checkout)).not.toContain('exitRow');
    const travelers = [person('Adult', '2014-01-01')];
    const after = await saveDraft(server, checkout.checkoutId, { travelers }, maya.actor);
    expect(kinds(asFlight(after))).toContain('exitRow');
  },
  LONG_MS,
);

test(
  'a cabin that is shown at the second asking is looked at, and its exit row kept from who asks for help',
  async () => {
    world.flightFaults.next('seatMap', ['away', 'none']);
    const checkout = await ready(person('Adult', '1990-02-03', { specialAssistance: ['WCHR'] }));
    expect(checkout.findings[0]).toMatchObject({ kind: 'exitRow', facts: { bar: 'assistance' } });
  },
  LONG_MS,
);

test.each(['away', 'cutBefore'] as const)(
  'no seat is taken unseen: a cabin that is not shown (%s) is refused, and the trip goes on without seats',
  async (fault) => {
    const thirteen = person('Adult', '2013-06-01');
    world.flightFaults.next('seatMap', [fault], true);
    await expect(ready(thirteen)).rejects.toMatchObject({ code: 'SeatsUnchecked' });
    expect(world.flightFaults.calls.get('reserve')).toBeUndefined();
    const change = { travelers: [thirteen] };
    const checkout = await readyFlight(server, maya, change, { slices, passengers: ONE_ADULT });
    const choose = (extras: FlightExtras) =>
      chooseExtras(server, checkout.checkoutId, extras, maya.actor, requestContext());
    await expect(choose(inSeat(otherSeat))).rejects.toMatchObject({ code: 'SeatsUnchecked' });
    const bare = asFlight(await choose({ seats: [], bags: [] }));
    expect(await pay(server, bare, maya)).toMatchObject({ result: 'Success' });
  },
  LONG_MS,
);

test(
  'a seat that was quoted while its cabin was shown goes on being sold while it is not, an exit as an exit',
  async () => {
    const { checkoutId } = await ready(person('Adult', '1990-02-03'));
    world.flightFaults.next('seatMap', ['away'], true);
    const again = await refreshQuote(server, checkoutId, {}, maya.actor, requestContext());
    expect(asFlight(again).extras).toEqual(inSeat(exitSeat));
    const bags = [{ traveler: 0, slice: 0, pieces: 1 }];
    const choose = (extras: FlightExtras) =>
      chooseExtras(server, checkoutId, extras, maya.actor, requestContext());
    expect(asFlight(await choose({ ...inSeat(exitSeat), bags })).extras.bags).toEqual(bags);
    await expect(choose(inSeat(otherSeat))).rejects.toMatchObject({ code: 'SeatsUnchecked' });
    const travelers = [person('Adult', '2014-01-01')];
    const younger = asFlight(await saveDraft(server, checkoutId, { travelers }, maya.actor));
    expect(younger.findings[0]).toMatchObject({ kind: 'exitRow', facts: { bar: 'age' } });
    await expect(pay(server, younger, maya)).rejects.toMatchObject({ code: 'CheckoutIncomplete' });
    const bare = await choose({ seats: [], bags });
    expect(await pay(server, bare, maya)).toMatchObject({ result: 'Success' });
  },
  LONG_MS,
);

test(
  'a seat on another aircraft than it was quoted on is not sold unseen',
  async () => {
    const { flightSupplierOf } = server;
    const unseen = (sliceId: string): FlightSupplier | undefined => {
      const supplier = flightSupplierOf(sliceId);
      return supplier && { ...supplier, seatMap: async () => unavailable };
    };
    const ask = { slices, passengers: ONE_ADULT, extras: inSeat(otherSeat), locale: 'en' } as const;
    const before = answered(await priceFlight(server, ask, null, calm));
    const again = (of: FlightSale) => priceFlight({ ...server, flightSupplierOf: unseen }, ask, of, calm);
    expect(await again(before)).toMatchObject({ outcome: 'ok' });
    const [out, ...others] = before.offer.flight.slices;
    const segments = out!.segments.map((each) => ({ ...each, aircraft: { code: 'OLD', name: 'Another' } }));
    const flight = { ...before.offer.flight, slices: [{ ...out!, segments }, ...others] };
    expect(await again({ ...before, offer: { ...before.offer, flight } })).toEqual(
      rejected({ reason: 'SeatsUnchecked' }),
    );
  },
  LONG_MS,
);

test(
  'one who is fit sits there, and books it',
  async () => {
    const checkout = await ready(person('Adult', '2012-04-14'));
    expect(checkout.findings.map(({ kind }) => kind)).not.toContain('exitRow');
    expect(await pay(server, checkout, maya)).toMatchObject({ result: 'Success' });
  },
  LONG_MS,
);
