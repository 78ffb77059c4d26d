/** Buys what somebody has chosen: checkout, what's typed, and paying, or sending it for approval. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Checkout, CheckoutInput } from '../../../packages/contract/src/checkouts.ts';
import type { ApprovalId, BookingId, CheckoutId, PaymentId } from '../../../packages/domain/src/ids.ts';
import type { PolicyReason } from '../../../packages/domain/src/policy/reasons.ts';
import type { Protection } from '../../../packages/domain/src/protections/clause.ts';
import type { Scene, Stage } from '../stage.ts';
import { Refused } from '../visits.ts';
import type { Traveler } from './traveler.ts';

export type Order = { readonly start: CheckoutInput; readonly typed: Readonly<Record<string, unknown>> };
export type Payment = {
  /** The card; null where the draft's own choice is taken. */
  readonly paymentId: PaymentId | null;
  /** Answers of the company's own fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Why, where it isn't in policy; without one it isn't bought then. */
  readonly over?: { readonly reason: PolicyReason; readonly note?: string };
  /** What's bought with it. */
  readonly protections?: readonly Protection[];
  /** A failure by name, while it's paid. */
  readonly scenario?: string;
};
export type Bought = { readonly bookingId: BookingId | null; readonly requestId: ApprovalId | null };
const NOTHING: Bought = { bookingId: null, requestId: null };

/** There's nothing for sale that fits. */
export class NothingFound extends Error {}

const PATIENCE = 40;
const AGAIN_MS = 250;

/** `label`: of this purchase within its step. Nothing is bought where nothing is for sale that fits. */
export async function buy(
  scene: Scene,
  label: string,
  who: Traveler,
  order: () => Promise<Order>,
  payment: Payment,
): Promise<Bought> {
  const { memo, stage } = scene;
  const bought = await memo.once(`${label}.bought`, async () => {
    try {
      const begun = await memo.once(`${label}.checkout`, async () => {
        const chosen = await order();
        return { checkoutId: await begin(stage, who, chosen.start, payment), typed: chosen.typed };
      });
      return await pay(scene, label, who, begun, payment);
    } catch (error) {
      memo.forget(`${label}.checkout`);
      if (error instanceof NothingFound) return NOTHING;
      throw error;
    }
  });
  // What fails here is gone on with when the step is tried again; it's bought
  if (bought.bookingId) await stage.goOnFor(who);
  return bought;
}

async function begin(
  stage: Stage,
  who: Traveler,
  start: CheckoutInput,
  { over }: Payment,
): Promise<CheckoutId> {
  const begun = (policyReason: Payment['over']) =>
    stage.call(who, 'startCheckout', { input: { ...start, ...(policyReason && { policyReason }) } });
  try {
    return (await begun(undefined)).checkoutId;
  } catch (error) {
    if (!over || !(error instanceof Refused) || error.error.code !== 'OutOfPolicy') throw error;
    return (await begun(over)).checkoutId;
  }
}

type Begun = { readonly checkoutId: CheckoutId; readonly typed: Order['typed'] };

async function pay(
  { stage, memo }: Scene,
  label: string,
  who: Traveler,
  { checkoutId, typed }: Begun,
  payment: Payment,
): Promise<Bought> {
  const params = { checkoutId };
  const known = await settled(stage, who, checkoutId);
  if (known.bookingId) return { bookingId: known.bookingId, requestId: null };
  const draft = {
    ...typed,
    email: who.email,
    phone: who.phone,
    termsAccepted: true,
    ...(payment.paymentId && { paymentId: payment.paymentId }),
    ...(payment.fields && { customFields: payment.fields }),
  };
  for (const protection of payment.protections ?? []) await protect(stage, who, known, protection);
  const checkout = await stage.call(who, 'saveDraft', { params, input: draft as never });
  const input = shownOf(checkout);
  const { scenario } = payment;
  const keyed = { key: memo.key(`${label}.pay`), ...(scenario && { scenario }) };
  const plan = who.tenantId === 'business' ? await stage.call(who, 'getApprovalPlan', { params }) : null;
  if (plan?.plan) {
    const sent = await stage.call(who, 'sendForApproval', { params, input }, keyed);
    if (sent.result === 'Failed') throw new Error(`not sent: ${JSON.stringify(sent.failure)}`);
    return { requestId: sent.requestId, bookingId: sent.result === 'Booked' ? sent.bookingId : null };
  }
  const booked = await stage.call(who, 'bookCheckout', { params, input }, keyed);
  if (booked.result === 'Failed') throw new Error(`not booked: ${JSON.stringify(booked.failure)}`);
  return { bookingId: booked.bookingId, requestId: null };
}

/** Where it's sold with this. */
async function protect(
  stage: Stage,
  who: Traveler,
  { checkoutId, protections }: Checkout,
  protection: Protection,
): Promise<void> {
  const offer = protections.find((each) => each.protection === protection);
  if (!offer?.quote || offer.availability !== 'Available') return;
  const params = { checkoutId, protection };
  await stage.call(who, 'chooseProtection', { params, input: { action: 'Purchase' } });
}

/** As it is once nobody is at it any more: a process that died may have left it in the middle. */
async function settled(stage: Stage, who: Traveler, checkoutId: CheckoutId): Promise<Checkout> {
  for (let looks = 0; ; looks++) {
    const checkout = await stage.call(who, 'getCheckout', { params: { checkoutId } });
    if (checkout.state !== 'booking' || looks >= PATIENCE) return checkout;
    await sleep(AGAIN_MS);
  }
}

const shownOf = ({ quote, payment: { plan } }: Checkout) => ({
  quoteId: quote.quoteId,
  totalMinor: quote.total.amountMinor,
  cardMinor: plan.cardMinor,
  tenders: plan.lines.map(({ sourceId, amount }) => ({ sourceId, amountMinor: amount.amountMinor })),
});
