/** Notes that a tender's amount is set aside: its state, its label, the pending posting. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { authorizeEntries } from '@sojourn/domain/ledger/postings.ts';
import { postingsPart } from '#modules/money/ledger/store.ts';
import { moveOf, mustMoveAll } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Booking } from '../booking.ts';
import { TENDER_MACHINE } from '../machines.ts';
import type { BookingDeps } from '../product.ts';
import { authorizedColumns, type Tender } from './store.ts';

/** The pending transaction of a tender, which its capture posts or its end voids. */
export const pendingKind = (tenderNo: number): string => `authorize:${tenderNo}`;

/** `label`: what the other side calls it; null: as it was. `until`: when that ends there, if it does. */
export async function recordAuthorized(
  tx: Tx,
  deps: Pick<BookingDeps, 'clock' | 'db'>,
  {
    tenantId,
    customerId,
    bookingId,
    currency,
  }: Pick<Booking, 'tenantId' | 'customerId' | 'bookingId' | 'currency'>,
  tender: Pick<Tender, 'tenderNo' | 'kind' | 'sourceId' | 'amountMinor'>,
  label: string | null,
  until: Instant | null = null,
): Promise<void> {
  const { tenderNo, kind: cause, amountMinor } = tender;
  const owner = { tenantId, customerId };
  const at = deps.clock.now();
  const set = authorizedColumns(amountMinor, label, until);
  const subject = [bookingId, tenderNo] as const;
  const of = { ...owner, subject, cause, at, set } as const;
  const entries = authorizeEntries(tender, amountMinor, currency);
  const posting = { kind: pendingKind(tenderNo), phase: 'pending', entries } as const;
  const posted = postingsPart({ ...owner, subjectId: bookingId, at }, [posting]);
  await mustMoveAll(
    tx,
    [moveOf(TENDER_MACHINE, { ...of, from: ['authorizing'], to: 'authorized' })],
    [posted],
  );
}
