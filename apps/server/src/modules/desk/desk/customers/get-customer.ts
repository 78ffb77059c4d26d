/** A customer's whole history for one screen. */
import type { DeskCustomer } from '@sojourn/contract/desk/customer-calls.ts';
import type { FoundCustomer } from '@sojourn/contract/desk/parts.ts';
import { type CustomerId, newId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { readSearch } from '@sojourn/domain/support/desk-search.ts';
import type { Actor, Effects } from '#context.ts';
import type { Naming } from '#modules/selling/booking/in-language.ts';
import { nameLines } from '../queue/name-lines.ts';
import { readLinesOf } from '../queue/store.ts';
import { listDeskBookings } from './list-desk-bookings.ts';
import { showFacts } from './show-facts.ts';
import { countAll, findCustomers, insertNote, readCredits, readMails, readNotes } from './store.ts';

const LATEST = 100;
const FOUND = 20;

/** Refuses with NotFound for somebody who isn't of the agent's tenant. */
export async function getDeskCustomer(
  { db, clock, products }: Pick<Effects, 'db' | 'clock'> & Naming,
  customerId: CustomerId,
  { tenantId, locale }: Pick<Actor, 'tenantId' | 'locale'>,
): Promise<DeskCustomer> {
  const owner = { tenantId, customerId };
  const [facts, bookings, lines, credits, mails, notes, totals] = await Promise.all([
    showFacts(db, owner, clock.now()),
    listDeskBookings({ db, products }, owner, { limit: LATEST, locale }),
    readLinesOf(db, owner, LATEST),
    readCredits(db, owner, LATEST),
    readMails(db, owner, LATEST),
    readNotes(db, owner, LATEST),
    countAll(db, owner),
  ]);
  return {
    ...facts,
    bookings,
    cases: await nameLines({ db, products }, tenantId, lines, locale, bookings),
    credits: credits.map(({ availableMinor, grantedMinor, currency, ...credit }) => ({
      ...credit,
      available: money(availableMinor, currency),
      granted: money(grantedMinor, currency),
    })),
    mails,
    notes,
    totals,
  };
}

export async function searchCustomers(
  { db, clock }: Pick<Effects, 'db' | 'clock'>,
  typed: string,
  { tenantId }: Pick<Actor, 'tenantId'>,
): Promise<{ customers: FoundCustomer[]; readAs: NonNullable<ReturnType<typeof readSearch>>['by'] | null }> {
  const search = readSearch(typed);
  if (!search) return { customers: [], readAs: null };
  const customers = await findCustomers(db, tenantId, search, clock.now(), FOUND);
  return { customers, readAs: search.by };
}

/** Refuses with NotFound. */
export async function noteCustomer(
  deps: Pick<Effects, 'db' | 'clock' | 'random'> & Naming,
  customerId: CustomerId,
  text: string,
  actor: Actor,
): Promise<DeskCustomer> {
  const { tenantId, customerId: agentId } = actor;
  const at = deps.clock.now();
  await showFacts(deps.db, { tenantId, customerId }, at);
  const noteId = newId('nte', deps.random.bytes(16));
  await insertNote(deps.db, { tenantId, customerId }, { noteId, agentId, text, at });
  return getDeskCustomer(deps, customerId, actor);
}
