/** A trip that nobody can fly is refused where its checkout would begin, whatever sells its slices. */
import { createMarketStage, deskOf } from '@sojourn/server/modules/selling/booking/testing/market-stage.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import type { Stage } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { startCheckout } from '@sojourn/server/modules/selling/checkouts/start-checkout.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ONE_ADULT } from '#flight/rules/travelers/travelers.ts';
import { bestTrip, flightQuestion, slicesFrom } from '#flight/testing/flight-market.ts';
import type { ChosenSlice } from '#flight/wire/flights.ts';
import { NO_EXTRAS } from '#flight/wire/flights.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createMarketStage());
});
afterAll(() => world.close());

async function cheapest(...slices: string[]): Promise<ChosenSlice[]> {
  const desk = deskOf({ server });
  return (await bestTrip(desk, flightQuestion(slicesFrom(...slices))))!.slices;
}
const begin = (slices: ChosenSlice[]) => {
  const input = { product: 'Flight' as const, slices, passengers: ONE_ADULT, extras: NO_EXTRAS };
  return startCheckout(server, input, maya.actor, requestContext());
};

it('the way back leaves before the way out has landed', async () => {
  const [out] = await cheapest('BOS LIS 2027-04-14');
  const [early] = await cheapest('LIS BOS 2027-04-14');
  const [late] = await cheapest('LIS BOS 2027-04-19');
  await expect(begin([out!, early!])).rejects.toMatchObject({ code: 'RateNotAvailable' });
  await expect(begin([late!, out!])).rejects.toMatchObject({ code: 'RateNotAvailable' });
  expect(await begin([out!, late!])).toMatchObject({ state: 'open' });
});
