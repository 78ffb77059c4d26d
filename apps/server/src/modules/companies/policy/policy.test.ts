import type { CheckoutInput } from '@sojourn/contract/checkouts.ts';
import { addDays, instantAt, type LocalDateTime, plusSeconds } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { type PolicyTier, UNRESTRICTED } from '@sojourn/domain/policy/tier.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#context.ts';
import {
  ASK,
  type BookingWorld,
  createBookingWorld,
  type Process,
  type Traveler,
} from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { startCheckout } from '#modules/selling/checkouts/start-checkout.ts';

let world: BookingWorld;
let server: Process;
beforeAll(async () => {
  world = await createBookingWorld();
  const tenantOf: Process['tenantOf'] = (id) => ({
    brandName: 'Harbor Travel',
    capabilities: ['hotels', ...(id === 'business' ? (['corporate'] as const) : [])],
  });
  server = { ...world.startProcess('policy'), tenantOf };
});
afterAll(() => world?.close());

/** A tier of one company, in its first version. */
async function addTier(tenantId: string, tierId: string, rules: PolicyTier): Promise<void> {
  const { db } = world.database;
  await sql`insert into businesses (tenant_id, business_id, name, account_reference_id, is_live)
    values (${tenantId}, 'biz_1', 'Northline', 'acc_1', true) on conflict do nothing`.execute(db);
  await sql`insert into policy_tiers (tenant_id, business_id, tier_id, name, version)
    values (${tenantId}, 'biz_1', ${tierId}, ${tierId}, 1)`.execute(db);
  await sql`insert into policy_tier_versions (tenant_id, business_id, tier_id, version, rules, changed_at)
    values (${tenantId}, 'biz_1', ${tierId}, 1, ${JSON.stringify(rules)}::jsonb, now())`.execute(db);
}

/** The same person, at another tenant and in a tier of the company there. */
async function memberOf(tenantId: Actor['tenantId'], tierId: string): Promise<Traveler> {
  const traveler = await world.newTraveler();
  const { db } = world.database;
  const { subject, customerId } = traveler.actor;
  await sql`insert into business_members (tenant_id, business_id, subject, roles, issuer_role, can_view_admin,
      tier_id)
    values (${tenantId}, 'biz_1', ${subject}, '{Traveler}', 'Non Financial User', false,
      ${tierId})`.execute(db);
  await sql`insert into customers (tenant_id, customer_id, subject, first_name, last_name, email, locale,
      created_at)
    select ${tenantId}, customer_id, subject, first_name, last_name, email, locale, created_at
    from customers where customer_id = ${customerId} on conflict do nothing`.execute(db);
  return { ...traveler, actor: { ...traveler.actor, tenantId } };
}

const start = ({ actor }: Traveler, more: Partial<CheckoutInput> = {}) =>
  startCheckout(server, { ...ASK, ...more } as CheckoutInput, actor, requestContext());
const checksOf = async ({ actor }: Traveler) =>
  (
    await sql`select tier_version, verdict -> 'isInPolicy' as "isInPolicy", reason, note from policy_checks
      where tenant_id = ${actor.tenantId} and customer_id = ${actor.customerId}`.execute(world.database.db)
  ).rows;

const CHEAP: PolicyTier = {
  ...UNRESTRICTED,
  hotels: { policies: [{ allowedStarRatings: [1, 2, 3, 4, 5], maxPricePerNight: money(1) }] },
};

test('out of policy needs a reason, which is stored with the verdict', async () => {
  await addTier('business', 'tier_cheap', CHEAP);
  const daniel = await memberOf('business', 'tier_cheap');
  await expect(start(daniel)).rejects.toMatchObject({
    code: 'OutOfPolicy',
    details: { policy: { tier: 'tier_cheap', broken: [{ rule: 'pricePerNight', limit: money(1) }] } },
  });
  expect(await checksOf(daniel)).toEqual([]);

  await expect(start(daniel, { policyReason: { reason: 'other', note: ' ' } })).rejects.toMatchObject({
    code: 'InvalidInput',
    details: { fields: [{ path: 'policyReason.note' }] },
  });
  await start(daniel, { policyReason: { reason: 'other', note: ' The site is closed ' } });
  expect(await checksOf(daniel)).toEqual([
    { tier_version: 1, isInPolicy: false, reason: 'other', note: 'The site is closed' },
  ]);
});

test('in policy no reason is needed, and one that is given isn’t stored', async () => {
  await addTier('business', 'tier_open', UNRESTRICTED);
  const priya = await memberOf('business', 'tier_open');
  await start(priya, { policyReason: { reason: 'schedule' } });
  expect(await checksOf(priya)).toEqual([{ tier_version: 1, isInPolicy: true, reason: null, note: null }]);
});

test('nobody is judged on the consumer site, nor without a tier', async () => {
  await addTier('consumer', 'tier_cheap', CHEAP);
  const maya = await memberOf('consumer', 'tier_cheap');
  await start(maya);
  expect(await checksOf(maya)).toEqual([]);
  const untiered = await memberOf('business', 'tier_cheap');
  await sql`update business_members set tier_id = null
    where subject = ${untiered.actor.subject}`.execute(world.database.db);
  await start(untiered);
  expect(await checksOf(untiered)).toEqual([]);
});

test('suppliers, days ahead and the cap of a city are judged at checkout, each with its number', async () => {
  await addTier('business', 'tier_rules', {
    ...UNRESTRICTED,
    hotels: {
      policies: [
        {
          allowedStarRatings: [1, 2, 3, 4, 5],
          maxPricePerNight: null,
          placeCaps: [
            { place: { id: 'country:PT', name: 'Portugal' }, season: null, maxPricePerNight: money(2) },
          ],
          minDaysAhead: 330,
        },
      ],
    },
  });
  const daniel = await memberOf('business', 'tier_rules');
  await expect(start(daniel)).rejects.toMatchObject({
    code: 'OutOfPolicy',
    details: {
      policy: {
        broken: [
          { rule: 'pricePerNight', limit: money(2), at: { place: { id: 'country:PT' }, season: null } },
          { rule: 'daysAhead', limit: 330 },
        ],
      },
    },
  });
});

test.each([
  ['Pacific/Auckland', '12:00'],
  ['America/Los_Angeles', '07:00'],
  ['Asia/Kolkata', '18:30'],
  ['UTC', '00:00'],
])('a company in %s counts days ahead from its own midnight, %s in UTC', async (zone, at) => {
  const tierId = `tier_${zone.replace('/', '_')}`;
  const { db } = world.database;
  await addTier('business', tierId, {
    ...UNRESTRICTED,
    hotels: {
      policies: [{ allowedStarRatings: [1, 2, 3, 4, 5], maxPricePerNight: null, minDaysAhead: 7 }],
    },
  });
  await sql`update businesses set time_zone = ${zone} where business_id = 'biz_1'`.execute(db);
  const daniel = await memberOf('business', tierId);
  const before = world.clock.now();
  const eve = addDays(ASK.checkIn, -7);
  const midnight = instantAt(`${eve}T00:00` as LocalDateTime, zone);
  expect(midnight.slice(11, 16)).toBe(at);
  world.clock.set(plusSeconds(midnight, 86_400 - 60));
  await start(daniel);
  world.clock.set(plusSeconds(midnight, 86_400));
  await expect(start(daniel)).rejects.toMatchObject({
    code: 'OutOfPolicy',
    details: { policy: { broken: [{ rule: 'daysAhead', limit: 7, actual: 6, from: addDays(eve, 8) }] } },
  });
  world.clock.set(before);
});
