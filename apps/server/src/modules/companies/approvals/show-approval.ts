/** A request as its traveler and those who decide see it: the same facts, the same clock. */
import type {
  Approval,
  ApprovalLine,
  ApprovalPart,
  ApprovalStep,
  Colleague,
} from '@sojourn/contract/approvals.ts';
import { canSendAgain, canWithdraw, isUndecided } from '@sojourn/domain/approvals/approval-state.ts';
import { type Cover, decidesAs } from '@sojourn/domain/approvals/deciders.ts';
import { limitMinor } from '@sojourn/domain/approvals/mandate.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import type { ApprovalId, BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import type { Actor } from '#context.ts';
import { refToRead } from '#modules/trips/trips/booked-for-me.ts';
import { requireTrip } from '#modules/trips/trips/use-case.ts';
import { refuse } from '#refusal.ts';
import { suggestionIn } from './decisions/suggestions.ts';
import { type ApprovalDeps, companyOf } from './deps.ts';
import { type Member, readCovers, readMembers } from './people/store.ts';
import { barredFrom, type Request, type StoredStep, travelersOf } from './requests/request.ts';
import { findInCompany, readOfBooking, readOfTrip, readSteps } from './requests/store.ts';

export const lineOf = (
  request: Request,
  { subject, locale }: Pick<Actor, 'subject' | 'locale'>,
): ApprovalLine => {
  const { terms } = request;
  const { title, subtitle } = terms.named?.[locale] ?? terms;
  return {
    requestId: request.requestId,
    code: request.code,
    state: request.state,
    version: request.version,
    tripId: request.tripId,
    kind: request.kind,
    product: terms.product,
    title,
    subtitle,
    startsAt: terms.startsAt,
    endsAt: terms.endsAt,
    zone: terms.zone,
    requester: { subject: request.subject, name: request.requesterName },
    travelers: travelersOf(request),
    isForOthers: request.party.length > 0,
    isOwn: request.subject === subject,
    price: money(request.requestedMinor, terms.currency),
    sentAt: request.sentAt,
    decideBy: request.decideBy,
    bookingId: request.bookingId,
    confirmBy: request.state === 'approved' ? request.confirmBy : null,
    policyChangedAt: isUndecided(request.state) ? request.policyChangedAt : null,
  };
};

/** Refuses with NotFound what the actor neither sent nor travels on nor decides about. */
export async function showApproval(
  deps: ApprovalDeps,
  requestId: ApprovalId,
  actor: Actor,
): Promise<Approval> {
  const company = companyOf(deps, actor);
  const request = (await findInCompany(deps.db, company, requestId)) ?? refuse('NotFound');
  return show(deps, request, actor);
}

/** Of a trip of the actor's own, or one that was booked for them. */
export async function getApprovalOfTrip(
  deps: ApprovalDeps,
  bookingId: BookingId,
  actor: Actor,
): Promise<{ approval: Approval | null }> {
  companyOf(deps, actor);
  const ref = await refToRead(deps, bookingId, actor);
  await requireTrip(deps, ref);
  const request = await readOfBooking(deps.db, ref, bookingId);
  return { approval: request && (await show(deps, request, actor)) };
}

async function show(deps: ApprovalDeps, request: Request, actor: Actor): Promise<Approval> {
  const now = deps.clock.now();
  const { db } = deps;
  const [members, covers, steps, trip] = await Promise.all([
    readMembers(db, request),
    readCovers(db, request, now),
    readSteps(db, request, request.version),
    readOfTrip(db, request),
  ]);
  const me = members.find(({ subject }) => subject === actor.subject) ?? refuse('NotFound');
  const isOwn = request.subject === actor.subject;
  const isTraveler = request.party.some(({ subject }) => subject === actor.subject);
  if (!isOwn && !isTraveler && !isInvolved(me, steps, covers)) return refuse('NotFound');
  const { terms } = request;
  const looking: Looking = { actor, me, members, covers, now };
  return {
    ...partOf(request, steps, looking),
    checkoutId: request.checkoutId,
    freeUntil: terms.freeUntil,
    // A price that isn't held until the decision isn't held for the request
    heldUntil: terms.heldUntil && !isBefore(terms.heldUntil, request.decideBy) ? terms.heldUntil : null,
    // What pays for a trip isn't for those who only travel
    paidWith: isTraveler && !isOwn ? '' : terms.paidWith,
    reason: terms.reason,
    note: terms.note,
    trip: await Promise.all(
      trip.map(async (other) => partOf(other, await readSteps(db, other, other.version), looking)),
    ),
  };
}

type Looking = {
  readonly actor: Actor;
  readonly me: Member;
  readonly members: readonly Member[];
  readonly covers: readonly Cover[];
  readonly now: Request['sentAt'];
};
function partOf(request: Request, steps: readonly StoredStep[], looking: Looking): ApprovalPart {
  const { terms, requestedMinor, nowMinor } = request;
  const { rules, currency } = terms;
  const { actor, me, covers, now } = looking;
  const isOwn = request.subject === actor.subject;
  const decides = decisions(request, me, { steps, covers, now });
  return {
    ...lineOf(request, actor),
    requested: money(requestedMinor, currency),
    limit: money(limitMinor(requestedMinor, rules.tolerance), currency),
    tolerance: { percent: rules.tolerance.percent, amount: money(rules.tolerance.amountMinor, currency) },
    ifUndecided: rules.ifUndecided,
    now: nowMinor === null ? null : money(nowMinor, currency),
    returnedFor: request.returnedFor,
    endedBy: request.endedBy,
    tier: terms.tier,
    broken: terms.broken.map((each) => ({ ...each })) as Approval['broken'],
    customFields: [...(terms.answers ?? [])],
    steps: steps.map((step) => stepOf(step, looking)),
    suggestions: decides.length > 0 ? terms.broken.map((each) => suggestionIn(actor.locale, each)) : [],
    offers: [...(isOwn ? ownOffers(request) : []), ...decides],
  };
}

const isInvolved = (me: Member, steps: readonly StoredStep[], covers: readonly Cover[]): boolean =>
  steps.some(
    (step) => step.decidedBy === me.subject || decidesAs(me, step, { travelers: [], covers }) !== null,
  );

const ownOffers = ({ state }: Request): Approval['offers'] => [
  ...(canSendAgain(state) ? (['sendAgain'] as const) : []),
  ...(canWithdraw(state) ? (['withdraw'] as const) : []),
];

type Deciding = {
  readonly steps: readonly StoredStep[];
  readonly covers: readonly Cover[];
  readonly now: Request['sentAt'];
};
function decisions(request: Request, me: Member, { steps, covers, now }: Deciding): Approval['offers'] {
  const next = steps.find(({ decision }) => decision === null);
  const isOpen = isUndecided(request.state) && isBefore(now, request.decideBy);
  if (!next || !isOpen || !decidesAs(me, next, { travelers: barredFrom(request), covers })) return [];
  return ['approve', 'decline'];
}

function stepOf(step: StoredStep, { actor, members, covers }: Looking): ApprovalStep {
  const named = (subject: string): Colleague => ({
    subject,
    name: members.find((member) => member.subject === subject)?.name ?? subject,
  });
  const cover = covers.find(({ approver }) => approver === step.approver);
  return {
    approver: named(step.approver),
    why: step.why,
    deputy: cover ? named(cover.deputy) : null,
    decision: step.decision,
    decidedBy: step.decidedBy === null ? null : named(step.decidedBy),
    decidedAt: step.decidedAt,
    note: step.suggestion ? suggestionIn(actor.locale, step.suggestion) : step.note,
    movedFrom: step.movedFrom === null ? null : named(step.movedFrom),
  };
}
