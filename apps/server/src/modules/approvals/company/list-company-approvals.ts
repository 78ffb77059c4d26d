/** What a whole company asked for, a page at a time, for its admins. */
import type { OutputOf, QueryOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { APPROVAL_VIEWS, isUndecided, statesOfView } from '@sojourn/domain/approvals/approval-state.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import type { AdminActor } from '../../../context.ts';
import { type ApprovalDeps, companyOf } from '../deps.ts';
import { cursorOf, nextOf, PAGE } from '../list-approvals.ts';
import { readMembers } from '../people/store.ts';
import { barredFrom } from '../requests/request.ts';
import { lineOf } from '../show-approval.ts';
import { countByState, listOfCompany, readNextApprovers } from './store.ts';

type Listed = OutputOf<Calls['listCompanyApprovals']>;

export async function listCompanyApprovals(
  deps: ApprovalDeps,
  { view, after, ...wanted }: QueryOf<Calls['listCompanyApprovals']>,
  actor: AdminActor,
): Promise<Listed> {
  const company = companyOf(deps, actor);
  const { db } = deps;
  const at = { states: statesOfView(view), after: cursorOf(after), limit: PAGE + 1 };
  const [found, states, members] = await Promise.all([
    listOfCompany(db, company, wanted, at),
    countByState(db, company, wanted),
    readMembers(db, company),
  ]);
  const shown = found.slice(0, PAGE);
  const deciders = await readNextApprovers(
    db,
    company,
    shown.map(({ requestId }) => requestId),
  );
  const names = new Map(members.map(({ subject, name }) => [subject, name]));
  const nextApprovers = new Map(deciders.map(({ requestId, approver }) => [requestId, approver]));
  const now = deps.clock.now();
  return {
    requests: shown.map((request) => {
      const isOpen = isUndecided(request.state) && isBefore(now, request.decideBy);
      const subject = isUndecided(request.state) ? nextApprovers.get(request.requestId) : undefined;
      return {
        ...lineOf(request, actor),
        tier: request.terms.tier,
        next: subject === undefined ? null : { subject, name: names.get(subject) ?? subject },
        isYours: isOpen && subject !== undefined && !barredFrom(request).includes(actor.subject),
      };
    }),
    next: found.length > PAGE ? nextOf(shown) : null,
    counts: Object.fromEntries(
      APPROVAL_VIEWS.map((each) => {
        const fitting = states.filter(({ state }) => statesOfView(each).includes(state));
        return [each, fitting.reduce((sum, { count }) => sum + count, 0)];
      }),
    ) as Listed['counts'],
  };
}
