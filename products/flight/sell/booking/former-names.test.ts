/** Rows as versions before decision 0019 wrote them: read back, they are what they would be today. */
import { readOffer } from '@sojourn/server/db/former-names.ts';
import { createStage, mustBook, type Stage } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { getCheckout } from '@sojourn/server/modules/selling/checkouts/get-checkout.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asFlight, flightTrip, person, readyFlight } from '#flight/testing/flight-checkouts.ts';
import type { FlightSummary } from '#flight/wire/flights.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterAll(() => world.close());

const FLYER = person('Adult', '1990-02-03', {
  tsaRedressNumber: '1234567',
  frequentFlyerNumber: [{ airline: 'UA', number: 'AB123456' }],
  specialAssistance: ['WCHR'],
});
/** The same traveler as it was stored once. */
const { birthdate, tsaRedressNumber, frequentFlyerNumber, specialAssistance, ...SAME } = FLYER;
const FORMER = {
  ...SAME,
  born: birthdate,
  redressNumber: tsaRedressNumber,
  frequentFlyer: frequentFlyerNumber,
  assistance: specialAssistance,
};

test('travelers who were typed into a checkout', async () => {
  const { checkoutId } = await readyFlight(server, maya);
  const sealed = server.sealer.seal(`checkout ${checkoutId}`, JSON.stringify([FORMER]));
  await sql`update checkouts set draft = draft || ${JSON.stringify({ travelers: sealed })}::jsonb
    where checkout_id = ${checkoutId}`.execute(server.db);
  expect(asFlight(await getCheckout(server, checkoutId, maya.actor)).draft.travelers).toEqual([FLYER]);
});

test('travelers of a booking, in clear and sealed', async () => {
  const bookingId = await mustBook(server, await readyFlight(server, maya, { travelers: [FLYER] }), maya);
  const now = await flightTrip(server, maya, bookingId);
  expect(now.travelers[0]).toMatchObject({ frequentFlyerNumber, specialAssistance });
  const { type, firstName, middleName, lastName, frequentFlyer } = FORMER;
  const guests = JSON.stringify([{ type, firstName, middleName, lastName, frequentFlyer }]);
  const sealed = server.sealer.seal(`booking ${bookingId}`, JSON.stringify([FORMER]));
  await sql`update bookings set guests = ${guests}::jsonb, travelers = ${sealed}
    where booking_id = ${bookingId}`.execute(server.db);
  expect(await flightTrip(server, maya, bookingId)).toEqual(now);
});

const formerPlace = ({ locationCode: code, ...rest }: { readonly locationCode: string }) => ({
  ...rest,
  code,
});
const formerSlice = (slice: FlightSummary['slices'][number]) => {
  const { multiTicketType: kind, cabinClassName: cabins, fareShelf, restrictions, ...rest } = slice;
  const { baggageInfo, detailBaggageInfo, penaltiesInfo, refund, seats } = restrictions;
  const { changePenalty: change, cancelPenalty: cancel } = penaltiesInfo;
  const { pieces: checkedPieces, charges } = detailBaggageInfo;
  return {
    ...rest,
    kind,
    cabins,
    brand: fareShelf.shortBrandName,
    rules: { ...baggageInfo, checkedPieces, firstBag: charges.firstPiece, change, cancel, refund, seats },
    segments: slice.segments.map(({ origin, destination, stops: _, ...segment }) => {
      const { scheduledDepartureTime: departs, scheduledArrivalTime: arrives, ...others } = segment;
      const { zonedDepartureTime: departsLocal, zonedArrivalTime: arrivesLocal, ...same } = others;
      const times = { departs, arrives, departsLocal, arrivesLocal };
      return { ...same, ...times, origin: formerPlace(origin), destination: formerPlace(destination) };
    }),
    layovers: slice.layovers.map((layover) => {
      const { airport, stopoverDurationMinutes: minutes, isSelfTransferLayover: isSelfTransfer } = layover;
      const { minimumMinutes, isOvernight } = layover;
      return { airport: formerPlace(airport), minutes, minimumMinutes, isSelfTransfer, isOvernight };
    }),
  };
};
/** The same flight as it was stored once. */
const formerFlight = ({ multiTicketType: kind, origin, destination, slices, ...rest }: FlightSummary) => ({
  ...rest,
  kind,
  origin: formerPlace(origin),
  destination: formerPlace(destination),
  slices: slices.map(formerSlice),
});

test('flights of a quote and of a booking', async () => {
  const checkout = await readyFlight(server, maya);
  const former = JSON.stringify({ flight: formerFlight(checkout.flight) });
  expect(former).not.toMatch(/locationCode|scheduledDepartureTime|multiTicketType|restrictions|fareShelf/);
  // Quotes are never changed: another one, as it was stored once
  const fields = sql`jsonb_build_object('quote_id', 'quo_former', 'offer', offer || ${former}::jsonb)`;
  await sql`insert into quotes select (jsonb_populate_record(q, ${fields})).* from quotes q
    where quote_id = ${checkout.quote.quoteId}`.execute(server.db);
  await sql`update checkouts set quote_id = 'quo_former'
    where checkout_id = ${checkout.checkoutId}`.execute(server.db);
  const read = asFlight(await getCheckout(server, checkout.checkoutId, maya.actor));
  expect([read.quote.quoteId, read.flight]).toEqual(['quo_former', checkout.flight]);
  const bookingId = await mustBook(server, read, maya);
  const now = await flightTrip(server, maya, bookingId);
  // Their texts are of the booking
  expect({ ...now.flight, slices: checkout.flight.slices }).toEqual(checkout.flight);
  await sql`update bookings set offer = offer || ${former}::jsonb
    where booking_id = ${bookingId}`.execute(server.db);
  expect(await flightTrip(server, maya, bookingId)).toEqual(now);
});

test('a change of planes that was stored with its wait', () => {
  const layover = { airport: { code: 'DUB' }, minutes: 115, minimumMinutes: 75, isSelfTransfer: false };
  const penalties = { change: { kind: 'free' }, cancel: { kind: 'notAllowed' } };
  const rules = { ...penalties, checkedPieces: 0, firstBag: null, seats: 'paidChoice' };
  const slice = { kind: 'single', segments: [], layovers: [layover], brand: 'Classic', rules };
  const flight = { kind: 'single', origin: { code: 'BOS' }, destination: { code: 'LIS' }, slices: [slice] };
  expect(readOffer({ flight })).toMatchObject({
    flight: {
      slices: [
        {
          layovers: [
            {
              airport: { locationCode: 'DUB' },
              stopoverDurationMinutes: 115,
              minimumMinutes: 75,
              isSelfTransferLayover: false,
            },
          ],
        },
      ],
    },
  });
});

test('fares that were stored before restrictions had texts', async () => {
  const bookingId = await mustBook(server, await readyFlight(server, maya), maya);
  const now = await flightTrip(server, maya, bookingId);
  const { rows } = await sql<{ flight: FlightSummary }>`select offer->'flight' as flight from bookings
    where booking_id = ${bookingId}`.execute(server.db);
  const { flight } = rows[0]!;
  const slices = flight.slices.map(({ restrictions, segments, ...slice }) => {
    const { restrictionsWithInfo: _, brandType: __, ...rest } = restrictions;
    return { ...slice, restrictions: rest, segments: segments.map(({ stops: ___, ...each }) => each) };
  });
  await sql`update bookings set offer = offer || ${JSON.stringify({ flight: { ...flight, slices } })}::jsonb
    where booking_id = ${bookingId}`.execute(server.db);
  const read = await flightTrip(server, maya, bookingId);
  expect(read.flight.slices.map(({ segments }) => segments[0]!.stops)).toEqual([0, 0]);
  expect(read).toEqual(now);
});
