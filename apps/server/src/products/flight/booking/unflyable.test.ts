/** A trip that nobody can fly is refused where its checkout would begin, whatever sells its slices. */
import type { ChosenSlice } from '@sojourn/contract/products/flight/flights.ts';
import { NO_EXTRAS } from '@sojourn/contract/products/flight/flights.ts';
import { ONE_ADULT } from '@sojourn/domain/products/flight/travelers/travelers.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMarketStage, deskOf } from '#modules/booking/testing/market-stage.ts';
import { requestContext } from '#modules/booking/testing/request-context.ts';
import type { Stage } from '#modules/booking/testing/stage.ts';
import { bestTrip, flightQuestion, slicesFrom } from '#products/flight/testing/flight-market.ts';
import { startCheckout } from '../../../modules/checkouts/start-checkout.ts';

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
