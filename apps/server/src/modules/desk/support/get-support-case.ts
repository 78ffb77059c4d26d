/** One of the customer's cases, with the booking that it's about and what became of the money. */
import type { SupportCase } from '@sojourn/contract/support.ts';
import { type BookingId, type CaseId, isId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { SUPPORT_TOPICS } from '@sojourn/domain/support/topics.ts';
import type { Actor } from '#context.ts';
import { inLanguage } from '#modules/selling/booking/in-language.ts';
import { readRefundable } from '#modules/selling/booking/store.ts';
import { viewOfTenders } from '#modules/trips/trips/view.ts';
import { refuse } from '#refusal.ts';
import type { Case } from '../cases/store.ts';
import { readThread } from '../cases/thread/store.ts';
import { viewThread } from '../proposals/view-thread.ts';
import type { SupportDeps } from './deps.ts';
import { isOwnCase } from './own-case.ts';

/** Refuses with NotFound for what isn't theirs, or is between us and a supplier. */
export async function getSupportCase(
  deps: Pick<SupportDeps, 'db' | 'clock' | 'products' | 'sealer' | 'visibleCases'>,
  caseId: CaseId,
  { tenantId, customerId, locale }: Actor,
): Promise<SupportCase> {
  const { db, clock, products, visibleCases } = deps;
  const owner = { tenantId, customerId };
  const found = await readThread(db, { ...owner, caseId });
  if (!found || !isOwnCase(found, visibleCases)) return refuse('NotFound');
  const bookingId = bookingOf(found);
  const [stored, thread, goesOn] = await Promise.all([
    bookingId === null ? undefined : readRefundable(db, { ...owner, bookingId }),
    viewThread(deps, found, { side: 'customer', locale }, clock.now()),
    found.mergedInto === null ? null : readThread(db, { ...owner, caseId: found.mergedInto }),
  ]);
  const paid = stored && { ...stored, booking: inLanguage(products, stored.booking, locale) };
  const { code, kind, state, openedAt, dueAt, closedAt, facts } = found;
  return {
    thread,
    caseId,
    code,
    kind,
    state,
    openedAt,
    dueAt,
    closedAt,
    mergedInto: goesOn ? { caseId: goesOn.caseId, code: goesOn.code } : null,
    topic: SUPPORT_TOPICS.find((topic) => topic === facts.topic) ?? null,
    text: typeof facts.text === 'string' ? facts.text : null,
    answer: answerOf(facts),
    title: paid ? paid.booking.title : null,
    booking: paid ? viewOfBooking(paid) : null,
  };
}

function bookingOf({ subjectId, facts }: Pick<Case, 'subjectId' | 'facts'>): BookingId | null {
  const id = facts.bookingId ?? subjectId;
  return typeof id === 'string' && isId('bkg', id) ? id : null;
}

function answerOf({ answer, creditedMinor }: Case['facts']): SupportCase['answer'] {
  if (answer !== 'credited' && answer !== 'declined') return null;
  return { result: answer, credited: typeof creditedMinor === 'number' ? money(creditedMinor) : null };
}

type Paid = NonNullable<Awaited<ReturnType<typeof readRefundable>>>;
function viewOfBooking({ booking, tenders, refunds }: Paid): SupportCase['booking'] {
  const isBooked = booking.state !== 'Failed';
  const backMinor = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    bookingId: booking.bookingId,
    isBooked,
    confirmationCode: booking.supplierLocator === null ? null : booking.confirmationCode,
    subtitle: booking.subtitle,
    total: money(booking.totalMinor + booking.premiumMinor, booking.currency),
    tenders: viewOfTenders(booking, tenders),
    refunded: isBooked && backMinor > 0 ? money(backMinor, booking.currency) : null,
  };
}
