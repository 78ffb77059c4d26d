/** From a page that can't go on by itself to a case: the one that's open about it, or a new one. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CaseId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { isLive } from '@sojourn/domain/support/case-flow.ts';
import { HELPED_BY, type HelpAbout, helpCode, helpSubject } from '@sojourn/domain/support/help.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, Effects } from '#context.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { refuse } from '#refusal.ts';
import { openCase } from '../cases/open-case.ts';
import { findCase, readCasesOf } from '../cases/store.ts';
import { SUPPORT_CASES } from './case-types.ts';

type Help = { readonly about: HelpAbout; readonly code: string };
type Opened = { readonly caseId: CaseId; readonly code: string; readonly dueAt: Instant };

/**
 * One open case for each booking and code, however often it's called. Refuses with NotFound for a booking
 * that isn't theirs, and with InvalidInput for a code that needs nobody.
 */
export async function askForHelp(
  deps: Pick<Effects, 'db' | 'clock' | 'random'>,
  bookingId: BookingId,
  { about, code: shown }: Help,
  { tenantId, customerId }: Actor,
): Promise<Opened> {
  const code = helpCode(about, shown);
  if (code === null)
    return refuse('InvalidInput', { fields: [{ path: 'code', problem: `not of ${about}` }] });
  const owner = { tenantId, customerId };
  return withTransaction(deps.db, async (tx) => {
    const booking = await readBooking(tx, { ...owner, bookingId });
    if (!booking) return refuse('NotFound');
    const already = (await readCasesOf(tx, owner, bookingId)).find(
      ({ kind, state }) => isLive(state) && HELPED_BY[about].includes(kind),
    );
    if (already) return { caseId: already.caseId, code: already.code, dueAt: already.dueAt };
    const type = SUPPORT_CASES.helpRequested;
    const subjectId = helpSubject(bookingId, about, code);
    await openCase(tx, deps, {
      ...owner,
      type,
      subjectId,
      facts: {
        bookingId,
        about,
        code,
        product: booking.product,
        state: booking.state,
        locator: booking.supplierLocator,
        startsAt: booking.startsAt,
        totalMinor: booking.totalMinor,
        currency: booking.currency,
      },
    });
    const opened = assertPresent(await findCase(tx, owner, subjectId, type.kind), 'the case of a question');
    return { caseId: opened.caseId, code: opened.code, dueAt: opened.dueAt };
  });
}
