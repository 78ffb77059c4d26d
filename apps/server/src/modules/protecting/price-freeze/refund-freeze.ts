/** Gives a fee back: asked for when nobody sells the frozen trip, and sent to what paid it. */
import type { FrozenPrice } from '@sojourn/contract/price-freezes.ts';
import type { PriceFreezeId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { feeBackMinor } from '@sojourn/domain/protections/freeze.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { closeCases } from '#modules/desk/cases/store.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import { returnToWallet } from '#modules/selling/booking/tenders/return-to-wallet.ts';
import { sendRefunds } from '#modules/selling/booking/tenders/send-refunds.ts';
import { type Refund, readRefunds, readTenders } from '#modules/selling/booking/tenders/store.ts';
import { callContext } from '#modules/selling/checkouts/use-case.ts';
import { refuse } from '#refusal.ts';
import { move, mustMove } from '#workflow/move.ts';
import type { Saga, SagaKind } from '#workflow/saga.ts';
import { freezeRefOf } from './buying/buy-freeze-saga.ts';
import { currentPrice } from './current-price.ts';
import type { FreezeDeps } from './deps.ts';
import { paidUnder } from './freeze-row.ts';
import { freezeNeedsPerson } from './freeze-trouble.ts';
import { getFreeze } from './list-freezes.ts';
import { FREEZE_MACHINE } from './machines.ts';
import type { FreezeRefunded } from './messages.ts';
import { oweFee, REFUND_FREEZE } from './owe-fee.ts';
import type { FreezeSagaDeps } from './product.ts';
import { isPlayedSoldOut } from './scenarios.ts';
import { endedColumns, lockFreeze, readFreeze } from './store.ts';
import { requireUsable } from './using/require-usable.ts';

/** Refuses with PriceFreezeStillForSale what can be booked: only what's sold out is refunded. */
export async function refundFreeze(
  deps: FreezeDeps,
  freezeId: PriceFreezeId,
  actor: Actor,
  context: RequestContext,
): Promise<FrozenPrice> {
  const { tenantId, customerId } = actor;
  const freeze = await requireUsable(deps, freezeId, actor);
  const price = isPlayedSoldOut(context.scenario)
    ? null
    : await currentPrice(deps, freeze, callContext(context));
  if (price === 'unanswered') return refuse('PriceFreezeProviderError');
  if (price !== null) return refuse('PriceFreezeStillForSale');
  await withTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const back = feeBackMinor(freeze, at);
    if ('refused' in back) return refuse('PriceFreezeOver');
    const row = (await lockFreeze(tx, freeze)) ?? refuse('NotFound');
    const of = { tenantId, customerId, subject: [freezeId] as const, cause: 'soldOut', at };
    if (!(await move(tx, FREEZE_MACHINE, { ...of, from: ['valid'], to: 'refunding' })))
      return refuse('PriceFreezeUsed');
    await oweFee(tx, row, { amountMinor: back.feeMinor, cause: 'soldOut' }, at);
  });
  return getFreeze(deps, freezeId, actor);
}

export const refundFreezeSaga = (deps: FreezeSagaDeps): SagaKind => ({
  kind: REFUND_FREEZE,
  run: (saga) => sendBack(deps, saga),
  needsPerson: freezeNeedsPerson(deps),
});

async function sendBack(deps: FreezeSagaDeps, saga: Saga): Promise<void> {
  const ref = freezeRefOf(saga.row);
  const { cause } = saga.row.input as { readonly cause: string };
  const [row, tenders] = await Promise.all([readFreeze(deps.db, ref), readTenders(deps.db, paidUnder(ref))]);
  if (!row) throw new Error(`${ref.freezeId} is not there`);
  const payer = { ...row, ...paidUnder(ref) };
  const isOwed = (refund: Refund) => refund.cause === cause;
  await saga.record('wallet', (tx) => returnToWallet(tx, deps, payer, isOwed, deps.clock.now()));
  await sendRefunds(deps, saga, { booking: payer, tenders }, isOwed);
  const sent = (await readRefunds(deps.db, payer)).filter(isOwed);
  await saga.finish({ result: 'Refunded' }, async (tx) => {
    const at = deps.clock.now();
    const { tenantId, customerId, freezeId, currency } = row;
    const owner = { tenantId, customerId };
    const of = { ...owner, subject: [freezeId] as const, cause, at, set: endedColumns(at) };
    if (row.state === 'refunding')
      await mustMove(tx, FREEZE_MACHINE, { ...of, from: ['refunding'], to: 'refunded' });
    const amountMinor = sent.reduce((sum, each) => sum + each.amountMinor, 0);
    const message: FreezeRefunded = {
      kind: 'freezeRefunded',
      key: `${freezeId}:${cause}`,
      title: deps.products[row.product].summary(row).title,
      amount: money(amountMinor, currency),
      isSoldOut: row.state === 'refunding',
    };
    await enqueue(tx, { ...owner, at, ...message });
    await closeCases(tx, owner, freezeId, ['refundRefused', 'refundUnanswered', 'sagaError'], 'sent', at);
  });
}
