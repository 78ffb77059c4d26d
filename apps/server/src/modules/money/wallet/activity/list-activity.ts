/** The ledger of travel credits, a page at a time. */
import type { WalletEntry } from '@sojourn/contract/wallet.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { type Currency, money } from '@sojourn/domain/money.ts';
import { last } from '@sojourn/domain/present.ts';
import {
  type ActivityFilter,
  entryType,
  TYPES_OF_FILTER,
} from '@sojourn/domain/wallet/credits/credit-entries.ts';
import { DISPUTE_DAYS } from '@sojourn/domain/wallet/credits/credit-types.ts';
import type { Actor, Effects } from '#context.ts';
import { refuse } from '#refusal.ts';
import { parseEntryId } from './entry-id.ts';
import { type Entry, type EntryDispute, readEntries } from './store.ts';

const PAGE = 50;

export type ActivityDeps = Pick<Effects, 'db' | 'clock'> & {
  /** What bookings are called by their reader; one that's gone is left out. */
  readonly titlesOf: (actor: Actor, ids: readonly BookingId[]) => Promise<ReadonlyMap<BookingId, string>>;
};

/** `before`: `next` of the answer before. Refuses with InvalidInput for any other. */
export async function listActivity(
  { db, clock, titlesOf }: ActivityDeps,
  query: { readonly filter?: ActivityFilter | undefined; readonly before?: string | undefined },
  actor: Actor,
): Promise<{ entries: WalletEntry[]; next: string | null }> {
  const before = query.before === undefined ? null : parseEntryId(query.before);
  if (query.before !== undefined && before === null)
    refuse('InvalidInput', { fields: [{ path: 'before', problem: 'no cursor of ours' }] });
  const types = TYPES_OF_FILTER[query.filter ?? 'all'];
  const rows = await readEntries(db, actor, { types, before, limit: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  const now = clock.now();
  const titles = await titlesOf(
    actor,
    page.flatMap(({ bookingId }) => bookingId ?? []),
  );
  const titleOf = ({ bookingId, name }: Entry) => (bookingId && titles.get(bookingId)) || name;
  return {
    entries: page.map((row) => viewOfEntry({ ...row, name: titleOf(row) }, now)),
    next: rows.length > PAGE ? String(last(page).entryId) : null,
  };
}

/** Until when an entry can be disputed (B §9). */
export const disputableUntil = (at: Instant): Instant => plusSeconds(at, DISPUTE_DAYS * 86_400);

function viewOfEntry(row: Entry, now: Instant): WalletEntry {
  const until = disputableUntil(row.at);
  const isOpen = row.dispute === null && Date.parse(now) <= Date.parse(until);
  return {
    entryId: String(row.entryId),
    at: row.at,
    creditId: row.creditId,
    creditType: row.creditType,
    type: entryType(row, row, now),
    amount: money(row.amountMinor, row.currency),
    balance: money(row.balanceMinor, row.currency),
    booking:
      row.bookingId || row.name || row.code
        ? { bookingId: row.bookingId, title: row.name, confirmationCode: row.code }
        : null,
    disputableUntil: isOpen ? until : null,
    dispute: row.dispute && viewOfDispute(row.dispute, row.currency),
  };
}

function viewOfDispute(dispute: EntryDispute, currency: Currency): WalletEntry['dispute'] {
  const { caseId, code, dueAt, isClosed, answer, creditedMinor } = dispute;
  return {
    caseId,
    code,
    dueAt,
    state: isClosed ? (answer ?? 'closed') : 'open',
    credited: creditedMinor ? money(creditedMinor, currency) : null,
  };
}
