/** One case with all that an agent needs to answer it. */
import type { DeskCase } from '@sojourn/contract/desk/case-calls.ts';
import { type BookingId, type CaseId, isId } from '@sojourn/domain/ids.ts';
import { isLive } from '@sojourn/domain/support/case-flow.ts';
import type { Actor } from '#context.ts';
import { CHANGE_CASES } from '#modules/trips/changes/case-types.ts';
import { refuse } from '#refusal.ts';
import { findThread, type ThreadedCase } from '../../cases/thread/store.ts';
import { viewThread } from '../../proposals/view-thread.ts';
import { requestedCancel } from '../acting/review-cancel.ts';
import { listDeskBookings } from '../customers/list-desk-bookings.ts';
import { showFacts } from '../customers/show-facts.ts';
import type { DeskDeps } from '../deps.ts';
import { noteViewer, readViewers } from '../presence/store.ts';
import { nameLines } from './name-lines.ts';
import { readLine } from './store.ts';

/** Besides the booking that it's about. */
const BOOKINGS = 8;

/** Refuses with NotFound for what isn't of the agent's tenant. */
export async function getDeskCase(
  { db, clock, products, sealer }: Pick<DeskDeps, 'db' | 'clock' | 'products' | 'sealer'>,
  caseId: CaseId,
  { tenantId, customerId: agentId, locale }: Pick<Actor, 'tenantId' | 'customerId' | 'locale'>,
): Promise<DeskCase> {
  const now = clock.now();
  const [found, line] = await Promise.all([
    findThread(db, { tenantId, caseId }),
    readLine(db, { tenantId, caseId }),
  ]);
  if (!found || !line) return refuse('NotFound');
  const about = bookingOf(found);
  const requested = requestedCancel(found);
  const [thread, customer, bookings, viewers, goesOn] = await Promise.all([
    viewThread({ db, products, sealer }, found, { side: 'agent', locale }, now),
    showFacts(db, found, now),
    listDeskBookings({ db, products }, found, { bookingId: about, limit: BOOKINGS, locale }),
    readViewers(db, { tenantId, agentId }, [found], now),
    found.mergedInto === null ? null : findThread(db, { tenantId, caseId: found.mergedInto }),
    noteViewer(db, found, agentId, now),
  ]);
  const [named = line] = await nameLines({ db, products }, tenantId, [line], locale, bookings);
  return {
    ...named,
    version: thread.version,
    thread,
    text: typeof found.facts.text === 'string' ? found.facts.text : null,
    facts: shownFacts(found),
    isFulfillable: isLive(found.state) && found.kind === CHANGE_CASES.changeRequested.kind,
    requestedCancel: requested && { outcome: requested.outcome, requestedAt: requested.requestedAt },
    mergedInto: goesOn ? { caseId: goesOn.caseId, code: goesOn.code } : null,
    viewers: viewers.map(({ agentId: viewerId, name }) => ({ agentId: viewerId, name })),
    about: customer,
    bookings,
  };
}

function bookingOf({ subjectId, facts }: Pick<ThreadedCase, 'subjectId' | 'facts'>): BookingId | null {
  const id = facts.bookingId ?? subjectId;
  return typeof id === 'string' && isId('bkg', id) ? id : null;
}

/** Shown elsewhere on the page. */
const ELSEWHERE = new Set(['text', 'topic', 'bookingId']);

/** What the module that opened it noted: plain values as they are, the rest as it's stored. */
const shownFacts = ({ facts }: ThreadedCase): DeskCase['facts'] =>
  Object.entries(facts)
    .filter(([name, value]) => !ELSEWHERE.has(name) && value !== null)
    .map(([name, value]) => ({
      name,
      value: (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 600),
    }));
