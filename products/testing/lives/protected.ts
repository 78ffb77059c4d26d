/** What lives do with protections: choose them at checkout, use them, and have prices watched and matched. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { CaseId, CustomerId } from '@sojourn/domain/ids.ts';
import { findThread } from '@sojourn/server/modules/desk/cases/thread/store.ts';
import { priceDropJobs } from '@sojourn/server/modules/protecting/price-drop/watch-prices.ts';
import { claimPriceMatch } from '@sojourn/server/modules/protecting/price-match/claim-match.ts';
import { decidePriceMatch } from '@sojourn/server/modules/protecting/price-match/decide-match.ts';
import { getPriceMatch } from '@sojourn/server/modules/protecting/price-match/get-match.ts';
import type { Process, Traveler } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { chooseProtection } from '@sojourn/server/modules/selling/checkouts/protections/choose-protection.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { testTurn } from '@sojourn/server/testing/turn.ts';
import type { Act, LifeWorld } from './life-world.ts';

const AGENT = 'cus_agent_of_lives' as CustomerId;
const DAY = 86_400;

/** Half of the time whatever is sold with it; one in ten thinks better of it. */
export async function chooseAtRandom(
  { chance, note }: LifeWorld,
  process: Process,
  traveler: Traveler,
  checkout: Checkout,
): Promise<Checkout> {
  let chosen = checkout;
  for (const { protection, availability } of checkout.protections) {
    if (availability !== 'Available' || !chance.perCent(50)) continue;
    const choose = (action: 'Purchase' | 'Cancel') =>
      chooseProtection(process, checkout.checkoutId, { protection, action }, traveler.actor);
    chosen = await choose('Purchase');
    if (chance.perCent(10)) chosen = await choose('Cancel');
    else note(`${protection} bought`);
  }
  return chosen;
}

export const cancelForAnyReason: Act = async ({ chance }, { traveler, bookingId }, process) => {
  const choice = chance.pick<'refund' | 'airlineCredit'>(['refund', 'airlineCredit']);
  const ask = { forAnyReason: true, choice } as const;
  const { quoteId } = await quoteCancel(process, bookingId, traveler.actor, requestContext(), ask);
  const { result } = await cancelTrip(process, bookingId, { quoteId }, traveler.actor, requestContext());
  return `any reason ${choice} ${result}`;
};

/** Some days pass, the price falls, and two servers read it. */
export const watchPrices: Act = async ({ chance, world, servers }, { of }) => {
  const supplier = of.supplierOf(world);
  const before = world.clock.now();
  supplier.priceAt(chance.pick([60, 80, 95, 110]));
  for (let day = 1 + chance.whole(12); day > 0; day--) {
    world.clock.set(plusSeconds(world.clock.now(), DAY));
    for (const name of ['begin-price-watches', 'read-watched-prices'])
      await Promise.all(
        servers.map(async (server) => {
          const job = priceDropJobs(server).find((each) => each.name === name);
          await job?.run(testTurn(server.db));
        }),
      );
  }
  supplier.priceAt(100);
  world.clock.set(before);
  return 'prices watched';
};

/** A claim, and two agents who decide about it at once. */
export const matchPrice: Act = async ({ chance }, { traveler: { actor }, bookingId }, process) => {
  const shown = (await getPriceMatch(process, bookingId, actor)).priceMatch;
  if (!shown) return 'not matched';
  const priceMinor = Math.max(1, shown.booked.amountMinor - 100 * (1 + chance.whole(50)));
  const input = { url: 'https://rooms.example/a', priceMinor, fileIds: [] };
  const { priceMatch } = await claimPriceMatch(process, bookingId, input, actor);
  const caseId = priceMatch?.claim?.caseId as CaseId;
  const agent = { tenantId: actor.tenantId, customerId: AGENT };
  const found = await findThread(process.db, { tenantId: actor.tenantId, caseId });
  const decide = () =>
    decidePriceMatch(
      process,
      caseId,
      {
        version: found?.version ?? 0,
        answers: { sameItinerary: true, inDollars: true, open: chance.perCent(70), verified: true },
        seenMinor: priceMinor,
        note: 'We opened the page.',
      },
      agent,
    );
  const [first] = await Promise.allSettled([decide(), decide()]);
  return first.status === 'fulfilled' ? `claim ${first.value.claim?.state}` : 'claim not decided';
};
