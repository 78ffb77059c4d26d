/**
 * Pays for a quoted freeze. However often and from wherever it's submitted, one saga runs and everybody is
 * given its answer.
 */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { BuyPriceFreeze } from '@sojourn/contract/price-freezes.ts';
import { isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import type { PriceFreezeId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { freezeCapMinor, freezeOptions } from '@sojourn/domain/protections/freeze.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { type Accepted, acceptedPart } from '#modules/desk/proofs/accepted.ts';
import { CHECK_SECONDS, checkWay } from '#modules/money/confirmations/check-way.ts';
import { findConfirmation } from '#modules/money/confirmations/store.ts';
import { type HoldCreditParts, holdCredits } from '#modules/money/wallet/hold-credits.ts';
import { recordAuthorized } from '#modules/selling/booking/tenders/record-authorized.ts';
import { isOfWallet, type NewTender, tendersPart } from '#modules/selling/booking/tenders/store.ts';
import { refuse } from '#refusal.ts';
import { ALREADY_STARTED, isRefused } from '#workflow/assert-sql.ts';
import { mustMove } from '#workflow/move.ts';
import type { SagaEnd } from '#workflow/runner-settings.ts';
import type { StartedSaga, Tx } from '#workflow/saga.ts';
import type { FreezeDeps } from '../deps.ts';
import { type FreezeRow, paidUnder } from '../freeze-row.ts';
import { FREEZE_MACHINE } from '../machines.ts';
import { buyingColumns, readFreeze } from '../store.ts';
import { BUY_FREEZE, type BuyResult, buySagaId } from './buy-freeze-saga.ts';
import { planFee } from './plan-fee.ts';

type Answer = OutputOf<Calls['buyPriceFreeze']>;

export async function buyFreeze(
  deps: FreezeDeps,
  freezeId: PriceFreezeId,
  input: BuyPriceFreeze,
  actor: Actor,
  context: RequestContext,
): Promise<Answer> {
  const { tenantId, customerId } = actor;
  const row = (await readFreeze(deps.db, { tenantId, customerId, freezeId })) ?? refuse('NotFound');
  if (row.state !== 'quoted') return join(deps, row, input);
  const now = deps.clock.now();
  if (!isBefore(now, row.quoteEndsAt)) refuse('PriceFreezeQuoteExpired');
  const option = freezeOptions(row, now).find(({ days }) => days === input.days);
  if (option?.feeMinor !== input.feeMinor) refuse('PriceFreezeGenerateCustomOfferFailed');
  const { tenders } = await planFee(deps, row, input, actor);
  const saga = await begin(deps, row, input, tenders, actor, context);
  if (!saga) return join(deps, row, input);
  return answer(deps, row, await deps.sagas.drive(saga), 'drove');
}

/** Undefined when another submit was first. */
async function begin(
  deps: FreezeDeps,
  row: FreezeRow,
  { days, feeMinor }: BuyPriceFreeze,
  tenders: readonly NewTender[],
  actor: Actor,
  { scenario, requestId, origin }: RequestContext,
): Promise<StartedSaga | undefined> {
  const { tenantId, customerId, freezeId, currency } = row;
  const owner = { tenantId, customerId };
  const at = deps.clock.now();
  try {
    return await withTransaction(deps.db, async (tx) => {
      const set = buyingColumns(days, feeMinor);
      const of = { ...owner, subject: [freezeId] as const, cause: 'paying', at, set };
      await mustMove(tx, FREEZE_MACHINE, { ...of, from: ['quoted'], to: 'buying' }, ALREADY_STARTED);
      const accepted = acceptedPart(deps, acceptedFreeze(row, { days, feeMinor }, tenders, actor));
      const saga = { ...owner, sagaId: buySagaId(freezeId), kind: BUY_FREEZE, scenario, requestId };
      const also = [tendersPart(paidUnder(row), tenders, currency, at), accepted];
      // Nobody but the customer answers their bank
      const check = actor.isDelegated
        ? {}
        : { check: checkWay(deps, actor, origin, plusSeconds(at, CHECK_SECONDS)) };
      const started = await deps.sagas.start(tx, { ...saga, input: { freezeId, ...check } }, also);
      await holdOfWallet(tx, deps, row, tenders, at);
      return started;
    });
  } catch (error) {
    if (isRefused(error, ALREADY_STARTED)) return undefined;
    throw error;
  }
}

/** The terms as they were shown: what it costs, until when it holds, how far it covers. */
const acceptedFreeze = (
  { tenantId, customerId, freezeId, termsId, frozenMinor, covered, currency, request, offer }: FreezeRow,
  { days, feeMinor }: Pick<BuyPriceFreeze, 'days' | 'feeMinor'>,
  tenders: readonly NewTender[],
  actor: Actor,
): Accepted => ({
  tenantId,
  customerId,
  type: 'priceFreeze',
  bookingId: null,
  subjectId: freezeId,
  total: money(feeMinor, currency),
  agentId: actor.agentId ?? null,
  shown: {
    termsVersion: termsId,
    days,
    frozen: money(frozenMinor, currency),
    covered,
    capEach: money(freezeCapMinor(termsId), currency),
    request,
    offer,
    tenders: tenders.map(({ kind, label, amountMinor, units }) => ({ kind, label, amountMinor, units })),
  },
});

/** Credits are set aside here and now; miles and the card are the saga's to ask for. */
async function holdOfWallet(
  tx: Tx,
  deps: FreezeDeps,
  row: FreezeRow,
  tenders: readonly NewTender[],
  at: FreezeRow['quotedAt'],
): Promise<void> {
  const ofWallet = tenders.filter(isOfWallet);
  if (ofWallet.length === 0) return;
  const { tenantId, customerId, currency } = row;
  const payer = { ...paidUnder(row), currency };
  const parts = ofWallet.map(({ tenderNo, sourceId, amountMinor }) => ({
    tenderNo,
    amountMinor,
    sourceId: sourceId as HoldCreditParts[number]['sourceId'],
  }));
  await holdCredits(tx, deps, { tenantId, customerId }, { bookingId: payer.bookingId, parts }, at);
  for (const tender of ofWallet) await recordAuthorized(tx, deps, payer, tender, null);
}

/** The answer of the submit that won; refuses when that was of something else. */
async function join(deps: FreezeDeps, row: FreezeRow, input: BuyPriceFreeze): Promise<Answer> {
  const { tenantId, customerId, freezeId } = row;
  const now = (await readFreeze(deps.db, row)) ?? refuse('NotFound');
  if (now.days !== input.days || now.feeMinor !== input.feeMinor) refuse('PriceFreezeQuoteExpired');
  const saga = { tenantId, customerId, sagaId: buySagaId(freezeId) };
  return answer(deps, row, await deps.sagas.wait(saga), 'joined');
}

async function answer(
  deps: FreezeDeps,
  row: FreezeRow,
  end: SagaEnd,
  part: 'drove' | 'joined',
): Promise<Answer> {
  const { tenantId, customerId, freezeId } = row;
  if (end.end === 'waiting') {
    const saga = { tenantId, customerId, sagaId: buySagaId(freezeId) };
    if (part === 'drove') return answer(deps, row, await deps.sagas.wait(saga), 'joined');
    const waiting = await findConfirmation(deps.db, saga);
    return { result: waiting?.endedAs === null ? 'NeedsCheck' : 'Pending', freezeId };
  }
  const result = end.result as BuyResult;
  if (result.result === 'Failed') return refuse(result.code, result.details);
  return { result: 'Success', freezeId };
}
