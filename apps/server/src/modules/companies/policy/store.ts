/** The SQL of policy tiers and of how checkouts were judged by them. */
import type { Instant, Zone } from '@sojourn/domain/dates.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { PolicyReason } from '@sojourn/domain/policy/reasons.ts';
import { completeTier, type PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { Verdict } from '@sojourn/domain/policy/verdict.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

type TierKey = { readonly tenantId: string; readonly businessId: string; readonly tierId: string };

/** The newest version of the tier that a person belongs to. */
export type StoredTier = {
  readonly businessId: string;
  readonly tierId: string;
  readonly name: string;
  readonly version: number;
  readonly rules: PolicyTier;
  /** Of the company. */
  readonly zone: Zone;
};

/** Null for a customer without a company or a tier. `subject`: the bank's name for the person. */
export async function readTier(db: Db | Tx, tenantId: string, subject: string): Promise<StoredTier | null> {
  const { rows } = await sql<StoredTier>`select t.business_id as "businessId", t.tier_id as "tierId",
      t.name, t.version, v.rules, b.time_zone as zone
    from business_members m
    join businesses b on b.tenant_id = m.tenant_id and b.business_id = m.business_id
    join policy_tiers t on t.tenant_id = m.tenant_id and t.business_id = m.business_id
      and t.tier_id = m.tier_id
    join policy_tier_versions v on v.tenant_id = t.tenant_id and v.business_id = t.business_id
      and v.tier_id = t.tier_id and v.version = t.version
    where m.tenant_id = ${tenantId} and m.subject = ${subject} and m.deactivated_at is null`.execute(db);
  return rows[0] ? completeTier(rows[0]) : null;
}

/** A company's tiers by name. */
export async function readTiers(
  db: Db | Tx,
  { tenantId, businessId }: { readonly tenantId: string; readonly businessId: string },
): Promise<{ tierId: string; name: string }[]> {
  const { rows } = await sql<{ tierId: string; name: string }>`select tier_id as "tierId", name
    from policy_tiers where tenant_id = ${tenantId} and business_id = ${businessId}
    order by name`.execute(db);
  return rows;
}

/** How one checkout was judged. `reason`: why it's bought out of policy; null in policy. */
export type PolicyCheck = {
  readonly checkoutId: CheckoutId;
  readonly tier: Pick<StoredTier, 'businessId' | 'tierId' | 'version'>;
  readonly verdict: Verdict;
  readonly reason: PolicyReason | null;
  readonly note: string | null;
  /** Somebody else decides about it (A §4). */
  readonly needsApproval: boolean;
};

export async function insertCheck(tx: Tx, owner: Owner, check: PolicyCheck, at: Instant): Promise<void> {
  const { tier, verdict, reason, note, needsApproval } = check;
  await sql`insert into policy_checks (tenant_id, customer_id, checkout_id, business_id, tier_id,
      tier_version, verdict, reason, note, needs_approval, checked_at)
    values (${owner.tenantId}, ${owner.customerId}, ${check.checkoutId}, ${tier.businessId}, ${tier.tierId},
      ${tier.version}, ${JSON.stringify(verdict)}::jsonb, ${reason}, ${note}, ${needsApproval},
      ${at})`.execute(tx);
}

/**
 * As it's judged now, in place of how it was before; of a checkout that wasn't judged at all it's the first.
 */
export async function saveCheck(db: Db | Tx, owner: Owner, check: PolicyCheck, at: Instant): Promise<void> {
  const { tier, verdict, reason, note, needsApproval } = check;
  await sql`insert into policy_checks (tenant_id, customer_id, checkout_id, business_id, tier_id,
      tier_version, verdict, reason, note, needs_approval, checked_at)
    values (${owner.tenantId}, ${owner.customerId}, ${check.checkoutId}, ${tier.businessId}, ${tier.tierId},
      ${tier.version}, ${JSON.stringify(verdict)}::jsonb, ${reason}, ${note}, ${needsApproval}, ${at})
    on conflict (tenant_id, customer_id, checkout_id) do update set business_id = excluded.business_id,
      tier_id = excluded.tier_id, tier_version = excluded.tier_version, verdict = excluded.verdict,
      needs_approval = excluded.needs_approval, checked_at = excluded.checked_at`.execute(db);
}

/** A check as it's read back, with the rules of the version that judged. */
export type JudgedCheckout = Omit<PolicyCheck, 'checkoutId' | 'tier'> & { readonly tier: StoredTier };

/** Null for a checkout that no policy judged. */
export async function readCheck(
  db: Db | Tx,
  owner: Owner,
  checkoutId: CheckoutId,
): Promise<JudgedCheckout | null> {
  const { rows } = await sql<JudgedCheckout>`select c.verdict, c.reason, c.note,
      c.needs_approval as "needsApproval",
      jsonb_build_object('businessId', c.business_id, 'tierId', c.tier_id, 'name', t.name,
        'version', c.tier_version, 'rules', v.rules) as tier
    from policy_checks c
    join policy_tiers t on t.tenant_id = c.tenant_id and t.business_id = c.business_id
      and t.tier_id = c.tier_id
    join policy_tier_versions v on v.tenant_id = c.tenant_id and v.business_id = c.business_id
      and v.tier_id = c.tier_id and v.version = c.tier_version
    where c.tenant_id = ${owner.tenantId} and c.customer_id = ${owner.customerId}
      and c.checkout_id = ${checkoutId}`.execute(db);
  const [found] = rows;
  return found ? { ...found, tier: completeTier(found.tier) } : null;
}

/** For the change of it: nobody else changes it until the transaction's end. Null for no tier. */
export async function readTierVersion(tx: Tx, key: TierKey): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`select version from policy_tiers
    where tenant_id = ${key.tenantId} and business_id = ${key.businessId} and tier_id = ${key.tierId}
    for update`.execute(tx);
  return rows[0]?.version ?? null;
}

export async function isTierNameTaken(tx: Tx, key: TierKey, name: string): Promise<boolean> {
  const { rows } = await sql`select from policy_tiers where tenant_id = ${key.tenantId}
    and business_id = ${key.businessId} and lower(name) = lower(${name})
    and tier_id <> ${key.tierId}`.execute(tx);
  return rows.length > 0;
}

export const writeTier = (tx: Tx, key: TierKey, { name, version }: { name: string; version: number }) =>
  sql`insert into policy_tiers (tenant_id, business_id, tier_id, name, version)
    values (${key.tenantId}, ${key.businessId}, ${key.tierId}, ${name}, ${version})
    on conflict (tenant_id, business_id, tier_id)
    do update set name = excluded.name, version = excluded.version`.execute(tx);

type NewVersion = {
  readonly version: number;
  readonly rules: PolicyTier;
  readonly changedBy: string;
  readonly at: Instant;
};
export const insertTierVersion = (tx: Tx, key: TierKey, { version, rules, changedBy, at }: NewVersion) =>
  sql`insert into policy_tier_versions (tenant_id, business_id, tier_id, version, rules, changed_by,
      changed_at)
    values (${key.tenantId}, ${key.businessId}, ${key.tierId}, ${version}, ${JSON.stringify(rules)}::jsonb,
      ${changedBy}, ${at})`.execute(tx);
