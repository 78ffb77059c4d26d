/** Everything the checkout form does, in one place: save, refresh the quote, pay, warn before leaving. */
import type { ApprovalPlan } from '@sojourn/contract/approvals.ts';
import type { CheckoutDraft } from '@sojourn/contract/checkout-drafts.ts';
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { CheckoutRequest, FailureCode } from '#shared/product/checkout-part.ts';
import { useProductOf } from '#shared/product/use-products.ts';
import { useBlocker, useNavigate } from '#shared/router/use-place.ts';
import { rememberShownTotal } from '#shared/shown-total.ts';
import { useApprovalPlan } from '../approval/use-approval-plan.ts';
import { withCompany } from '../company/check-company.ts';
import { useNewFields } from '../company/use-new-fields.ts';
import { useQuoteClock } from '../pay/hold-clock.tsx';
import { readAttempt } from '../pay/pay-attempt.ts';
import { PRICE_RISE_ID, type PriceRise, riseOf } from '../pay/price-rise.ts';
import type { QuoteClock } from '../pay/quote-clock.ts';
import { type PayFailure, type PayState, type ShownPayment, usePayment } from '../pay/use-payment.ts';
import { usePriceFall } from '../pay/use-price-fall.ts';
import { shownTenders, type TendersView, viewOfTenders } from '../tenders/tenders-view.ts';
import { checkoutKey, useRefreshQuote } from '../use-checkout.ts';
import { type DraftCheck, withoutConsent } from './draft-problems.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { focusField, type Problems, useProblems } from './use-problems.ts';

export type CheckoutFormState<Typed = CheckoutDraft> = {
  readonly draft: Draft<Typed>;
  /** What the choices on the screen pay, and what is left for the card. */
  readonly tenders: TendersView;
  /** How the company reviews it; null where it doesn't. */
  readonly plan: ApprovalPlan | null;
  /** An agent in the customer's place prepares it; the customer pays. */
  readonly isDelegated: boolean;
  /** What somebody has to agree to first; null where it's booked at once. */
  readonly request: CheckoutRequest | null;
  readonly problems: Problems;
  readonly clock: QuoteClock;
  readonly step: PayState['step'];
  /** A payment is in flight, here or in another tab. */
  readonly busy: boolean;
  readonly refreshing: boolean;
  readonly rise: PriceRise | null;
  readonly fall: Money | null;
  readonly failure: PayFailure | null;
  /** Pay was pressed before the page was reloaded and the server has booked nothing. */
  readonly resumed: boolean;
  readonly submit: (event: FormEvent) => void;
  readonly pay: () => void;
  readonly accept: (totalMinor: number) => void;
  /** The button of a failure; a product's own action never comes here. */
  readonly act: (action: string) => void;
  /** Hides a failure that's fixed. */
  readonly settle: () => void;
  /** Shows another refusal where a payment's failure appears. */
  readonly fail: (thrown: unknown) => void;
};

/**
 * Closing the tab or going elsewhere while the card is being charged asks first; `isOver` is read at that
 * moment.
 */
function useLeaveWarning(busy: boolean, isOver: () => boolean): void {
  const t = useText();
  const latest = useRef({ t, isOver });
  latest.current = { t, isOver };
  useBlocker(
    useMemo(
      () =>
        busy
          ? {
              // Signing in again is not leaving: the attempt is kept and answered afterwards.
              shouldBlock: ({ next }) =>
                !latest.current.isOver() &&
                next.pathname !== '/login' &&
                !window.confirm(latest.current.t('checkout.leave')),
              onUnload: () => !latest.current.isOver(),
            }
          : null,
      [busy],
    ),
  );
}

/** A text that the server will not keep is marked where it stands, as soon as the save is refused. */
function useRefusedSave({ saveState, refusal }: Draft<unknown>, { fromServer }: Problems): void {
  const refused = saveState === 'refused';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    const error = refused ? refusal() : null;
    if (error) fromServer(error.details.fields ?? [], error.code);
  }, [refused, refusal]);
}

/** The failure that the server remembers, unless a new quote since has made it a thing of the past. */
function failureOf({ lastFailure, quoteExpired }: Checkout, handledAt: Instant | null): PayFailure | null {
  if (!lastFailure || lastFailure.at === handledAt) return null;
  if (lastFailure.reason === 'Inactivity' && !quoteExpired) return null;
  const { reason: code, at: _, ...facts } = lastFailure;
  return { ...facts, code, fields: [] };
}

/** Paying, the warning before leaving while it lasts, and the way to the trip once it is booked. */
function usePayAndGo(checkout: Checkout, shown: ShownPayment, way: Parameters<typeof usePayment>[2]) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const leaving = useRef(false);
  const payment = usePayment(checkout, shown, way, {
    onRequested: () => {
      void queries.invalidateQueries({ queryKey: checkoutKey(checkout.checkoutId) });
      window.scrollTo({ top: 0 });
    },
    onBooked: (bookingId) => {
      leaving.current = true;
      // The trip says so when less was charged than the button named.
      rememberShownTotal(bookingId, checkout.quote.total.amountMinor);
      const params = { bookingId };
      void navigate({ to: '/trips/$bookingId', params, search: { booked: '1' }, replace: true });
    },
    onSent: (requestId) => {
      leaving.current = true;
      void navigate({ to: '/approvals/$requestId', params: { requestId }, replace: true });
    },
    onFollowed: (page) => {
      leaving.current = true;
      void navigate({ to: page, replace: true });
    },
  });
  const { step } = payment.state;
  useLeaveWarning(step === 'paying' || step === 'checking', () => leaving.current);
  return payment;
}

/** Marks what the server named, in its answer to paying or to the last save, and goes to the first of it. */
function focusRefused(
  failure: PayFailure | null,
  { refusal }: Draft<unknown>,
  { fromServer }: Problems,
  firstField: string,
): void {
  const fields = failure?.fields.length ? failure.fields : (refusal()?.details.fields ?? []);
  fromServer(fields, failure?.code);
  focusField(fields[0]?.path ?? firstField);
}

/** Back to how it is paid, with the failure out of the way. */
function lookAgain(clear: () => void): void {
  clear();
  document.getElementById('checkout-pay')?.scrollIntoView({ block: 'start' });
}

/** Asks for a new quote; a failure that came before it is a thing of the past. */
function useRequote({ checkoutId, quote, lastFailure }: Checkout, payment: ReturnType<typeof usePayAndGo>) {
  const t = useText();
  const toast = useToast();
  const refresh = useRefreshQuote(checkoutId);
  const [handledAt, setHandledAt] = useState<Instant | null>(null);
  const fail = (thrown: unknown): void => payment.fail({ code: codeOf(thrown) });
  const requote = (acceptTotalMinor?: number) => {
    const before = quote.total.amountMinor;
    refresh.mutate(acceptTotalMinor, {
      onSuccess: (fresh) => {
        payment.clear();
        setHandledAt(fresh.lastFailure?.at ?? null);
        if (acceptTotalMinor === undefined && fresh.quote.total.amountMinor === before)
          toast({ text: t(fresh.quote.isPriceHeld ? 'checkout.refreshed' : 'checkout.refreshedOpen') });
      },
      onError: fail,
    });
  };
  const settle = () => {
    payment.clear();
    setHandledAt(lastFailure?.at ?? null);
  };
  return { requote, settle, fail, handledAt, refreshing: refresh.isPending };
}

/** `checkOf` receives whether something is left for a card. */
export function useCheckoutForm<Typed extends CheckoutDraft>(
  checkout: Checkout & { readonly draft: Typed },
  checkOf: (needsCard: boolean) => DraftCheck<Typed>,
): CheckoutFormState<Typed> {
  const draft = useDraft<Typed>(checkout.checkoutId, checkout.draft);
  const tenders = viewOfTenders(checkout, draft.draft);
  const isDelegated = useSession()?.isDelegatedSession === true;
  const own = checkOf(tenders.card.amountMinor > 0);
  const check = withCompany(isDelegated ? withoutConsent(own) : own, checkout.customFields);
  const problems = useProblems(draft.draft, check);
  useRefusedSave(draft, problems);
  const clock = useQuoteClock(checkout);
  const plan = useApprovalPlan(checkout);
  const shown = {
    cardMinor: tenders.card.amountMinor,
    tenders: shownTenders(tenders, draft.draft.paymentId),
  };
  const request = useProductOf()(checkout).checkout.get().request?.(checkout) ?? null;
  const payment = usePayAndGo(checkout, shown, { isForApproval: plan !== null, isDelegated, request });
  const { requote, settle, fail, handledAt, refreshing } = useRequote(checkout, payment);
  const { step } = payment.state;
  const elsewhere = checkout.state === 'booking';
  const busy = step === 'paying' || step === 'checking' || elsewhere;
  const rise = riseOf(checkout);
  const saveFirst = async (): Promise<FailureCode | null> =>
    (await draft.flush()) ? null : (draft.refusal()?.code ?? 'NetworkError');
  const pay = () => void payment.pay(saveFirst);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || refreshing) return;
    if (rise) return document.getElementById(PRICE_RISE_ID)?.scrollIntoView({ block: 'center' });
    if (clock.state === 'over') return requote();
    if (problems.pass()) pay();
  };
  const failure = payment.state.step === 'failed' ? payment.state.failure : failureOf(checkout, handledAt);
  useNewFields(checkout, failure?.fields ?? []);
  const act = (action: string) => {
    if (action === 'otherCard') focusField('paymentId');
    else if (action === 'lookAgain') lookAgain(payment.clear);
    else if (action === 'fixFields') focusRefused(failure, draft, problems, check.firstField);
    else if (clock.state === 'over' || action === 'refreshQuote') requote();
    else if (problems.pass()) pay();
  };
  return {
    draft,
    tenders,
    plan,
    isDelegated,
    request,
    problems,
    clock,
    step: elsewhere && step === 'idle' ? 'paying' : step,
    busy,
    refreshing,
    rise,
    fall: usePriceFall(checkout),
    failure,
    resumed: step === 'idle' && !elsewhere && readAttempt(sessionStorage, checkout.checkoutId) !== null,
    submit,
    pay,
    accept: requote,
    act,
    settle,
    fail,
  };
}
