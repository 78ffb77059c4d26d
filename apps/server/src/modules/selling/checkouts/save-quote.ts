/** A quote is what was on the screen: kept once, never changed, and chained to the one before it. */
import { canonicalJson } from '@sojourn/domain/checkout/snapshot.ts';
import { termsOn } from '@sojourn/domain/checkout/terms.ts';
import { dateIn, type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { newId } from '@sojourn/domain/ids.ts';
import { appendLink } from '#modules/desk/proofs/store.ts';
import { premiumsOf } from '#modules/protecting/protections/sold.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { QuoteDeps } from './deps.ts';
import { type Quote, type Sale, totalOf } from './sale.ts';
import { SHORT_QUOTE } from './scenarios.ts';
import { insertQuote } from './store.ts';

const QUOTE_SECONDS = 15 * 60;
const SHORT_SECONDS = 20;

/**
 * Keeps what is sold as a new quote with its terms, and its link in the customer's chain of snapshots.
 * `until`: of the quote that it takes the place of, when nothing was asked of a supplier.
 */
export async function saveQuote(
  tx: Tx,
  deps: Pick<QuoteDeps, 'clock' | 'random'>,
  owner: Owner,
  of: Sale & Pick<Quote, 'checkoutId' | 'protections'>,
  scenario: string | null,
  until?: Instant,
): Promise<Quote> {
  const now = deps.clock.now();
  const total = totalOf(of);
  const unproved = {
    ...of,
    quoteId: newId('quo', deps.random.bytes(16)),
    totalMinor: total.amountMinor + premiumsOf(of.protections),
    currency: total.currency,
    expiresAt: until ?? expiryOf(of, now, scenario),
    termsVersion: termsOn(dateIn(now, 'UTC')).id,
  };
  const snapshotHash = await appendLink(tx, {
    tenantId: owner.tenantId,
    customerId: owner.customerId,
    subjectId: unproved.quoteId,
    bookingId: null,
    isAccepted: false,
    facts: canonicalJson({ at: now, ...unproved }),
    sealed: null,
    at: now,
  });
  const quote = { ...unproved, snapshotHash };
  await insertQuote(tx, owner, quote, now);
  return quote;
}

/** Of a guaranteed price never later than the guarantee. */
function expiryOf({ offer }: Sale, now: Instant, scenario: string | null): Instant {
  const latest = plusSeconds(now, scenario === SHORT_QUOTE ? SHORT_SECONDS : QUOTE_SECONDS);
  const until = offer.guarantee?.until;
  return until !== undefined && isBefore(until, latest) ? until : latest;
}
