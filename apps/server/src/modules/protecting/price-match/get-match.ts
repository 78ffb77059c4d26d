/** What a customer sees of price match on a trip: until when it can be claimed, or their claim. */
import type { PriceMatch } from '@sojourn/contract/price-match.ts';
import type { RevisionCause } from '@sojourn/domain/booking/change-state.ts';
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { isDisruptionCover } from '@sojourn/domain/disruptions/disruption-cover.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { ProtectionTerms } from '@sojourn/domain/protections/clause.ts';
import { claimHours } from '@sojourn/domain/protections/price-match.ts';
import { protectionTermsOn, termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import type { Actor } from '#context.ts';
import type { Db } from '#db/client.ts';
import { readThread } from '#modules/desk/cases/thread/store.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { readRevisions } from '#modules/selling/booking/revisions/store.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { readTenders } from '#modules/selling/booking/tenders/store.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import type { MatchDeps } from './product.ts';
import { readClaim } from './store.ts';
import { viewClaim } from './view-claim.ts';

/** Nobody has canceled it, or is about to. */
export const isBooked = ({ state }: Pick<Booking, 'state'>): boolean =>
  state === 'Confirmed' || state === 'Changing';

/** What makes another trip of it; its supplier's changes and other seats don't. */
const ANOTHER: ReadonlySet<RevisionCause> = new Set(['exchanged', 'changed', 'reduced', 'split']);
/** The booking is what it was claimed for. */
export async function isAsClaimed(db: Db | Tx, booking: Booking, claimedAt: Instant): Promise<boolean> {
  if (!isBooked(booking)) return false;
  const revisions = await readRevisions(db, booking);
  return !revisions.some(({ cause, replacedAt }) => ANOTHER.has(cause) && !isBefore(replacedAt, claimedAt));
}

type Matchable = { readonly terms: ProtectionTerms; readonly bookedMinor: number; readonly until: Instant };

/**
 * Null where prices aren't matched: another product, another currency, before there were terms, and what
 * disruption assistance pays.
 */
export async function readMatchable(
  db: Db | Tx,
  { products }: Pick<MatchDeps, 'products'>,
  booking: Booking,
): Promise<Matchable | null> {
  const tenders = await readTenders(db, booking);
  if (tenders.some(({ sourceId }) => isDisruptionCover(sourceId))) return null;
  const bookedAt = booking.bookedAt ?? booking.createdAt;
  const terms = protectionTermsOn('priceMatch', booking.product, dateIn(bookedAt));
  const bookedMinor = products[booking.product].can.followPrice?.booked(booking);
  if (!terms || bookedMinor === undefined || booking.currency !== 'USD') return null;
  return { terms, bookedMinor, until: plusSeconds(bookedAt, claimHours(terms) * 3_600) };
}

/** Refuses with NotFound what isn't the customer's. */
export async function getPriceMatch(
  deps: Pick<MatchDeps, 'db' | 'clock' | 'products'>,
  bookingId: BookingId,
  { tenantId, customerId }: Pick<Actor, 'tenantId' | 'customerId'>,
): Promise<{ readonly priceMatch: PriceMatch | null }> {
  const owner = { tenantId, customerId };
  const [booking, stored] = await Promise.all([
    readBooking(deps.db, { ...owner, bookingId }),
    readClaim(deps.db, owner, bookingId),
  ]);
  if (!booking) return refuse('NotFound');
  const matchable = await readMatchable(deps.db, deps, booking);
  const terms = stored ? termsById(stored.termsId) : matchable?.terms;
  if (!matchable || !terms) return { priceMatch: null };
  const { bookedMinor, until } = matchable;
  const thread = stored && (await readThread(deps.db, { ...owner, caseId: stored.caseId }));
  return {
    priceMatch: {
      termsId: terms.id,
      booked: money(stored?.bookedMinor ?? bookedMinor),
      claimUntil: until,
      canClaim: !stored && isBooked(booking) && isBefore(deps.clock.now(), until),
      claim: stored
        ? viewClaim(
            stored,
            assertPresent(thread, 'the case of a claim'),
            await isAsClaimed(deps.db, booking, stored.claimedAt),
          )
        : null,
    },
  };
}
