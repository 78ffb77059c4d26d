import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { VOID_WINDOWS } from '#flight/rules/tickets/void-window.ts';
import { ADULT, createFlightServer, type FlightServer, lastPage, slicesOf } from './testing/flight-server.ts';

let server: FlightServer;
let maya: Browser;
beforeAll(async () => {
  server = await createFlightServer();
  maya = await server.signIn();
}, 60_000);
afterAll(() => server.close());

test('the review says for how many hours a trip can be canceled free of charge', async () => {
  const input = { slices: slicesOf('JFK LHR 2027-02-20'), passengers: ADULT } as never;
  const { body } = await server.call('searchFlights', maya, { input });
  const [option] = lastPage(body as never).options;
  if (!option) throw new Error('no flights');
  const chosen = {
    slices: [{ sliceId: option.slice.sliceId, fareClass: option.fare.fareClass }],
    passengers: ADULT,
  };
  const departs = option.slice.segments[0]!.scheduledDepartureTime;
  const hoursAt = async (secondsBefore: number) => {
    server.clock.set(plusSeconds(departs, -secondsBefore));
    maya = await server.signIn();
    const answer = await server.call('reviewFlights', maya, { input: chosen });
    expect(answer.status, JSON.stringify(answer.error)).toBe(200);
    return answer.body.voidHours;
  };
  const found = [];
  // An hour into each window
  for (const { fromHours } of VOID_WINDOWS) found.push(await hoursAt((fromHours + 2) * 3_600));
  expect(found).toEqual([24, 4, 1, 0]);
});
