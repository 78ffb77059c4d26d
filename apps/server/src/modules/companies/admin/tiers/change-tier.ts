import { isDeepStrictEqual } from 'node:util';
import type { CompanyTier } from '@sojourn/contract/admin/tier-calls.ts';
import { newId } from '@sojourn/domain/ids.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { AdminActor } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import { moveRequests } from '../../approvals/affected/move-requests.ts';
import { markPolicyChanged } from '../../approvals/affected/store.ts';
import { lockCompany } from '../../companies/people/store.ts';
import { saveTier } from '../../policy/save-tier.ts';
import type { AdminDeps } from '../deps.ts';
import { noteDeed } from '../note-deed.ts';
import { readNamed, readTier } from './store.ts';

type TierInput = { readonly name: string; readonly rules: PolicyTier; readonly version: number };

/** Rules that say nothing of who approves leave it as it is. */
function withApproval(rules: PolicyTier, current: CompanyTier | null): PolicyTier {
  const approval = rules.settings.approval ?? current?.rules.settings.approval;
  return approval ? { ...rules, settings: { ...rules.settings, approval } } : rules;
}

/** Refuses with InvalidInput who is newly named and can't sign in, or isn't of the company. */
async function requireApprovers(
  tx: Tx,
  actor: AdminActor,
  rules: PolicyTier,
  current: CompanyTier | null,
): Promise<void> {
  const before = current?.rules.settings.approval?.approvers ?? [];
  const named = (rules.settings.approval?.approvers ?? []).filter((subject) => !before.includes(subject));
  const known = await readNamed(tx, actor, named, { isActive: true });
  if (known.length < named.length)
    refuse('InvalidInput', { fields: [{ path: 'rules.settings.approval.approvers', problem: 'unknown' }] });
}

type TierChanged = { readonly tierId: string; readonly from: PolicyTier; readonly to: PolicyTier };
const approversOf = ({ settings }: PolicyTier): readonly string[] => settings.approval?.approvers ?? [];

/** What waits is marked, and moves from who no longer approves; the rules that it waits under stay. */
async function affectWaiting(
  tx: Tx,
  deps: Pick<AdminDeps, 'clock'>,
  actor: AdminActor,
  { tierId, from, to }: TierChanged,
): Promise<void> {
  if (isDeepStrictEqual(from, to)) return;
  await markPolicyChanged(tx, actor, tierId, deps.clock.now());
  const subjects = approversOf(from).filter((subject) => !approversOf(to).includes(subject));
  await moveRequests(tx, deps, actor, { subjects, tierId });
}

/** A new tier without an id. Refuses with NotFound, TierNameTaken or TierOutdated. */
export async function changeTier(
  deps: AdminDeps,
  given: string | null,
  { name, rules, version }: TierInput,
  actor: AdminActor,
): Promise<CompanyTier> {
  const tierId = given ?? newId('tie', deps.random.bytes(16));
  const { tenantId, businessId, subject } = actor;
  return withTransaction(deps.db, async (tx) => {
    // Two new tiers of one name, one after another
    await lockCompany(tx, actor);
    const at = deps.clock.now();
    const current = given === null ? null : await readTier(tx, actor, tierId);
    await requireApprovers(tx, actor, rules, current);
    const change = { name, rules: withApproval(rules, current), version, changedBy: subject, at };
    await saveTier(tx, { tenantId, businessId, tierId }, change);
    if (current) await affectWaiting(tx, deps, actor, { tierId, from: current.rules, to: change.rules });
    const kind = given === null ? 'tierAdded' : 'tierChanged';
    await noteDeed(tx, deps, actor, kind, { about: name, tierId, version: version + 1 });
    return (await readTier(tx, actor, tierId)) ?? refuse('NotFound');
  });
}
