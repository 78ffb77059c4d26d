/** Opens a case about an entry of the ledger, within 60 days (B §9). */

import type { Instant } from '@sojourn/domain/dates.ts';
import type { CaseId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, Effects } from '#context.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { readCasesOf } from '#modules/desk/cases/store.ts';
import { refuse } from '#refusal.ts';
import { WALLET_CASES } from '../case-types.ts';
import { parseEntryId } from './entry-id.ts';
import { disputableUntil } from './list-activity.ts';
import { disputeSubject, readEntry } from './store.ts';

/** Returns the open case when repeated. Refuses with NotFound and DisputeTooLate. */
export async function disputeCredit(
  deps: Pick<Effects, 'db' | 'clock' | 'random'>,
  input: { readonly entryId: string; readonly text: string },
  { tenantId, customerId }: Actor,
): Promise<{ caseId: CaseId; code: string; dueAt: Instant }> {
  const owner = { tenantId, customerId };
  const entryId = parseEntryId(input.entryId) ?? refuse('NotFound');
  return withTransaction(deps.db, async (tx) => {
    const entry = (await readEntry(tx, owner, entryId)) ?? refuse('NotFound');
    if (Date.parse(deps.clock.now()) > Date.parse(disputableUntil(entry.at))) refuse('DisputeTooLate');
    const subjectId = disputeSubject(entry.creditId, entryId);
    const facts = { type: entry.type, amountMinor: entry.amountMinor, at: entry.at, text: input.text };
    await openCase(tx, deps, { ...owner, type: WALLET_CASES.creditDispute, subjectId, facts });
    const open = (await readCasesOf(tx, owner, subjectId)).find(({ state }) => state !== 'closed');
    const { caseId, code, dueAt } = assertPresent(open, 'the case of a dispute');
    return { caseId, code, dueAt };
  });
}
