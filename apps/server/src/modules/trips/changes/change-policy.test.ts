/** A company's policy judges what a change newly costs; out of policy it needs a reason, which is stored. */
import { date } from '@sojourn/domain/dates.ts';
import type { ChangeId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { type PolicyTier, UNRESTRICTED } from '@sojourn/domain/policy/tier.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type BookingWorld,
  createBookingWorld,
  type Process,
  readyCheckout,
} from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { mustBook } from '#modules/selling/booking/testing/stage.ts';
import { confirmChange } from './confirm-change.ts';
import { requestChange } from './request-change.ts';

let world: BookingWorld;
let server: Process;
beforeAll(async () => {
  world = await createBookingWorld();
  const tenantOf: Process['tenantOf'] = () => ({
    brandName: 'Harbor Travel',
    capabilities: ['hotels', 'corporate'],
  });
  server = { ...world.startProcess('policy'), tenantOf };
});
afterAll(() => world?.close());

const CHEAP: PolicyTier = {
  ...UNRESTRICTED,
  hotels: { policies: [{ allowedStarRatings: [1, 2, 3, 4, 5], maxPricePerNight: money(1) }] },
};

async function setTier(subject: string, rules: PolicyTier): Promise<void> {
  const { db } = world.database;
  await sql`insert into businesses (tenant_id, business_id, name, account_reference_id, is_live)
    values ('consumer', 'biz_1', 'Northline', 'acc_1', true) on conflict do nothing`.execute(db);
  await sql`insert into policy_tiers (tenant_id, business_id, tier_id, name, version)
    values ('consumer', 'biz_1', 'tier_1', 'Field', 1) on conflict do nothing`.execute(db);
  await sql`insert into policy_tier_versions (tenant_id, business_id, tier_id, version, rules, changed_at)
    values ('consumer', 'biz_1', 'tier_1', 1, ${JSON.stringify(rules)}::jsonb, now())
    on conflict (tenant_id, business_id, tier_id, version) do update set rules = excluded.rules`.execute(db);
  await sql`insert into business_members (tenant_id, business_id, subject, roles, issuer_role, can_view_admin,
      tier_id)
    values ('consumer', 'biz_1', ${subject}, '{Traveler}', 'Non Financial User', false, 'tier_1')
    on conflict do nothing`.execute(db);
}

test('more nights out of policy need a reason; fewer nights don’t', async () => {
  const { actor, cards } = await world.newTraveler();
  await setTier(actor.subject, UNRESTRICTED);
  const traveler = { actor, cards, account: '' };
  const bookingId = await mustBook(server, await readyCheckout(server, traveler), traveler);
  await setTier(actor.subject, CHEAP);
  const quote = (checkOut: string) => {
    const guests = [{ firstName: 'Maya', lastName: 'Okafor' }];
    const stay = {
      checkIn: date('2027-04-15'),
      checkOut: date(checkOut),
      rooms: [{ adults: 2, childAges: [] }],
    };
    return requestChange(
      server,
      bookingId,
      { ask: { kind: 'Hotel', ...stay, guests } },
      actor,
      requestContext(),
    );
  };
  const confirm = async (checkOut: string, more: object = {}) => {
    const { changeId, cost } = await quote(checkOut);
    const dueMinor = assertPresent(cost, 'what it costs').due.amountMinor;
    const paymentId = dueMinor > 0 ? assertPresent(cards[0], 'a card') : null;
    const input = { dueMinor, paymentId, ...more };
    const change = confirmChange(server, bookingId, changeId as ChangeId, input, actor, requestContext());
    return { changeId, booking: (await change).booking };
  };
  await expect(confirm('2027-04-20')).rejects.toMatchObject({
    code: 'OutOfPolicy',
    details: { policy: { tier: 'Field', broken: [{ rule: 'pricePerNight' }] } },
  });
  await expect(confirm('2027-04-20', { policyReason: { reason: 'other' } })).rejects.toMatchObject({
    code: 'InvalidInput',
  });
  const longer = await confirm('2027-04-20', { policyReason: { reason: 'schedule' } });
  expect(longer.booking).toBe('Success');
  const { rows } = await sql<{ policy: object }>`select policy from changes
    where change_id = ${longer.changeId}`.execute(world.database.db);
  expect(rows[0]?.policy).toMatchObject({ reason: 'schedule', verdict: { isInPolicy: false } });
  expect((await confirm('2027-04-17')).booking).toBe('Success');
});
