/** An agent in the customer's place books on: passports that were typed stay, and are never shown whole. */
import { createStage, type Stage } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { saveDraft } from '@sojourn/server/modules/selling/checkouts/drafts/save-draft.ts';
import { getCheckout } from '@sojourn/server/modules/selling/checkouts/get-checkout.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asFlight, person, readyFlight } from '#flight/testing/flight-checkouts.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterAll(() => world.close());

const PARTY = { adults: 2, children: 0, seatedInfants: 0, lapInfants: 0 };
const NUMBERS = ['X1234567', 'K7654321'];
const delegate = () => ({ ...maya.actor, isDelegated: true, agentId: maya.actor.customerId });

test('what the customer typed is saved on by a delegate who saw its end alone', async () => {
  const travelers = NUMBERS.map((number) =>
    person('Adult', '1990-02-03', { passport: { ...person('Adult', '1990-02-03').passport, number } }),
  );
  const { checkoutId } = await readyFlight(server, maya, { travelers }, { passengers: PARTY });
  const stored = async () => asFlight(await getCheckout(server, checkoutId, maya.actor)).draft.travelers;
  const numbers = async () => (await stored()).map(({ passport }) => passport.number);

  const seen = asFlight(await getCheckout(server, checkoutId, delegate()));
  expect(seen.draft.travelers.map(({ passport }) => passport.number)).toEqual(['•••••567', '•••••321']);
  for (const number of NUMBERS) expect(JSON.stringify(seen)).not.toContain(number);

  const renamed = seen.draft.travelers.map((each) => ({ ...each, middleName: 'Ann' }));
  const answer = await saveDraft(server, checkoutId, { travelers: renamed }, delegate());
  expect(JSON.stringify(answer)).not.toContain('X1234567');
  expect(await numbers()).toEqual(NUMBERS);
  expect((await stored()).map(({ middleName }) => middleName)).toEqual(['Ann', 'Ann']);

  // Read out by the customer, typed by the agent
  const typed = renamed.map((each, index) =>
    index === 0 ? { ...each, passport: { ...each.passport, number: 'Z9876543' } } : each,
  );
  await saveDraft(server, checkoutId, { travelers: typed }, delegate());
  expect(await numbers()).toEqual(['Z9876543', 'K7654321']);

  // One's number at the other's place is nobody's
  const swapped = [renamed[1]!, renamed[0]!];
  await saveDraft(server, checkoutId, { travelers: swapped }, delegate());
  expect(await numbers()).toEqual(['', '']);
});
