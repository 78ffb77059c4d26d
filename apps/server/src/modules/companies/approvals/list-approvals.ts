/** One's own requests, and those that one decides about, a page at a time. */
import type { ApprovalTrip } from '@sojourn/contract/approvals.ts';
import type { OutputOf, QueryOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { type ApprovalState, statesOfView } from '@sojourn/domain/approvals/approval-state.ts';
import type { Actor } from '#context.ts';
import { type ApprovalDeps, companyOf } from './deps.ts';
import { type Company, readCovers, readMembers } from './people/store.ts';
import type { Request } from './requests/request.ts';
import { countWaiting, type Decides, listOwn, listToDecide, readParts } from './requests/store.ts';
import { lineOf } from './show-approval.ts';

export const PAGE = 50;
type Listed = OutputOf<Calls['listApprovals']>;

export async function listApprovals(
  deps: ApprovalDeps,
  { of, view, after }: QueryOf<Calls['listApprovals']>,
  actor: Actor,
): Promise<Listed> {
  const company = companyOf(deps, actor);
  const { db, clock } = deps;
  const [members, covers] = await Promise.all([
    readMembers(db, company),
    readCovers(db, company, clock.now()),
  ]);
  const { subject } = actor;
  const who: Decides = {
    subject,
    isAdmin: members.some((member) => member.subject === subject && member.isAdmin),
    coversFor: covers.filter(({ deputy }) => deputy === subject).map(({ approver }) => approver),
  };
  const wanted = { states: statesOfView(view), after: cursorOf(after), limit: PAGE + 1 };
  const waitingStates = statesOfView('waiting');
  const [found, waiting] = await Promise.all([
    of === 'mine' ? listOwn(db, actor, wanted) : listToDecide(db, company, who, wanted),
    countWaiting(db, actor, company, who, waitingStates),
  ]);
  const shown = found.slice(0, PAGE);
  return {
    requests: await tripsOf(deps, company, shown, wanted.states, actor),
    next: found.length > PAGE ? nextOf(shown) : null,
    waiting,
  };
}

/** Each with what else of its trip is in the same states. */
export async function tripsOf(
  { db }: Pick<ApprovalDeps, 'db'>,
  company: Company,
  shown: readonly Request[],
  states: readonly ApprovalState[],
  actor: Actor,
): Promise<ApprovalTrip[]> {
  const parts = shown.length === 0 ? [] : await readParts(db, company, shown, states);
  return shown.map((request) => ({
    ...lineOf(request, actor),
    parts: parts
      .filter(({ customerId, tripId }) => customerId === request.customerId && tripId === request.tripId)
      .map((part) => lineOf(part, actor)),
  }));
}

/** `2027-02-09T14:40:00.000Z~apr_…`; anything else begins anew. */
export function cursorOf(
  after: string | undefined,
): { readonly decideBy: string; readonly requestId: string } | null {
  const [decideBy = '', requestId = ''] = after?.split('~') ?? [];
  return Number.isNaN(Date.parse(decideBy)) ? null : { decideBy, requestId };
}
export const nextOf = (shown: readonly Request[]): string | null => {
  const last = shown.at(-1);
  return last ? `${last.decideBy}~${last.requestId}` : null;
};
