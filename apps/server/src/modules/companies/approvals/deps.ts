/** What requests for approval need from outside, and who may see them. */
import { newId } from '@sojourn/domain/ids.ts';
import { can } from '@sojourn/domain/tenants/tenant.ts';
import type { Actor, RequestContext } from '#context.ts';
import { readActor } from '#modules/customers/sessions/delegation/store.ts';
import type { PayDeps } from '#modules/selling/booking/deps.ts';
import type { CancellationDeps } from '#modules/trips/cancellation/product.ts';
import { refuse } from '#refusal.ts';
import type { Owner } from '#workflow/saga.ts';
import type { Company } from './people/store.ts';
import type { Request } from './requests/request.ts';

export type ApprovalDeps = PayDeps & CancellationDeps;

/** Refuses with NotFound outside companies: nothing of this exists there. */
export function companyOf({ tenantOf }: Pick<ApprovalDeps, 'tenantOf'>, actor: Actor): Company {
  const { tenantId, businessId } = actor;
  if (!businessId || !can(tenantOf(tenantId), 'corporate')) return refuse('NotFound');
  return { tenantId, businessId };
}

/** The traveler, in whose name is booked and canceled; null for somebody who is gone. */
export const travelerOf = (deps: ApprovalDeps, request: Owner): Promise<Actor | null> =>
  readActor(deps.db, request, { sessionId: newId('ses', deps.random.bytes(16)) });

/** Of work that nobody waits for. */
export const contextOf = (request: Request, requestId?: string): RequestContext =>
  ({ requestId: requestId ?? `approval-${request.requestId}`, scenario: request.scenario }) as RequestContext;
