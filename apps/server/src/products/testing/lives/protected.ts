/** What lives do with protections: choose them at checkout, use them, and have prices watched and matched. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { CaseId, CustomerId } from '@sojourn/domain/ids.ts';
import type { Process, Traveler } from '#modules/booking/testing/booking-world.ts';
import { requestContext } from '#modules/booking/testing/request-context.ts';
import { testTurn } from '#testing/turn.ts';
import { cancelTrip } from '../../../modules/cancellation/cancel-trip.ts';
import { quoteCancel } from '../../../modules/cancellation/quote-cancel.ts';
import { findThread } from '../../../modules/cases/thread/store.ts';
import { chooseProtection } from '../../../modules/checkouts/protections/choose-protection.ts';
import { priceDropJobs } from '../../../modules/price-drop/watch-prices.ts';
import { claimPriceMatch } from '../../../modules/price-match/claim-match.ts';
import { decidePriceMatch } from '../../../modules/price-match/decide-match.ts';
import { getPriceMatch } from '../../../modules/price-match/get-match.ts';
import type { LifeWorld } from './life-world.ts';
import type { Act } from './live.ts';

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
        servers.map((server) =>
          priceDropJobs(server)
            .find((job) => job.name === name)
            ?.run(testTurn(server.db)),
        ),
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

/** Each finds nothing once all has come to rest. */
export const PROTECTIONS_AT_REST: readonly (readonly [rule: string, text: string])[] = [
  [
    'no protection outlives its booking, and what it paid has a clause',
    `select booking_id, protection, p.state, b.state as booking from booking_protections p
     join bookings b using (tenant_id, customer_id, booking_id)
     where (b.state in ('Canceled', 'Failed') and p.state = 'Valid')
       or (p.state = 'Exercised' and (p.clause_id is null or p.paid_minor is null))`,
  ],
  [
    'premiums of protections sum to what their booking says',
    `select b.booking_id, b.premium_minor, coalesce(sum(p.premium_minor), 0) as sum from bookings b
     left join booking_protections p using (tenant_id, customer_id, booking_id)
     where b.state <> 'Failed' group by b.booking_id, b.premium_minor
     having b.premium_minor <> coalesce(sum(p.premium_minor), 0)`,
  ],
  [
    'a fall is credited once, with the amount of its watch',
    `select w.booking_id, w.credited_minor, count(c.credit_id) from price_watches w
     left join travel_credits c on c.credit_id = w.credit_id and c.granted_minor = w.credited_minor
     where w.state = 'credited' group by 1, 2 having count(c.credit_id) <> 1`,
  ],
  [
    'a claim is credited once, with its amount',
    `select m.booking_id, m.credited_minor, count(c.credit_id) from price_match_claims m
     left join travel_credits c on c.credit_id = m.credit_id and c.granted_minor = m.credited_minor
     where m.state = 'credited' group by 1, 2 having count(c.credit_id) <> 1`,
  ],
  [
    'no credit of a protection is without its watch or claim',
    `select credit_id, type from travel_credits c where type in ('PriceDropCredit', 'PriceMatchCredit')
     and not exists (select 1 from price_watches w where w.credit_id = c.credit_id)
     and not exists (select 1 from price_match_claims m where m.credit_id = c.credit_id)`,
  ],
];
