/** A customer claims that the same costs less elsewhere: a case with the page and its screenshot. */
import type { PriceMatch } from '@sojourn/contract/price-match.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import type { BookingId, FileId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '#context.ts';
import { attachFiles } from '#modules/desk/cases/files/attach-files.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { findCase } from '#modules/desk/cases/store.ts';
import { writerOf } from '#modules/desk/support/own-case.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { refuse } from '#refusal.ts';
import { MATCH_CASES } from './case-types.ts';
import { getPriceMatch, isBooked, readMatchable } from './get-match.ts';
import type { MatchDeps } from './product.ts';
import { insertClaim, readClaim } from './store.ts';

type ClaimInput = { readonly url: string; readonly priceMinor: number; readonly fileIds: readonly FileId[] };

/**
 * A repeat of the same claim answers with it. Refuses with NotFound, PriceMatchUnavailable where it's too
 * late, canceled, not matched or claimed already, PriceMatchNotLower, and TooManyFiles.
 */
export async function claimPriceMatch(
  deps: MatchDeps,
  bookingId: BookingId,
  input: ClaimInput,
  actor: Actor,
): Promise<{ readonly priceMatch: PriceMatch | null }> {
  const { tenantId, customerId } = actor;
  const owner = { tenantId, customerId };
  await withTransaction(deps.db, async (tx) => {
    const booking = (await readBooking(tx, { ...owner, bookingId })) ?? refuse('NotFound');
    const before = await readClaim(tx, owner, bookingId);
    if (before) {
      const isSame = before.url === input.url && before.claimedMinor === input.priceMinor;
      return isSame ? undefined : refuse('PriceMatchUnavailable');
    }
    const matchable = await readMatchable(tx, deps, booking);
    const claimedAt = deps.clock.now();
    if (!matchable || !isBooked(booking) || !isBefore(claimedAt, matchable.until))
      return refuse('PriceMatchUnavailable');
    const { terms, bookedMinor } = matchable;
    if (input.priceMinor >= bookedMinor) refuse('PriceMatchNotLower');
    const type = MATCH_CASES.priceMatch;
    const facts = { bookingId, url: input.url, bookedMinor, claimedMinor: input.priceMinor };
    await openCase(tx, deps, { ...owner, type, subjectId: bookingId, facts });
    const opened = assertPresent(await findCase(tx, owner, bookingId, type.kind), 'the case of a claim');
    const isNew = await insertClaim(tx, {
      ...owner,
      bookingId,
      caseId: opened.caseId,
      termsId: terms.id,
      url: input.url,
      bookedMinor,
      claimedMinor: input.priceMinor,
      claimedAt,
    });
    // Another tab was faster; its claim is shown
    if (!isNew) return;
    const files = { fileIds: input.fileIds, sentBy: writerOf(actor) };
    await attachFiles(tx, { ...owner, caseId: opened.caseId }, 0, files);
  });
  return getPriceMatch(deps, bookingId, owner);
}
