/** The demo company's policy tier and who belongs to it. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { type PolicyTier, UNRESTRICTED } from '@sojourn/domain/policy/tier.ts';
import { sql } from 'kysely';
import type { Db } from '../client.ts';

const TIER = 'tier_field_team';
const UNDER_PREMIUM = ['basic', 'standard', 'enhanced'] as const;

/** What surveyors on the road may book. */
export const FIELD_TEAM: PolicyTier = {
  ...UNRESTRICTED,
  settings: { isApprovalRequired: true, enableLongFlights: true, minHoursForLongFlight: 6 },
  hotels: { policies: [{ allowedStarRatings: [3, 4], maxPricePerNight: money(26_000) }] },
  cars: { policies: [{ maxPricePerDay: money(7_500) }] },
  flights: {
    policies: [
      {
        duration: 'Short',
        maxPriceForOneWay: money(45_000),
        maxPriceForRoundTrip: money(80_000),
        allowedFareClasses: UNDER_PREMIUM,
      },
      {
        duration: 'Long',
        maxPriceForOneWay: money(140_000),
        maxPriceForRoundTrip: money(260_000),
        allowedFareClasses: [...UNDER_PREMIUM, 'premium'],
      },
    ],
  },
};

export async function seedTiers(
  db: Db,
  { now, business }: { readonly now: Instant; readonly business: string },
): Promise<void> {
  await sql`insert into policy_tiers (tenant_id, business_id, tier_id, name, version)
    values ('business', ${business}, ${TIER}, 'Field team', 1) on conflict do nothing`.execute(db);
  await sql`insert into policy_tier_versions (tenant_id, business_id, tier_id, version, rules, changed_at)
    values ('business', ${business}, ${TIER}, 1, ${JSON.stringify(FIELD_TEAM)}::jsonb, ${now})
    on conflict do nothing`.execute(db);
  await sql`update business_members set tier_id = ${TIER}
    where tenant_id = 'business' and business_id = ${business} and subject = 'daniel'
      and tier_id is null`.execute(db);
}
