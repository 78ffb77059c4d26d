/**
 * The saga of a freeze that's bought: set the money aside → the price is still the quoted one → take the
 * money. Until then everything is undone; from then on it only moves forward.
 */
import type { ErrorCode, ErrorDetails } from '@sojourn/contract/errors.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { PriceFreezeId } from '@sojourn/domain/ids.ts';
import { feeEntries } from '@sojourn/domain/ledger/postings.ts';
import { money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { freezeCapMinor } from '@sojourn/domain/protections/freeze.ts';
import { closeCases } from '#modules/desk/cases/store.ts';
import { postingsPart } from '#modules/money/ledger/store.ts';
import { forgetBalances } from '#modules/money/rewards/earnings.ts';
import { settleCredits } from '#modules/money/wallet/settle-credits.ts';
import { enqueuedPart } from '#modules/platform/notify/enqueue.ts';
import type { StepFailure } from '#modules/selling/booking/failure.ts';
import { TENDER_MACHINE } from '#modules/selling/booking/machines.ts';
import { askingIn } from '#modules/selling/booking/saga-input.ts';
import { pendingKind } from '#modules/selling/booking/tenders/record-authorized.ts';
import { recordGivenBack } from '#modules/selling/booking/tenders/record-given-back.ts';
import { captureKind } from '#modules/selling/booking/tenders/record-taken.ts';
import { setAside, take, takenOf } from '#modules/selling/booking/tenders/set-aside.ts';
import {
  capturedColumns,
  isOfWallet,
  readTenders,
  type Tender,
} from '#modules/selling/booking/tenders/store.ts';
import { totalOf } from '#modules/selling/checkouts/sale.ts';
import { type CallContext, type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import { moveOf, mustMove, mustMoveAll } from '#workflow/move.ts';
import type { Saga, SagaKind, SagaRow, Step, Tx } from '#workflow/saga.ts';
import { type FreezeRef, type FreezeRow, paidUnder } from '../freeze-row.ts';
import { freezeNeedsPerson } from '../freeze-trouble.ts';
import { FREEZE_MACHINE } from '../machines.ts';
import type { FreezeBought } from '../messages.ts';
import type { FreezeSagaDeps } from '../product.ts';
import { playedCode, playedPrice } from '../scenarios.ts';
import { boughtColumns, failedColumns, insertFirstReading, readFreeze } from '../store.ts';

/** What the saga comes to; the stored answer of every submit. */
export type BuyResult =
  | { readonly result: 'Success' }
  | { readonly result: 'Failed'; readonly code: ErrorCode; readonly details?: ErrorDetails };

export const BUY_FREEZE = 'buy-freeze';
export const buySagaId = (freezeId: PriceFreezeId): string => `freeze:${freezeId}`;
/** What a payment that waits for its card's bank is for. */
const KIND = 'priceFreeze';
const DAY_SECONDS = 86_400;
const CLOSED_BY_IT = ['captureRefused', 'voidFailed', 'sagaError'];

export const freezeRefOf = ({ tenantId, customerId, input }: SagaRow): FreezeRef => ({
  tenantId,
  customerId,
  freezeId: (input as { readonly freezeId: PriceFreezeId }).freezeId,
});

export const buyFreezeSaga = (deps: FreezeSagaDeps): SagaKind => ({
  kind: BUY_FREEZE,
  run: (saga) => buy(deps, saga),
  needsPerson: freezeNeedsPerson(deps),
});

async function buy(deps: FreezeSagaDeps, saga: Saga): Promise<void> {
  const ref = freezeRefOf(saga.row);
  const [row, tenders] = await Promise.all([readFreeze(deps.db, ref), readTenders(deps.db, paidUnder(ref))]);
  if (!row || tenders.length === 0) throw new Error(`${ref.freezeId} is not there`);
  const payer = { ...row, ...paidUnder(ref) };
  const setAsideNow = await setAside(deps, saga, payer, tenders, tenders, askingIn(saga.row, KIND));
  if (setAsideNow.failure) return endFailed(deps, saga, row, tenders, refusalOf(setAsideNow.failure));
  const priced = await saga.step('price', priceStep(deps, row));
  if (priced.outcome !== 'ok')
    return endFailed(deps, saga, row, tenders, {
      code: priced.outcome === 'unavailable' ? 'PriceFreezeFailed' : priced.rejection.code,
      details: priced.outcome === 'rejected' ? priced.rejection.details : undefined,
    });
  await take(deps, saga, takenOf(setAsideNow.tenders, assertPresent(row.feeMinor, 'the fee')));
  await saga.finish({ result: 'Success' } satisfies BuyResult, async (tx) =>
    // Another card may have paid than the one that was planned
    recordBought(tx, deps, row, await readTenders(tx, paidUnder(ref))),
  );
}

type Failing = { readonly code: ErrorCode; readonly details?: ErrorDetails | undefined };

function refusalOf(failure: StepFailure): Failing {
  if (failure.reason === 'RedemptionFailure') return { code: 'RedemptionFailure' };
  const payment = 'payment' in failure ? failure.payment : null;
  return { code: 'PaymentError', ...(payment && { details: { payment } }) };
}

/** Reads only: asked again it's the same question. */
const priceStep = (deps: FreezeSagaDeps, row: FreezeRow): Step<{ readonly minor: number }, Failing> => ({
  do: ({ context }) => priceWhilePaying(deps, row, context),
  lookUp: async () => ok(null),
});

async function priceWhilePaying(
  { products }: FreezeSagaDeps,
  row: FreezeRow,
  context: CallContext,
): Promise<Outcome<{ readonly minor: number }, Failing>> {
  const played = playedCode(context.scenario, 'payment');
  if (played) return rejected({ code: played });
  const product = products[row.product];
  const priced = await product.price(row, row, context);
  if (priced.outcome === 'rejected') return rejected({ code: 'PriceFreezeNoAvailability' });
  if (priced.outcome !== 'ok') return rejected({ code: 'PriceFreezeFailed' });
  const now = totalOf(priced.value).amountMinor - product.extrasMinor(priced.value);
  const minor = playedPrice(context.scenario, 'payment', now);
  const details = { oldTotalMinor: row.frozenMinor, newTotalMinor: minor };
  if (minor > row.frozenMinor) return rejected({ code: 'FrozenPriceIncreasedDuringPayment', details });
  if (minor < row.frozenMinor) return rejected({ code: 'FrozenPriceDecreasedDuringPayment', details });
  return ok({ minor });
}

async function endFailed(
  deps: FreezeSagaDeps,
  saga: Saga,
  row: FreezeRow,
  tenders: readonly Tender[],
  { code, details }: Failing,
): Promise<void> {
  await saga.compensate();
  const result: BuyResult = { result: 'Failed', code, ...(details && { details }) };
  await saga.finish(result, async (tx) => {
    const at = deps.clock.now();
    const { tenantId, customerId, freezeId } = row;
    const owner = { tenantId, customerId };
    const of = { ...owner, subject: [freezeId] as const, cause: code, at, set: failedColumns(code) };
    await mustMove(tx, FREEZE_MACHINE, { ...of, from: ['buying'], to: 'failed' });
    await recordGivenBack(tx, deps, { ...row, ...paidUnder(row) }, tenders, code, at);
    await closeCases(tx, owner, freezeId, CLOSED_BY_IT, 'failed', at);
  });
}

/** Everything that a paid freeze changes, in the one commit that ends its saga. */
async function recordBought(
  tx: Tx,
  deps: FreezeSagaDeps,
  row: FreezeRow,
  tenders: readonly Tender[],
): Promise<void> {
  const at = deps.clock.now();
  const { tenantId, customerId, freezeId, frozenMinor, currency } = row;
  const owner = { tenantId, customerId };
  const days = assertPresent(row.days, 'the days of a freeze that is paid');
  const endsAt = plusSeconds(at, days * DAY_SECONDS);
  const set = boughtColumns({
    boughtAt: at,
    endsAt,
    nextReadAt: plusSeconds(at, DAY_SECONDS),
    latestMinor: frozenMinor,
  });
  const of = { ...owner, cause: 'bought', at };
  const moves = [
    moveOf(FREEZE_MACHINE, { ...of, subject: [freezeId], from: ['buying'], to: 'valid', set }),
    ...tenders.map(({ tenderNo, amountMinor }) =>
      moveOf(TENDER_MACHINE, {
        ...of,
        subject: [paidUnder(row).bookingId, tenderNo],
        from: ['authorized'],
        to: 'captured',
        set: capturedColumns(amountMinor),
      }),
    ),
  ] as const;
  const postings = tenders.map((tender) => ({
    kind: captureKind(tender.tenderNo),
    phase: 'post' as const,
    resolves: pendingKind(tender.tenderNo),
    entries: feeEntries(tender, tender.amountMinor, currency, freezeId),
  }));
  const message = boughtMessage(deps, row, tenders, endsAt, at);
  const posted = postingsPart({ ...owner, subjectId: freezeId, at }, postings);
  await mustMoveAll(tx, moves, [posted, enqueuedPart({ ...owner, at, ...message })]);
  const parts = tenders.filter(isOfWallet).map(({ tenderNo, amountMinor }) => ({ tenderNo, amountMinor }));
  const { bookingId } = paidUnder(row);
  if (parts.length > 0) await settleCredits(tx, deps, owner, { bookingId, parts }, at);
  if (tenders.some(({ kind }) => kind === 'Rewards')) await forgetBalances(tx, owner);
  await insertFirstReading(tx, row, at, frozenMinor);
  await closeCases(tx, owner, freezeId, CLOSED_BY_IT, 'bought', at);
}

const boughtMessage = (
  { products }: FreezeSagaDeps,
  row: FreezeRow,
  tenders: readonly Tender[],
  endsAt: Instant,
  boughtAt: Instant,
): FreezeBought => ({
  kind: 'freezeBought',
  key: row.freezeId,
  title: products[row.product].summary(row).title,
  frozen: money(row.frozenMinor, row.currency),
  most: money(freezeCapMinor(row.termsId), row.currency),
  fee: money(row.feeMinor ?? 0, row.currency),
  endsAt,
  boughtAt,
  paid: tenders.map(({ kind, label, amountMinor }) => ({
    kind,
    label,
    amount: money(amountMinor, row.currency),
  })),
});
