/** Whether a company reviews a checkout, how, and who decides (A §4). */
import type { ApprovalPlan } from '@sojourn/contract/approvals.ts';
import type { ApprovalRules } from '@sojourn/domain/approvals/approval-rules.ts';
import { type Decider, decidersFor } from '@sojourn/domain/approvals/deciders.ts';
import { limitMinor } from '@sojourn/domain/approvals/mandate.ts';
import { type ApprovalKind, planReview } from '@sojourn/domain/approvals/review-window.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { approvalRules } from '@sojourn/domain/policy/tier.ts';
import { WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import type { Actor } from '#context.ts';
import type { Db } from '#db/client.ts';
import { nameInAll } from '#modules/selling/booking/in-language.ts';
import type { CheckoutRow } from '#modules/selling/checkouts/checkout-row.ts';
import { readCheckout } from '#modules/selling/checkouts/store.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import { judgeCheckoutNow } from '../arranging/party/judge-now.ts';
import { readCheckoutTravelers } from '../arranging/party/store.ts';
import { readCheck } from '../policy/store.ts';
import { type ApprovalDeps, companyOf } from './deps.ts';
import { type Company, type Member, readAbove, readCovers, readMembers } from './people/store.ts';
import type { Terms } from './requests/request.ts';
import { readOfCheckout } from './requests/store.ts';

export type Planned = {
  readonly company: Company;
  readonly row: CheckoutRow;
  readonly kind: ApprovalKind;
  readonly decideBy: Instant;
  /** Without what pays it. */
  readonly terms: Omit<Terms, 'cardMinor' | 'paidWith' | 'paymentId' | 'answers'>;
  readonly deciders: readonly Decider[];
  /** The booker alone decides about it, and does by booking. */
  readonly isByBooking: boolean;
  /** False for what takes the place of a request and is in policy: it's booked, and the request with it. */
  readonly needsDecision: boolean;
  readonly members: readonly Member[];
};

/**
 * Null where nobody reviews it, and it doesn't take the place of a request either. Refuses with NotFound a
 * checkout that isn't the actor's.
 */
export async function planApproval(
  deps: ApprovalDeps,
  checkoutId: CheckoutId,
  actor: Actor,
  isReplacing = false,
): Promise<Planned | null> {
  const company = companyOf(deps, actor);
  const row = (await readCheckout(deps, actor, checkoutId)) ?? refuse('NotFound');
  const check =
    row.state === 'open'
      ? await judgeCheckoutNow(deps, row, actor)
      : await readCheck(deps.db, actor, checkoutId);
  if (!check || !(check.needsApproval || isReplacing)) return null;
  const needsDecision = check.needsApproval;
  const rules = approvalRules(check.tier.rules);
  const { product, request, offer, currency } = row.quote;
  const now = deps.clock.now();
  const { title, subtitle, startsAt, endsAt } = deps.products[product].summary({ request, offer });
  const plan = planReview({ terms: offer.cancellation, startsAt, hours: rules.hours }, now);
  const members = await readMembers(deps.db, company);
  const deciders = needsDecision
    ? await findDeciders(deps, company, { rules, members, checkoutId }, actor)
    : [];
  const isByBooking = deciders.length > 0 && deciders.every(({ isBooker }) => isBooker);
  return {
    company,
    row,
    // What its booker decides about, or nobody has to, is booked at once
    kind: isByBooking || !needsDecision ? 'review' : plan.kind,
    decideBy: plan.decideBy,
    deciders,
    isByBooking,
    needsDecision,
    members,
    terms: {
      tier: check.tier.name,
      tierVersion: check.tier.version,
      rules,
      broken: check.verdict.broken,
      reason: check.reason,
      note: check.note,
      product: WIRE_PRODUCTS[product],
      title,
      subtitle,
      named: nameInAll(deps.products, { product, request, offer }),
      startsAt,
      endsAt,
      zone: offer.cancellation.zone,
      currency,
      freeUntil: plan.freeUntil,
      heldUntil: offer.guarantee?.until ?? null,
    },
  };
}

type Asking = {
  readonly rules: ApprovalRules;
  readonly members: readonly Member[];
  readonly checkoutId: CheckoutId;
};
/** Guests travel under the booker's policy, so who books for one doesn't decide about it. */
export async function findDeciders(
  { db, clock }: { readonly db: Db | Tx; readonly clock: Clock },
  company: Company,
  { rules, members, checkoutId }: Asking,
  actor: Pick<Actor, 'tenantId' | 'customerId' | 'subject'>,
): Promise<readonly Decider[]> {
  const party = await readCheckoutTravelers(db, actor, checkoutId);
  const isBookers = party.length === 0 || party.some(({ personId }) => personId === null);
  const { approvers: chain, managers = 0 } = rules;
  const above =
    managers === 0
      ? []
      : await readAbove(db, company, {
          personIds: party.flatMap(({ personId, verdict }) =>
            personId && verdict && !verdict.isInPolicy ? [personId] : [],
          ),
          subjects: isBookers ? [actor.subject] : [],
        });
  const covers = await readCovers(db, company, clock.now());
  const travelers = [...party.flatMap(({ subject }) => subject ?? []), ...(isBookers ? [actor.subject] : [])];
  return decidersFor({ chain, managers, above, members, covers }, { travelers, booker: actor.subject });
}

/** What the checkout shows of it before it is sent. */
export async function getApprovalPlan(
  deps: ApprovalDeps,
  checkoutId: CheckoutId,
  actor: Actor,
): Promise<{ plan: ApprovalPlan | null }> {
  const planned = await planApproval(deps, checkoutId, actor);
  if (!planned) return { plan: null };
  const { row, terms, deciders, members } = planned;
  const { rules, currency } = terms;
  const sent = await readOfCheckout(deps.db, actor, checkoutId);
  const names = new Map(members.map(({ subject, name }) => [subject, name]));
  const { totalMinor } = row.quote;
  return {
    plan: {
      kind: planned.kind,
      decideBy: planned.decideBy,
      freeUntil: terms.freeUntil,
      ifUndecided: rules.ifUndecided,
      requested: money(totalMinor, currency),
      limit: money(limitMinor(totalMinor, rules.tolerance), currency),
      tolerance: {
        percent: rules.tolerance.percent,
        amount: money(rules.tolerance.amountMinor, currency),
      },
      tier: terms.tier,
      broken: terms.broken.map((each) => ({ ...each })) as ApprovalPlan['broken'],
      reason: terms.reason,
      note: terms.note,
      approvers: deciders.map(({ subject, why }) => ({ subject, why, name: names.get(subject) ?? subject })),
      isByBooking: planned.isByBooking,
      requestId: sent?.requestId ?? null,
    },
  };
}
