/** What a whole company asked for, a page at a time, for its admins. */
import type { OutputOf, QueryOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { isUndecided, statesOfView } from '@sojourn/domain/approvals/approval-state.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { AdminActor } from '#context.ts';
import { type ApprovalDeps, companyOf } from '../deps.ts';
import { cursorOf, nextOf, PAGE, tripsOf } from '../list-approvals.ts';
import { readMembers } from '../people/store.ts';
import { barredFrom } from '../requests/request.ts';
import { countTrips, listOfCompany, readNextApprovers } from './store.ts';

type Listed = OutputOf<Calls['listCompanyApprovals']>;

export async function listCompanyApprovals(
  deps: ApprovalDeps,
  { view, after, ...wanted }: QueryOf<Calls['listCompanyApprovals']>,
  actor: AdminActor,
): Promise<Listed> {
  const company = companyOf(deps, actor);
  const { db } = deps;
  const at = { states: statesOfView(view), after: cursorOf(after), limit: PAGE + 1 };
  const [found, counts, members] = await Promise.all([
    listOfCompany(db, company, wanted, at),
    countTrips(db, company, wanted),
    readMembers(db, company),
  ]);
  const shown = found.slice(0, PAGE);
  const trips = await tripsOf(deps, company, shown, at.states, actor);
  const deciders = await readNextApprovers(
    db,
    company,
    shown.map(({ requestId }) => requestId),
  );
  const names = new Map(members.map(({ subject, name }) => [subject, name]));
  const nextApprovers = new Map(deciders.map(({ requestId, approver }) => [requestId, approver]));
  const now = deps.clock.now();
  return {
    requests: trips.map((trip, i) => {
      const request = assertPresent(shown[i], 'the request of a trip');
      const isOpen = isUndecided(request.state) && isBefore(now, request.decideBy);
      const subject = isUndecided(request.state) ? nextApprovers.get(request.requestId) : undefined;
      return {
        ...trip,
        tier: request.terms.tier,
        next: subject === undefined ? null : { subject, name: names.get(subject) ?? subject },
        isYours: isOpen && subject !== undefined && !barredFrom(request).includes(actor.subject),
      };
    }),
    next: found.length > PAGE ? nextOf(shown) : null,
    counts,
  };
}
