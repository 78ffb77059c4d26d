/**
 * The guest chooses the card that their deposit is held on, as the one that paid couldn't be: they allow one
 * charge of at most the deposit on it, and it's held at once where its time has come.
 */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId, DepositId, PaymentId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { cardOwner } from '@sojourn/server/modules/companies/companies/card/pay-rule.ts';
import { allowLaterCharge } from '@sojourn/server/modules/money/confirmations/allow-later-charge.ts';
import { callContext, savedCard } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { HomeTripDeposit } from '#home/wire/home-deposits.ts';
import type { HomeRequestDeps } from '../requests/deps.ts';
import { settleDeposit } from './settle-deposit.ts';
import { readDeposit, setCard } from './store.ts';
import { viewDeposit } from './view-deposits.ts';

const DAY_SECONDS = 86_400;
type Params = { readonly bookingId: BookingId; readonly depositId: DepositId };

/** Refuses with DepositSettled what is held or over, with PaymentError a card that's refused. */
export async function chooseDepositCard(
  deps: HomeRequestDeps,
  { bookingId, depositId }: Params,
  paymentId: PaymentId,
  actor: Actor,
  context: RequestContext,
): Promise<HomeTripDeposit> {
  const { tenantId, customerId } = actor;
  const ref = { tenantId, customerId, depositId };
  const deposit = await readDeposit(deps.db, ref);
  if (deposit?.bookingId !== bookingId) return refuse('NotFound');
  if (deposit.state !== 'unheld' && deposit.state !== 'planned') return refuse('DepositSettled');
  if ((await savedCard(deps, actor, paymentId)) === null) refuse('InvalidInput', NO_CARD);
  const { attempt, amountMinor, currency, releaseAt } = deposit;
  const reference = `${depositId}:permit:${attempt}:${Buffer.from(deps.random.bytes(8)).toString('hex')}`;
  const until = plusSeconds(releaseAt, DAY_SECONDS);
  const most = money(amountMinor, currency);
  const wanted = {
    reference,
    subjectId: bookingId,
    purpose: 'homeDeposit',
    paymentId,
    most,
    until,
    check: null,
  };
  const given = await allowLaterCharge(deps, wanted, actor, callContext(context));
  if (given.outcome === 'unavailable' || given.outcome === 'unknown') return refuse('ServiceUnavailable');
  if (given.outcome === 'rejected') return refuse('PaymentError');
  const owner = await cardOwner(deps.db, actor, paymentId);
  await setCard(deps.db, ref, { paymentId, cardOwner: owner, label: given.value.label }, reference);
  await settleDeposit(deps, ref, callContext(context));
  const after = (await readDeposit(deps.db, ref)) ?? refuse('NotFound');
  if (after.state === 'unheld') return refuse('PaymentError');
  return viewDeposit(after);
}

const NO_CARD = { fields: [{ path: 'paymentId', problem: 'unknown' }] };
