/** Rows as versions before decision 0019 wrote them: read back, they are what they would be today. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStage, mustBook, type Stage } from '#modules/booking/testing/stage.ts';
import { getCheckout } from '../../../modules/checkouts/get-checkout.ts';
import { asFlight, flightTrip, person, readyFlight } from '../testing/flight-checkouts.ts';

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
