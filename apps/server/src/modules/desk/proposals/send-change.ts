/**
 * An agent in the customer's place sends a change that costs something to the customer, who accepts and pays
 * it: their card is theirs alone to spend. It's an offer in a case, with the price asked for again then.
 */

import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CaseId, ChangeId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { isLive } from '@sojourn/domain/support/case-flow.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { CHANGE_CASES } from '#modules/trips/changes/case-types.ts';
import { refTo, requireTrip } from '#modules/trips/trips/use-case.ts';
import { refuse } from '#refusal.ts';
import { openCase } from '../cases/open-case.ts';
import { readCasesOf } from '../cases/store.ts';
import { openForChange } from '../cases/thread/change-case.ts';
import type { ProposalDeps } from './deps.ts';
import { type Offer, termsOf } from './offer-terms.ts';
import { propose } from './propose.ts';

const TEXTS = {
  en: 'We prepared this change with you. Nothing changes until you accept and pay for it.',
  fr: 'Nous avons préparé cette modification avec vous. Rien ne change tant que vous ne l’avez pas payée.',
};
/** The offer's own mail has all of it. */
const { isCustomerNotified: _, ...TYPE } = CHANGE_CASES.changeRequested;

type Input = { readonly dueMinor: number; readonly refundMinor: number };

/** Refuses with NotChangeable who pays it themselves, with ProposalPending while another offer is open. */
export async function sendChange(
  deps: ProposalDeps,
  { bookingId, changeId }: { readonly bookingId: BookingId; readonly changeId: ChangeId },
  input: Input,
  actor: Actor,
  context: RequestContext,
): Promise<{ caseId: CaseId; expiresAt: Instant }> {
  const { tenantId, customerId, agentId, isDelegated, locale } = actor;
  await requireTrip(deps, refTo(actor, bookingId));
  if (!isDelegated || !agentId) return refuse('NotChangeable');
  const offer: Offer = { kind: 'change', bookingId, changeId, ...input };
  // No case is opened for what can't be offered
  const { expiresAt } = await termsOf(deps, offer, actor, context);
  const owner = { tenantId, customerId };
  const { version, caseId } = await withTransaction(deps.db, async (tx) => {
    await openCase(tx, deps, { ...owner, type: TYPE, subjectId: bookingId, facts: { changeId } });
    const cases = await readCasesOf(tx, owner, bookingId);
    const found = cases.find(({ kind, state }) => kind === TYPE.kind && isLive(state));
    return openForChange(tx, { ...owner, caseId: assertPresent(found, 'the case').caseId }, null);
  });
  const agent = { ...actor, customerId: agentId };
  const made = { version, text: TEXTS[locale], offer };
  await propose(deps, { ...owner, caseId }, made, { agent, customer: actor }, context);
  return { caseId, expiresAt };
}
