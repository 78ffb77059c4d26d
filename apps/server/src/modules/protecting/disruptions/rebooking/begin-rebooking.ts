/** Begins to book another flight: a checkout with everybody of the disrupted trip, paid as it opens. */
import { COVER_LABEL, coverOfDisruption } from '@sojourn/domain/disruptions/disruption-cover.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { copyTravelers } from '#modules/companies/arranging/party/store.ts';
import { begin } from '#modules/selling/booking/begin-booking.ts';
import { prepare } from '#modules/selling/booking/prepare.ts';
import { lockBooking, readPaid } from '#modules/selling/booking/store.ts';
import { openCheckout } from '#modules/selling/checkouts/open-checkout.ts';
import { dropCheckout } from '#modules/selling/checkouts/store.ts';
import { requireCheckout } from '#modules/selling/checkouts/use-case.ts';
import { Refusal, refuse } from '#refusal.ts';
import type { StartedSaga, Tx } from '#workflow/saga.ts';
import type { RebookDeps } from '../plan/deps.ts';
import type { Rebookable } from '../plan/rebookable.ts';
import type { OptionRow } from '../plan/store.ts';

const NO_CARD = { cardMinor: 0, isCardGone: false } as const;

/**
 * Its one tender is what covers the disruption, which is what makes it exclusive. Refuses with
 * CreditNotAvailable when something else was decided since, and with DisruptionRebookFailed when everybody
 * can't be booked as they are.
 */
export async function beginRebooking(
  deps: RebookDeps,
  of: Rebookable,
  option: OptionRow,
  actor: Actor,
  context: RequestContext,
): Promise<StartedSaga> {
  const { ref, replacing } = of;
  const { product, request, offer } = option;
  const paid = await readPaid(deps.db, ref);
  const sale = { product, request, offer };
  const draft = paid && replacing.draft(paid, sale);
  if (!draft) return refuse('DisruptionRebookFailed');
  const started = { sale, draft, shownMinor: undefined };
  const opened = await openCheckout(deps, { ...started, check: null, travelers: null }, actor, context);
  const { checkoutId } = opened;
  try {
    return await book(deps, { ...of, checkoutId }, option, actor, context);
  } catch (error) {
    await withTransaction(deps.db, (tx) => dropCheckout(tx, actor, checkoutId));
    throw error;
  }
}

async function book(
  deps: RebookDeps,
  { ref, open, checkoutId }: Rebookable & { readonly checkoutId: CheckoutId },
  { optionId, totalMinor }: OptionRow,
  actor: Actor,
  context: RequestContext,
): Promise<StartedSaga> {
  await copyTravelers(deps.db, actor, { from: open.booking.checkoutId, to: checkoutId });
  const row = await requireCheckout(deps, actor, checkoutId);
  const ready = await prepare(deps, row, NO_CARD, actor, { isApproved: true }).catch(failIncomplete);
  if (await ready.prepared.findRefusal()) return refuse('DisruptionRebookFailed');
  const tender = {
    kind: 'AncillaryCredit',
    sourceId: coverOfDisruption(ref),
    amountMinor: totalMinor,
    units: null,
    label: COVER_LABEL,
  } as const;
  const payment = { tenders: [tender], earning: null };
  const booked = {
    ...ready.prepared,
    customFields: open.booking.customFields,
    // Who comes second waits here for the first, and finds it decided
    requireStillAllowed: async (tx: Tx) => {
      if ((await lockBooking(tx, ref))?.state !== 'Confirmed') refuse('CreditNotAvailable');
      await ready.prepared.requireStillAllowed(tx);
    },
  };
  const saga = await begin(deps, row, booked, payment, actor, context, { heldAs: optionId });
  return saga ?? refuse('CreditNotAvailable');
}

/** Nobody types anything in here, so a person has to find out what's wrong with it. */
const failIncomplete = (error: unknown): Promise<never> =>
  error instanceof Refusal && error.code === 'CheckoutIncomplete'
    ? refuse('DisruptionRebookFailed')
    : Promise.reject(error);
