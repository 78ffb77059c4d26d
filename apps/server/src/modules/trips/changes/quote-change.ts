/** The saga of a change's price quote: the supplier is asked, and the answer noted. It changes nothing. */
import { withoutSmallCharge } from '@sojourn/domain/booking/change-state.ts';
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { paidBackOf } from '#modules/protecting/protections/bought.ts';
import { readProtections } from '#modules/protecting/protections/store.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { BOOKING_CASES } from '#modules/selling/booking/case-types.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import type { CallContext, Outcome } from '#suppliers/outcome.ts';
import { ok, unavailable } from '#suppliers/outcome.ts';
import { move } from '#workflow/move.ts';
import type { Saga, SagaKind, Step, StepAnswer } from '#workflow/saga.ts';
import type { ChangeRow } from './change-row.ts';
import { CHANGE_MACHINE } from './machines.ts';
import { withPartClaim } from './part-for-any-reason.ts';
import type { ChangeQuoted, ChangeRefused, Changing } from './product.ts';
import { changeRefOf } from './saga-input.ts';
import { failedColumns, quotedColumns, readChange } from './store.ts';
import { type ChangeSagaDeps, changingFor } from './use-case.ts';

export const QUOTE_CHANGE = 'quote-change';
const QUOTE_SECONDS = 10 * 60;

export const quoteChangeSaga = (deps: ChangeSagaDeps): SagaKind => ({
  kind: QUOTE_CHANGE,
  run: (saga) => quoteChange(deps, saga),
  needsPerson: (tx, row, { step, reason }) => {
    const { tenantId, customerId, bookingId } = changeRefOf(row);
    const facts = { step, reason };
    return openCase(tx, deps, {
      tenantId,
      customerId,
      type: BOOKING_CASES.sagaError,
      subjectId: bookingId,
      facts,
    });
  },
});

async function quoteChange(deps: ChangeSagaDeps, saga: Saga): Promise<void> {
  const ref = changeRefOf(saga.row);
  const [booking, change] = await Promise.all([readBooking(deps.db, ref), readChange(deps.db, ref)]);
  const changing = booking && change && changingFor(deps.products[booking.product], change.ask);
  if (!booking || !change || !changing) throw new Error(`${ref.changeId} cannot be read`);
  const step = quoteStep(deps, changing, booking, change);
  const byTerms = await withoutPaidBack(deps, booking, change, await saga.step('quote', step));
  const quoted = await withPartClaim(deps, booking, change.ask, byTerms);
  const result = { result: quoted.outcome === 'ok' ? 'Quoted' : 'Unquoted' };
  await saga.finish(result, async (tx) => {
    const at = deps.clock.now();
    const of = {
      ...ref,
      subject: [ref.changeId] as const,
      from: ['requested'] as const,
      cause: 'quoted',
      at,
    };
    if (quoted.outcome === 'ok') {
      const expiresAt = earlier(plusSeconds(at, QUOTE_SECONDS), changing.window(booking).closesAt);
      const set = quotedColumns(chargedByCard(quoted.value), expiresAt);
      await move(tx, CHANGE_MACHINE, { ...of, to: 'quoted', set });
      return;
    }
    const set = failedColumns(failureOf(quoted));
    await move(tx, CHANGE_MACHINE, { ...of, to: 'unquoted', set });
  });
}

/** A protection gives nothing back of what isn't charged. */
function chargedByCard({ claim, ...quoted }: ChangeQuoted): ChangeQuoted {
  const amounts = withoutSmallCharge(quoted.amounts);
  const isCharged = amounts.addCollectMinor === quoted.amounts.addCollectMinor;
  return { ...quoted, amounts, ...(claim && isCharged ? { claim } : {}) };
}

const earlier = (a: Instant, b: Instant): Instant => (isBefore(b, a) ? b : a);
export const failureOf = (answer: Exclude<StepAnswer<never, ChangeRefused>, { readonly outcome: 'ok' }>) =>
  answer.outcome === 'rejected' ? answer.rejection.reason : 'SupplierUnavailable';

const ITS_OWN_PRICE: ReadonlySet<ChangeRow['ask']['kind']> = new Set(['Extras', 'Details']);
/**
 * * What a protection has paid of an earlier change isn't the traveler's a second time, as money or as a
 * credit: a change that gives some of that back is worked out by a person. Cancellations take it off
 * (`leftToGive`).
 */
async function withoutPaidBack(
  { db }: Pick<ChangeSagaDeps, 'db'>,
  booking: Booking,
  { ask }: ChangeRow,
  quoted: StepAnswer<ChangeQuoted, ChangeRefused>,
): Promise<StepAnswer<ChangeQuoted, ChangeRefused>> {
  if (quoted.outcome !== 'ok' || ITS_OWN_PRICE.has(ask.kind) || quoted.value.answers !== undefined)
    return quoted;
  const { backMinor, creditMinor = 0 } = quoted.value.amounts;
  if (backMinor + creditMinor === 0) return quoted;
  const hasPaid = paidBackOf(await readProtections(db, booking)) > 0;
  return hasPaid ? { outcome: 'rejected', rejection: { reason: 'ProtectionPaid' } } : quoted;
}

type Asking = (context: CallContext) => Promise<Outcome<ChangeQuoted, ChangeRefused>>;
/** A question may be asked again: an answer that doesn't come is none. */
const answered =
  (ask: Asking): Asking =>
  async (context) => {
    const answer = await ask(context);
    return answer.outcome === 'unknown' ? unavailable : answer;
  };

function quoteStep(
  { clock }: ChangeSagaDeps,
  changing: Changing,
  booking: Booking,
  { ask }: ChangeRow,
): Step<ChangeQuoted, ChangeRefused> {
  const request = answered((context) => changing.quote(booking, ask, clock.now(), context));
  return { do: ({ context }) => request(context), lookUp: async () => ok(null) };
}
