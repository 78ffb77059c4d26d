/**
 * Compares our rows of payments with the gateway's own list, both ways: what it lists and we don't have, what
 * we have and it doesn't list, and amounts. What differs twice in a row opens a case.
 */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock, Random } from '@sojourn/domain/effects.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Logger } from 'pino';
import type { Db } from '#db/client.ts';
import { caseTypes } from '#modules/desk/cases/case-type.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { findCardTender } from '#modules/selling/booking/tenders/store.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { ListedPayment, PaymentGateway } from '#suppliers/payments/port.ts';
import type { Report } from '#workflow/jobs/job.ts';
import { type Recorded, readMoved, readRecorded } from './store.ts';

export const PAYMENT_CALL_CASES = caseTypes({ paymentDiffers: { dueHours: 24 } });

export type CompareDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Pick<Logger, 'warn'>;
  readonly payments: Pick<PaymentGateway, 'listPayments' | 'lookUp'>;
};
const CONTEXT: CallContext = { timeoutMs: 8_000, scenario: null, requestId: 'compare-payment-calls' };
/** What was requested a moment ago may be on its way. */
const REST_SECONDS = 3_600;
const WINDOW_SECONDS = 2 * 86_400;
const PAGE = 100;

type PaymentDifference = { readonly reference: string; readonly facts: string };

/** The last two days up to an hour ago. Returns what differs, after another look. */
async function comparePaymentCalls(deps: CompareDeps): Promise<PaymentDifference[]> {
  const until = plusSeconds(deps.clock.now(), -REST_SECONDS);
  const from = plusSeconds(until, -WINDOW_SECONDS);
  const listed = await listAll(deps, from, until);
  if (!listed) return [];
  const suspects = new Set<string>();
  for (const [reference, payment] of listed) {
    const [recorded] = await readRecorded(deps.db, [reference]);
    if (differenceOf(payment, recorded)) suspects.add(reference);
  }
  for (let after = ''; ; ) {
    const moved = await readMoved(deps.db, { from, until, after }, PAGE);
    for (const recorded of await readRecorded(deps.db, moved))
      if (!listed.has(recorded.reference)) suspects.add(recorded.reference);
    after = moved.at(-1) ?? after;
    if (moved.length < PAGE) break;
  }
  return lookAgain(deps, [...suspects]);
}

async function listAll(
  { payments }: CompareDeps,
  from: Instant,
  until: Instant,
): Promise<Map<string, ListedPayment> | null> {
  const found = new Map<string, ListedPayment>();
  for (let after: string | null = null; ; ) {
    const page: Awaited<ReturnType<PaymentGateway['listPayments']>> = await payments.listPayments(
      { from, until, after },
      CONTEXT,
    );
    // It's away: another round compares
    if (page.outcome !== 'ok') return null;
    for (const payment of page.value.payments) found.set(payment.reference, payment);
    after = page.value.next;
    if (after === null) return found;
  }
}

/** Those of which the gateway's own record differs now, too. */
async function lookAgain(deps: CompareDeps, references: readonly string[]): Promise<PaymentDifference[]> {
  const found: PaymentDifference[] = [];
  for (const reference of references) {
    const looked = await deps.payments.lookUp({ reference }, CONTEXT);
    if (looked.outcome !== 'ok') continue;
    const [recorded] = await readRecorded(deps.db, [reference]);
    const authorization = looked.value?.authorization ?? null;
    const facts = differenceOf(authorization, recorded);
    if (facts) found.push({ reference, facts });
  }
  return found;
}

type Theirs = Pick<ListedPayment, 'state' | 'capturedMinor' | 'refundedMinor'>;
/** Null: they agree, or one of ours still waits for its answer. */
function differenceOf(theirs: Theirs | null, ours: Recorded | undefined): string | null {
  if (ours?.isOpen) return null;
  const taken = theirs?.capturedMinor ?? 0;
  const back = theirs?.refundedMinor ?? 0;
  if (!ours?.isRequested)
    return theirs && taken > 0 ? `the gateway took ${taken}, nobody requested it` : null;
  if (taken !== ours.capturedMinor) return `the gateway took ${taken}, we ${ours.capturedMinor}`;
  return back === ours.refundedMinor ? null : `the gateway sent back ${back}, we ${ours.refundedMinor}`;
}

/** Opens a case for what differs; what fits no booking of ours is counted and logged. */
export async function reconcilePaymentCalls(deps: CompareDeps): Promise<Report> {
  const differences = await comparePaymentCalls(deps);
  for (const difference of differences) {
    deps.log.warn(difference, 'a payment differs from its gateway');
    const ref = await findCardTender(deps.db, difference.reference);
    if (!ref) continue;
    const { tenantId, customerId, bookingId } = ref;
    await withTransaction(deps.db, (tx) =>
      openCase(tx, deps, {
        tenantId,
        customerId,
        type: PAYMENT_CALL_CASES.paymentDiffers,
        subjectId: bookingId,
        facts: difference,
      }),
    );
  }
  return { rows: differences.length, gauges: { money_payment_differences: differences.length } };
}
