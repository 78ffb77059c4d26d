/** The thread of a case as one side sees it; what is internal never reaches the customer's. */
import type { CaseEventLine, CasePromise, CaseProposal, CaseThread } from '@sojourn/contract/case-thread.ts';
import type { Locale } from '@sojourn/contract/primitives.ts';
import { dateIn, type Instant } from '@sojourn/domain/dates.ts';
import { isId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { type CaseSide, caseOffers, isLive } from '@sojourn/domain/support/case-flow.ts';
import { isExpired } from '@sojourn/domain/support/proposal-state.ts';
import type { Db } from '#db/client.ts';
import { inLanguage, type NamingProducts } from '#modules/selling/booking/in-language.ts';
import { readBookings } from '#modules/selling/booking/store.ts';
import type { Sealer } from '#seal.ts';
import { listFiles } from '../cases/files/open-file.ts';
import { type CaseEvent, readAgentNames, readEvents, type ThreadedCase } from '../cases/thread/store.ts';
import { type Proposal, readProposals } from './store.ts';

export async function viewThread(
  deps: { readonly db: Db; readonly products: NamingProducts; readonly sealer: Sealer },
  found: ThreadedCase,
  { side, locale }: { readonly side: CaseSide; readonly locale: Locale },
  now: Instant,
): Promise<CaseThread> {
  const { db, products } = deps;
  const [events, proposals, files] = await Promise.all([
    readEvents(db, found),
    readProposals(db, found, found.caseId),
    listFiles(deps, found),
  ]);
  const shownEvents = side === 'agent' ? events : events.filter(({ isInternal }) => !isInternal);
  const shownIds = new Set(shownEvents.map(proposalOf));
  const shown = proposals.filter(({ proposalId }) => shownIds.has(proposalId));
  const people = [
    ...shownEvents.map(({ agentId }) => agentId),
    ...shown.flatMap(({ proposedBy, approvedBy }) => [proposedBy, approvedBy]),
    found.assigneeId,
  ].filter((id) => id !== null);
  const [names, bookings] = await Promise.all([
    readAgentNames(db, found.tenantId, [...new Set(people)]),
    readBookings(
      db,
      found,
      shown.map(({ bookingId }) => bookingId).filter((id) => id !== null),
    ),
  ]);
  const named = bookings.map((booking) => inLanguage(products, booking, locale));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? ''));
  return {
    version: found.version,
    events: shownEvents.map((event) => viewEvent(event, nameOf)),
    files: files.filter(({ seq }) => seq === 0 || shownEvents.some((event) => event.seq === seq)),
    proposals: shown.map((proposal) => viewProposal(proposal, named, nameOf, { locale, now })),
    promise: viewPromise(found),
    agentName: nameOf(found.assigneeId),
    offers: caseOffers(side, found.state),
  };
}

type NameOf = (id: string | null) => string | null;

const proposalOf = ({ data }: CaseEvent): string | null =>
  typeof data.proposalId === 'string' ? data.proposalId : null;

function viewEvent(event: CaseEvent, nameOf: NameOf): CaseEventLine {
  const { seq, kind, side, agentId, isInternal, text, data, at } = event;
  const proposalId = proposalOf(event);
  return {
    seq,
    kind,
    side,
    agentName: nameOf(agentId),
    isInternal,
    text,
    proposalId: proposalId !== null && isId('prp', proposalId) ? proposalId : null,
    deed: typeof data.deed === 'string' ? data.deed : null,
    at,
  };
}

function viewProposal(
  proposal: Proposal,
  bookings: Awaited<ReturnType<typeof readBookings>>,
  nameOf: NameOf,
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
): CaseProposal {
  const { proposalId, kind, state, amountMinor, currency, text, expiresAt, createdAt, decidedAt } = proposal;
  const booking = bookings.find(({ bookingId }) => bookingId === proposal.bookingId);
  return {
    proposalId,
    kind,
    state: isExpired(proposal, now) ? 'expired' : state,
    amount: money(amountMinor, currency),
    due: money(proposal.dueMinor, currency),
    credit: money(proposal.creditMinor, currency),
    change: proposal.change && viewChange(proposal.change, locale),
    booking: booking
      ? {
          bookingId: booking.bookingId,
          title: booking.title,
          paid: money(booking.totalMinor, booking.currency),
          kept: money(booking.totalMinor - amountMinor, booking.currency),
        }
      : null,
    text,
    proposedBy: nameOf(proposal.proposedBy) ?? '',
    approvedBy: nameOf(proposal.approvedBy),
    expiresAt,
    createdAt,
    decidedAt,
  };
}

/** Older servers stored no days. */
const withDays = (trip: NonNullable<Proposal['change']>['before']) => ({
  ...trip,
  startsOn: trip.startsOn ?? dateIn(trip.startsAt, 'UTC'),
  endsOn: trip.endsOn ?? dateIn(trip.endsAt, 'UTC'),
});

const viewChange = ({ before, after, lines }: NonNullable<Proposal['change']>, locale: Locale) => ({
  before: withDays(before),
  after: withDays(after),
  lines: [...(lines?.[locale] ?? [])],
});

function viewPromise({ state, dueAt, leftMinutes, promiseMinutes: minutes }: ThreadedCase): CasePromise {
  if (!isLive(state)) return { state: 'over' };
  if (leftMinutes !== null) return { state: 'paused', leftMinutes, minutes };
  return { state: 'running', dueAt, minutes };
}
