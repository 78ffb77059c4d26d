/** Exit rows over the embedded market: whoever turns out unfit for one is told, and refused before paying. */
import type { FlightExtras } from '@sojourn/contract/flights.ts';
import type { TravelerDraft } from '@sojourn/contract/travelers.ts';
import { ONE_ADULT } from '@sojourn/domain/flights/travelers.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asked, bestTrip, flightQuestion } from '#testing/flight-market.ts';
import { answered, calm } from '#testing/stay-market.ts';
import { chooseExtras } from '../../checkouts/choose-extras.ts';
import { refreshQuote } from '../../checkouts/refresh-quote.ts';
import { saveDraft } from '../../checkouts/save-draft.ts';
import { pay } from '../testing/booking-world.ts';
import { asFlight, person, readyFlight } from '../testing/flight-checkouts.ts';
import { createMarketStage, deskOf } from '../testing/market-stage.ts';
import { requestContext } from '../testing/request-context.ts';
import type { Stage } from '../testing/stage.ts';

const LONG_MS = 120_000;
let { world, server, maya } = {} as Stage;
let slices: { sliceId: string; fareClass: 'enhanced' }[];
let exitSeat: string;
let otherSeat: string;
beforeAll(async () => {
  ({ world, server, maya } = await createMarketStage());
  const desk = deskOf({ server });
  const round = asked('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19');
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
  ['asks for a wheelchair', 'assistance', person('Adult', '1990-02-03', { assistance: ['WCHR'] })],
  ['is blind', 'assistance', person('Adult', '1990-02-03', { assistance: ['BLND'] })],
])(
  'one who %s is told that the seat is not theirs, and pays nothing for it',
  async (_, bar, traveler) => {
    const checkout = await ready(traveler);
    expect(checkout.findings[0]).toMatchObject({
      ...{ kind: 'exitRow', severity: 'stop', slice: 0 },
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
    const checkout = await ready(person('Adult', '1990-02-03', { assistance: ['WCHR'] }));
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
  'a seat that was quoted while its cabin was shown is not quoted anew while it is not',
  async () => {
    const checkout = await ready(person('Adult', '1990-02-03'), otherSeat);
    const again = () => refreshQuote(server, checkout.checkoutId, {}, maya.actor, requestContext());
    world.flightFaults.next('seatMap', ['away'], true);
    await expect(again()).rejects.toMatchObject({ code: 'SeatsUnchecked' });
    world.flightFaults.clear();
    expect(asFlight(await again()).extras).toEqual(inSeat(otherSeat));
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
