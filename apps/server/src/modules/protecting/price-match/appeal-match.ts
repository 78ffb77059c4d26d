/** A declined claim is looked at once more, by another agent; the case goes on. */
import type { PriceMatch } from '@sojourn/contract/price-match.ts';
import type { BookingId, FileId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '#context.ts';
import { attachFiles } from '#modules/desk/cases/files/attach-files.ts';
import { changeCase, openForChange } from '#modules/desk/cases/thread/change-case.ts';
import { writerOf } from '#modules/desk/support/own-case.ts';
import { refuse } from '#refusal.ts';
import { getPriceMatch } from './get-match.ts';
import type { MatchDeps } from './product.ts';
import { lockClaim, noteAppeal } from './store.ts';

type Appeal = { readonly text: string; readonly fileIds?: readonly FileId[] | undefined };

/** Refuses with NotFound, PriceMatchOver where nothing was declined or it was appealed, and TooManyFiles. */
export async function appealPriceMatch(
  deps: MatchDeps,
  bookingId: BookingId,
  { text, fileIds }: Appeal,
  actor: Actor,
): Promise<{ readonly priceMatch: PriceMatch | null }> {
  const { tenantId, customerId } = actor;
  const owner = { tenantId, customerId };
  await withTransaction(deps.db, async (tx) => {
    const claim = (await lockClaim(tx, { ...owner, bookingId })) ?? refuse('NotFound');
    if (claim.state !== 'declined') refuse('PriceMatchOver');
    const found = await openForChange(tx, { ...owner, caseId: claim.caseId }, null);
    if (found.state !== 'resolved') refuse('PriceMatchOver');
    const message = { kind: 'message', action: 'reply', text, assigneeId: null } as const;
    const { version } = await changeCase(tx, deps, found, { side: 'customer' }, message);
    await attachFiles(tx, found, version, { fileIds, sentBy: writerOf(actor) });
    await noteAppeal(tx, claim);
  });
  return getPriceMatch(deps, bookingId, owner);
}
