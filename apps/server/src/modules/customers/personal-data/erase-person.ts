/**
 * Erases a person: what the law has us keep is sealed and named, everything else goes in one transaction.
 * Cards are removed from the vault before, so that a failure leaves the person there and it's tried again.
 */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { type DataRequestId, newId, type PaymentId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '#context.ts';
import type { Sealer } from '#seal.ts';
import type { MailPort } from '#suppliers/mail/port.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { CardVault } from '#suppliers/payments/cards-port.ts';
import type { PaymentGateway } from '#suppliers/payments/port.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { MARKET, TABLES } from './data/tables.ts';
import { emptyTexts, type Names, namesIn, withoutNames } from './empty-values.ts';
import { keepForBooks } from './keep-for-books.ts';
import { openSealed } from './open-sealed.ts';
import {
  beginErasing,
  deleteRows,
  endCustomer,
  forgetTyped,
  insertRequest,
  lockPerson,
  moveRequest,
  type Row,
  readColumns,
  readCustomer,
  readMarketRows,
  readRequests,
  readRows,
  updateRow,
} from './store.ts';

export type EraseDeps = Pick<Effects, 'db' | 'clock' | 'random' | 'log'> & {
  readonly sealer: Sealer;
  readonly payments: Pick<PaymentGateway, 'listCards'>;
  /** Null or left out: cards aren't the portal's to remove. */
  readonly cards?: Pick<CardVault, 'removeCard'> | null;
  /** Where mail is written as files, those to the person go too. */
  readonly messenger?: { readonly mail: Pick<MailPort, 'forget'> } | null;
};

/** False: there's nobody, or they were erased before. Throws when the vault doesn't answer. */
export async function erasePerson(deps: EraseDeps, owner: Owner, context: CallContext): Promise<boolean> {
  const customer = await readCustomer(deps.db, owner);
  if (!customer || customer.subject.startsWith('erased ')) return false;
  await removeCards(deps, customer.subject, context);
  const names = await withTransaction(deps.db, async (tx) => {
    await lockPerson(tx, owner);
    await beginErasing(tx, owner);
    const names = await namesOf(deps, tx, owner);
    await keepForBooks(tx, deps, owner);
    await eraseMarket(tx, owner, names);
    for (const { table, rule, emptied = [] } of TABLES) {
      if (rule === 'delete') await deleteRows(tx, table, owner);
      const known = rule === 'only' ? NO_NAMES : names;
      if (rule === 'empty' || rule === 'only')
        await emptyRows(tx, { table, emptied }, await readRows(tx, table, owner), known);
    }
    await forgetTyped(tx, owner);
    await endCustomer(tx, owner);
    await endRequest(tx, deps, owner);
    return names;
  });
  await deps.messenger?.mail.forget?.([
    customer.email,
    ...names.anywhere.filter((name) => name.includes('@')),
  ]);
  deps.log.warn({ tenantId: owner.tenantId, customerId: owner.customerId }, 'person erased');
  return true;
}

const NO_NAMES: Names = { anywhere: [], alone: [] };

async function removeCards(deps: EraseDeps, subject: string, context: CallContext): Promise<void> {
  if (!deps.cards) return;
  const listed = await deps.payments.listCards(subject, context);
  if (listed.outcome !== 'ok') throw new Error('the vault didn’t list the cards; nothing was erased');
  for (const { paymentId } of listed.value) {
    const removed = await deps.cards.removeCard({ subject, paymentId: paymentId as PaymentId }, context);
    if (removed.outcome !== 'ok' && removed.outcome !== 'rejected')
      throw new Error('the vault didn’t remove a card; nothing was erased');
  }
}

/** Of the person, of everybody they traveled with, and of whom they saved. */
async function namesOf(deps: EraseDeps, tx: Tx, owner: Owner): Promise<Names> {
  const {
    subject: _,
    locale: __,
    ...customer
  } = (await readCustomer(tx, owner)) ?? { subject: '', locale: '' };
  const bookings = await readRows(tx, 'bookings', owner);
  const checkouts = await readRows(tx, 'checkouts', owner);
  return namesIn([
    customer,
    bookings.map(({ guests, contact }) => [guests, contact]),
    checkouts.map(({ draft }) => draft),
    await openSealed(deps, tx, owner),
  ]);
}

type Emptied = { readonly table: string; readonly emptied: readonly string[] };
async function emptyRows(tx: Tx, { table, emptied }: Emptied, rows: readonly Row[], names: Names) {
  if (rows.length === 0) return;
  const columns = (await readColumns(tx)).get(table) ?? [];
  const texts = columns.filter(({ type, isKey }) => !isKey && (type === 'text' || type === 'jsonb'));
  const keys = columns.filter(({ isKey }) => isKey).map(({ column }) => column);
  for (const row of rows) {
    const changed = texts.flatMap(({ column, type }) => {
      const was = row[column];
      if (was === null || was === undefined) return [];
      const now = emptied.includes(column)
        ? emptyTexts(was)
        : withoutNames(withoutKeys(was, column, emptied), names);
      if (now === was) return [];
      return [[column, type === 'jsonb' ? JSON.stringify(now) : now] as const];
    });
    const key = keys.map((column) => [column, row[column]] as const);
    if (changed.length > 0) await updateRow(tx, table, key, changed);
  }
}

/** Without the texts under the keys that are listed as `column.key`. */
function withoutKeys(value: unknown, column: string, emptied: readonly string[]): unknown {
  if (value === null || typeof value !== 'object' || !emptied.some((each) => each.startsWith(`${column}.`)))
    return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    emptied.includes(`${column}.${key}`) ? emptyTexts(each) : each,
  ]);
  return Object.fromEntries(entries);
}

async function eraseMarket(tx: Tx, owner: Owner, names: Names): Promise<void> {
  const ids = async (table: string, column: string) =>
    (await readRows(tx, table, owner)).map((row) => String(row[column]));
  const references = [
    ...(await ids('bookings', 'booking_id')),
    ...(await ids('changes', 'change_id')),
    ...(await ids('home_requests', 'request_id')),
    ...(await ids('checkouts', 'checkout_id')),
  ];
  if (references.length === 0) return;
  for (const { table, by, emptied } of MARKET)
    await emptyRows(tx, { table, emptied }, await readMarketRows(tx, { table, by }, references), names);
}

/** The one that waited for it; or, by the operator's command, one that's done as it's made. */
async function endRequest(tx: Tx, { clock, random }: EraseDeps, owner: Owner): Promise<void> {
  const now = clock.now();
  const found = (await readRequests(tx, owner)).filter(({ endedAt }) => endedAt === null);
  for (const request of found)
    await moveRequest(tx, request, {
      state: request.kind === 'erase' ? 'done' : 'withdrawn',
      decidedBy: request.decidedBy,
      dueAt: request.dueAt,
      endedAt: now,
    });
  if (found.some(({ kind }) => kind === 'erase')) return;
  await insertRequest(tx, { ...owner, ...doneAt(newId('drq', random.bytes(16)), now) });
}

const doneAt = (requestId: DataRequestId, now: Instant) => ({
  requestId,
  kind: 'erase' as const,
  state: 'done' as const,
  requestedBy: null,
  reason: '',
  decidedBy: null,
  requestedAt: now,
  dueAt: plusSeconds(now, 0),
  endedAt: now,
});
