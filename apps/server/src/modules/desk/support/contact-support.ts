/** A customer writes to support: a case with what they wrote, about a booking of theirs or none. */

import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CaseId, FileId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { SupportTopic } from '@sojourn/domain/support/topics.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, Effects } from '#context.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { refuse } from '#refusal.ts';
import { attachFiles } from '../cases/files/attach-files.ts';
import { openCase } from '../cases/open-case.ts';
import { findCase } from '../cases/store.ts';
import { SUPPORT_CASES } from './case-types.ts';
import { writerOf } from './own-case.ts';

type SupportMessage = {
  readonly topic: SupportTopic;
  readonly bookingId: BookingId | null;
  readonly text: string;
  readonly fileIds?: readonly FileId[] | undefined;
};

/** One case for each idempotency key. Refuses with NotFound for a booking or a file that isn't theirs. */
export async function contactSupport(
  deps: Pick<Effects, 'db' | 'clock' | 'random'>,
  { topic, bookingId, text, fileIds }: SupportMessage,
  idempotencyKey: string,
  actor: Actor,
): Promise<{ caseId: CaseId; code: string; dueAt: Instant }> {
  const { tenantId, customerId } = actor;
  const owner = { tenantId, customerId };
  return withTransaction(deps.db, async (tx) => {
    if (bookingId !== null && !(await readBooking(tx, { ...owner, bookingId }))) refuse('NotFound');
    const type = SUPPORT_CASES.supportRequest;
    const subjectId = `message:${idempotencyKey}`;
    const before = await findCase(tx, owner, subjectId, type.kind);
    await openCase(tx, deps, { ...owner, type, subjectId, facts: { topic, bookingId, text } });
    const opened = assertPresent(await findCase(tx, owner, subjectId, type.kind), 'the case of a message');
    const { caseId, code, dueAt } = opened;
    // A repeat finds them in the case that it opened
    if (!before) await attachFiles(tx, { ...owner, caseId }, 0, { fileIds, sentBy: writerOf(actor) });
    return { caseId, code, dueAt };
  });
}
